/// <reference lib="dom" />
import { text } from 'node:stream/consumers';
import { analyzeTicket, changeJudgements, getJudgements } from '@exit-tickets/contracts';
import { aQuestion, pagesOf } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { allAtOnce, newTeacher, newTicket, submit } from '../support/classroom.ts';

// Two answers of a class as a file for the lesson: a slide, and a page to print or save as a PDF.

const app = browserAtApp();

const question = 'Waarom drijft ijs op <water> & niet eronder?';
const students = Array.from({ length: 12 }, (_, n) => `Leerling-${'abcdefghijkl'.charAt(n)}`);

/** The results of an analysed class of twelve, eight of them wrong. */
const openResults = async (questionText = question): Promise<Page> => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, {
    title: 'IJs/water',
    questions: [aQuestion({ text: questionText })],
  });
  await allAtOnce(students, 4, (studentName, n) => {
    const answer = n < 8 ? 'Omdat het koud is' : 'De deeltjes zitten verder uit elkaar';
    return submit(app.url, { ticketId: ticket.id, studentName, answers: [{ questionId: 'q1', answer }] });
  });
  const { body } = await teacher.call(getJudgements, { params });
  const marks = (body.questions[0]?.groups ?? [])
    .flatMap(({ wordings }) => wordings)
    .map(({ answer, responseIds }) => ({
      ...{ questionId: 'q1', responseIds },
      verdict: answer.includes('deeltjes') ? ('right' as const) : ('wrong' as const),
    }));
  await teacher.call(changeJudgements, { params, body: { marks } });
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('heading', { name: 'Morgen in 5 minuten' }).waitFor();
  return page;
};

/** Requests of the page to other sites, requests that are not a GET, and errors in its console. */
const watchRequests = (page: Page): string[] => {
  const violations: string[] = [];
  page.on('request', (request) => {
    const isOwn = [new URL(app.url).origin, 'null'].includes(new URL(request.url()).origin);
    if (!isOwn || request.method() !== 'GET') violations.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  return violations;
};

/** The parts of the downloaded slide, by their paths, and its file name. Checks that each part is valid XML. */
const slideOf = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als PowerPoint' }).last().click(),
  ]);
  const zip = await openPromise(await download.path());
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/')) parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  const broken = await page.evaluate(
    (files) =>
      files.filter(([, xml]) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')),
    [...parts],
  );
  expect(broken).toEqual([]);
  return { parts, name: download.suggestedFilename() };
};

/** The texts of a part, in order. */
const textsIn = (xml = ''): string[] =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, found = '']) =>
    found.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/** The printed pages, and the texts that overflow on them. */
const printBoard = async (page: Page) => {
  const isPrinted = (what: string) =>
    page.waitForFunction((printed) => document.documentElement.dataset.print === printed, what);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Als PDF of op papier' }).last().click();
  await isPrinted('board');
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body > div > p[data-kind]')].map((element) => ({
      start: `${element.style.fontSize}: ${element.textContent?.slice(0, 20)}`,
      isTooLong: element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
    })),
  );
  expect(texts.length).toBeGreaterThanOrEqual(5);
  // The browser itself reports when it has printed.
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await page.emulateMedia({ media: 'screen' });
  await isPrinted('summary');
  return { pages, tooLong: texts.filter(({ isTooLong }) => isTooLong).map(({ start }) => start) };
};

test('the two answers of the board fill one slide and one page, without names; only the notes of the slide say which is right', async () => {
  const page = await openResults();
  const violations = watchRequests(page);
  const { parts, name } = await slideOf(page);
  expect(name).toBe('exit-ticket-IJs-water-bord.pptx');
  const slides = [...parts.keys()].filter((path) => /^ppt\/slides\/[^/]+\.xml$/.test(path));
  expect(slides).toEqual(['ppt/slides/slide1.xml']);
  const slide = parts.get('ppt/slides/slide1.xml') ?? '';
  const answers = ['“De deeltjes zitten verder uit elkaar”', '“Omdat het koud is”'];
  const [first, second] = question.length % 2 === 0 ? answers.toReversed() : answers;
  expect(textsIn(slide)).toEqual([question, 'A', first, 'B', second]);
  expect(new Set([...slide.matchAll(/typeface="([^"]*)"/g)].map(([, font]) => font))).toEqual(new Set(['Arial']));
  const right = first === answers[0] ? 'A' : 'B';
  expect(textsIn(parts.get('ppt/notesSlides/notesSlide1.xml'))).toContain(`Goed is ${right}: ${answers[0]}`);
  for (const [path, xml] of parts)
    expect(
      students.filter((student) => xml.includes(student)),
      path,
    ).toEqual([]);

  const paper = await printBoard(page);
  expect(paper.tooLong).toEqual([]);
  expect(paper.pages).toHaveLength(1);
  for (const words of [question, ...answers]) expect(paper.pages[0]).toContain(words);
  expect(paper.pages[0]).not.toMatch(/Leerling-|Goed|Klopt|klopt/);
  expect(violations).toEqual([]);
});

test('the longest question and answers fit, and characters that no file can contain are left out', async () => {
  const page = await openResults('Waarom BEWEGEN mensen en MEMBRANEN hier samen? '.repeat(21));
  const answer = page.getByLabel('Klopt nog niet');
  const long = [
    'Wij zagen WATER en MEMBRANEN, mmm. '.repeat(140),
    'w'.repeat(4990),
    'Een zin van gewone lengte. '.repeat(12),
  ];
  for (const words of [...long, 'één']) {
    await answer.fill(`${words}\u000b\ufffe&`);
    const { pages, tooLong } = await printBoard(page);
    expect([pages.length, tooLong], words.slice(0, 20)).toEqual([1, []]);
    const { parts } = await slideOf(page);
    expect(textsIn(parts.get('ppt/slides/slide1.xml')).join()).toContain(`${words.trim()} &`);
  }
});

test('the board of the sample class offers both files outside full screen, and they name the sample class', async () => {
  const page = await app.openPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sample');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Analyseer & Sluit').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await button('Op het bord').click();
  const board = page.getByRole('dialog', { name: /Voorbeeldklas/ });
  await page.waitForFunction(() => document.fullscreenElement !== null);
  const slide = board.getByRole('button', { name: 'Als PowerPoint' });
  await slide.waitFor({ state: 'hidden' });
  await page.evaluate(() => document.exitFullscreen());
  await slide.waitFor();
  const { parts } = await slideOf(page);
  expect(textsIn(parts.get('ppt/slides/slide1.xml')).at(-1)).toBe('Voorbeeldklas');
  expect((await printBoard(page)).pages).toEqual([expect.stringContaining('Voorbeeldklas')]);
});
