/// <reference lib="dom" />
import { text } from 'node:stream/consumers';
import { analyzeTicket, changeJudgements, getJudgements } from '@exit-tickets/contracts';
import { aQuestion, pagesOf } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { allAtOnce, newTeacher, newTicket, submit } from '../support/classroom.ts';

// The two answers of the board for a lesson of the teacher's own: a slide, and a page for paper or a PDF.

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;
beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

const question = 'Waarom drijft ijs op <water> & niet eronder?';
const students = Array.from({ length: 12 }, (_, n) => `Leerling-${'abcdefghijkl'.charAt(n)}`);

/** The results of an analysed class of twelve, eight of them wrong. */
const openResults = async (asked = question): Promise<Page> => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, {
    title: 'IJs/water',
    questions: [aQuestion({ text: asked })],
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

/** What the page asks of others and sends, and what its policy refuses. */
const watch = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const isOwn = [new URL(app.url).origin, 'null'].includes(new URL(request.url()).origin);
    if (!isOwn || request.method() !== 'GET') seen.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  return seen;
};

/** The parts of the slide that is downloaded, by their paths, and its name. Each must be XML that can be read. */
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

/** The texts of a part, in their order. */
const textsIn = (xml = ''): string[] =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, found = '']) =>
    found.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/** What is printed, on a page as browsers keep it as a PDF, and which texts leave their place on it. */
const paperOf = async (page: Page) => {
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
  // Browsers say by themselves that they have printed.
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await page.emulateMedia({ media: 'screen' });
  await isPrinted('summary');
  return { pages, tooLong: texts.filter(({ isTooLong }) => isTooLong).map(({ start }) => start) };
};

test('the two answers of the board are one slide and one page, without names and without what is right; only the notes say it', async () => {
  const page = await openResults();
  const seen = watch(page);
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

  const paper = await paperOf(page);
  expect(paper.tooLong).toEqual([]);
  expect(paper.pages).toHaveLength(1);
  for (const words of [question, ...answers]) expect(paper.pages[0]).toContain(words);
  expect(paper.pages[0]).not.toMatch(/Leerling-|Goed|Klopt|klopt/);
  expect(seen).toEqual([]);
});

test('the longest question and answers fit, and what no file can hold is left out of them', async () => {
  const page = await openResults('Waarom BEWEGEN mensen en MEMBRANEN hier samen? '.repeat(21));
  const answer = page.getByLabel('Klopt nog niet');
  const long = [
    'Wij zagen WATER en MEMBRANEN, mmm. '.repeat(140),
    'w'.repeat(4990),
    'Een zin van gewone lengte. '.repeat(12),
  ];
  for (const words of [...long, 'één']) {
    await answer.fill(`${words}\u000b\ufffe&`);
    const { pages, tooLong } = await paperOf(page);
    expect([pages.length, tooLong], words.slice(0, 20)).toEqual([1, []]);
    const { parts } = await slideOf(page);
    expect(textsIn(parts.get('ppt/slides/slide1.xml')).join()).toContain(`${words.trim()} &`);
  }
});

test('the board offers both while it does not fill the screen, also of the sample class, which they name', async () => {
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
  expect((await paperOf(page)).pages).toEqual([expect.stringContaining('Voorbeeldklas')]);
});
