/// <reference lib="dom" />
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAllInOne } from '@exit-tickets/all-in-one';
import {
  analyzeTicket,
  changeJudgements,
  createTicket,
  type Language,
  register,
  submitResponse,
  type Ticket,
} from '@exit-tickets/contracts';
import { type ApiClient, createApiClient } from '@exit-tickets/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { loadTexts } from '../../web/src/shared/i18n/load-texts.ts';
import { type ExampleClass, exampleClasses, size } from './example-class.ts';

const folder = new URL('../../web/public/steps/', import.meta.url);
const schemes = ['light', 'dark'] as const;

/** A phone is shown at full size; the board is scaled down. The landing page uses the same sizes. */
const phone = { width: 390, height: 460 };
const board = { width: 1080, height: 720 };

const newTicket = async (
  teacher: ApiClient,
  { title, className, lesson, questions }: ExampleClass,
): Promise<Ticket> => {
  const draft = {
    title,
    className,
    totalStudents: size.students,
    originalContent: lesson,
    questions: questions.map(({ text, modelAnswer, misconception }, place) => ({
      id: `q${place + 1}`,
      type: 'open_text' as const,
      text,
      guide: { modelAnswer, misconception, passage: lesson },
    })),
  };
  return (await teacher.call(createTicket, { body: draft })).body;
};

/** Submits the answers of the class; returns the ids of the responses by question and answer. */
const answerAll = async (url: string, ticket: Ticket, { questions }: ExampleClass) => {
  const given = questions.map(({ answers }) => answers.flatMap(({ answer, count }) => Array(count).fill(answer)));
  const ids = questions.map(() => new Map<string, string[]>());
  for (let student = 0; student < size.responses; student += 1) {
    const answers = ticket.questions.map(({ id }, place) => ({ questionId: id, answer: given[place]?.[student] }));
    const body = { ticketId: ticket.id, studentName: `${student + 1}`, answers };
    const { id } = (await createApiClient(url).call(submitResponse, { body })).body;
    for (const [place, { answer }] of answers.entries())
      ids[place]?.set(answer, [...(ids[place].get(answer) ?? []), id]);
  }
  return ids;
};

/** Submits the answers of the class, marks them like their teacher, and requests the analysis. */
const answerAndAnalyze = async (teacher: ApiClient, url: string, ticket: Ticket, example: ExampleClass) => {
  const ids = await answerAll(url, ticket, example);
  const marks = example.questions.flatMap(({ answers, misconception }, place) =>
    answers.map(({ answer, verdict }) => ({
      questionId: ticket.questions[place]?.id ?? '',
      verdict,
      ...(verdict === 'wrong' && { label: misconception }),
      responseIds: ids[place]?.get(answer) ?? [],
    })),
  );
  await teacher.call(changeJudgements, { params: { id: ticket.id }, body: { marks } });
  await teacher.call(analyzeTicket, { params: { id: ticket.id }, body: {} });
};

/** Saves as WebP, a third of the size of a PNG. */
const save = async (browser: Browser, name: string, picture: Buffer): Promise<void> => {
  const page = await browser.newPage();
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
  }, picture.toString('base64'));
  await page.close();
  const path = fileURLToPath(new URL(`${name}.webp`, folder));
  await writeFile(path, Buffer.from(webp, 'base64'));
  process.stdout.write(`${path}\n`);
};

const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
};

interface Shot {
  language: Language;
  scheme: (typeof schemes)[number];
  teacher: ApiClient;
  url: string;
  /** A ticket without answers, so that it can be edited. */
  fresh: Ticket;
  answered: Ticket;
  analyzed: Ticket;
}

const takeShots = async (browser: Browser, shot: Shot): Promise<void> => {
  const { language, scheme, teacher, url, fresh, answered, analyzed } = shot;
  const { tickets, results } = (await loadTexts[language]()).texts;
  const name = (step: string) => `${step}-${language}-${scheme}`;
  const context = await browser.newContext({
    viewport: { width: phone.width, height: 1200 },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: language,
    baseURL: url,
  });
  await context.addCookies(teacher.cookiesFor(url));
  const page = await context.newPage();
  /** Saves what a phone shows from this element on. */
  const saveFrom = async (step: string, element: Locator) => {
    await element.waitFor();
    await settle(page);
    const { y = 0 } = (await element.boundingBox()) ?? {};
    await save(browser, name(step), await page.screenshot({ clip: { x: 0, y: y - 16, ...phone } }));
  };

  await page.goto('/my-tickets');
  // Newest first: the answered ticket, and the fresh one after it.
  await page
    .getByRole('button', { name: tickets.more.replace('{{title}}', fresh.title) })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: tickets.edit.action }).click();
  const editor = page.getByRole('dialog');
  await saveFrom('make', editor.getByText(/1 \p{L}+ 2 ·/u).first());

  await page.goto(`/results/${analyzed.id}`);
  const finding = page.getByRole('heading', { name: results.analysis.strugglingAreas, exact: true });
  await finding.click();
  // In the middle of the window: at its top the header would cover it.
  await finding.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await saveFrom('read', finding);

  await page.setViewportSize(board);
  await page.goto('/my-tickets');
  const share = page.getByRole('button', { name: new RegExp(`^${tickets.share.action}`) });
  await share.first().click();
  await page.getByRole('img', { name: new RegExp([...(answered.pin ?? '')].join(' ')) }).waitFor();
  // The list under the dialog shows the count first.
  await page.getByRole('dialog').getByText(`${size.responses}/${size.students}`).waitFor();
  await settle(page);
  await save(browser, name('share'), await page.screenshot({ scale: 'css' }));
  await context.close();
};

/** Draws the three steps in each language and both colour schemes. */
export const drawSteps = async (browser: Browser, languages: readonly Language[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'exit-tickets-pictures-'));
  const allInOne = await startAllInOne({
    DATA_DIR: dataDir,
    PORT: '3998',
    LOG_LEVEL: 'error',
    JOIN_ADDRESSES: 'https://tickets.school.example',
  });
  const url = allInOne.addresses.local;
  try {
    for (const language of languages) {
      const teacher = createApiClient(url);
      const email = `${language}@school.example`;
      await teacher.call(register, { body: { email, password: 'een goed geheim', firstName: 'An', lastName: 'Smit' } });
      const example = exampleClasses[language];
      const analyzed = await newTicket(teacher, example);
      await answerAndAnalyze(teacher, url, analyzed, example);
      const fresh = await newTicket(teacher, example);
      const answered = await newTicket(teacher, example);
      await answerAll(url, answered, example);
      for (const scheme of schemes)
        await takeShots(browser, { language, scheme, teacher, url, fresh, answered, analyzed });
    }
  } finally {
    await allInOne.context.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
