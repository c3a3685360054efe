/// <reference lib="dom" />
import { type Analysis, archiveTicket, limits, register, setTicketStatus } from '@exit-tickets/contracts';
import { aChoice, aQuestion, createApiClient, pagesOf } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, password, submit } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

const word = (letter: string, length = 100) => letter.repeat(length);
const questions = [
  aQuestion({ text: word('v') }),
  aChoice({ options: [word('o'), 'glucose'], correctAnswer: word('o') }),
];
const answers = [
  { questionId: 'q1', answer: word('a') },
  { questionId: 'q2', answer: word('o') },
];

/** An analysis as long as they come, each point with its evidence. */
const anAnalysis = (point: string, points: number): Analysis => {
  const texts = Array.from({ length: points }, (_, n) => `${point} ${n}`);
  const quotes = [1, 2, 3].map((n) => ({ responseId: `r${n}`, questionId: 'q1', quote: point }));
  return {
    overallPerformance: `Het geheel. ${point}`,
    strugglingAreas: texts,
    nextLessonSuggestions: texts,
    individualConcerns: texts,
    strengths: texts,
    evidence: texts.map((_, index) => ({ section: 'strugglingAreas' as const, index, quotes })),
    responseCount: 25,
    tallies: [],
    digest: '',
    createdAt: '2026-01-01T10:00:00.000Z',
  };
};

/** Shows results with this analysis, without having it made. */
const giveAnalysis = async (page: Page, analysis: Analysis) => {
  await page.route('**/api/ticket/*/analysis', (route) => route.fulfill({ json: analysis }));
  await page.route('**/api/ticket-by-id/*', async (route) => {
    const response = await route.fetch();
    const ticket: object = await response.json();
    await route.fulfill({ response, json: { ...ticket, isAnalyzed: true } });
  });
};

/** How far the page, a dialog on it, or what a button says reaches beyond its width. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"], main button, main a')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

describe('long words break instead of widening the page', () => {
  const aTeacher = async () => {
    const teacher = createApiClient(app.url);
    const email = `${word('e', 60)}@${word('s', 60)}.example`;
    const names = { firstName: word('V'), lastName: word('N') };
    await teacher.call(register, { body: { email: `${Date.now()}${email}`, password, ...names } });
    const texts = { title: word('t'), className: word('k'), questions };
    const { ticket } = await newTicket(teacher, texts);
    const closed = await newTicket(teacher, texts);
    await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    const archived = await newTicket(teacher, texts);
    await teacher.call(archiveTicket, { params: archived.params });
    await submit(app.url, { ticketId: ticket.id, studentName: word('l', limits.studentNameLength), answers });
    return { teacher, ticket };
  };
  type Given = Awaited<ReturnType<typeof aTeacher>>;

  const click = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
  const menu = async (page: Page, item: string) => {
    await click(page, /^Meer acties/);
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
  };

  const screens: [string, string | ((given: Given) => string), ((page: Page) => Promise<void>)?][] = [
    ['the dashboard', '/dashboard'],
    ['the PIN', '/dashboard', (page) => click(page, /^PIN delen/)],
    ['the tickets', '/my-tickets'],
    ['a class that is changed', '/my-tickets', (page) => click(page, /^Klas van/)],
    ['the question before deleting', '/my-tickets', (page) => menu(page, 'Verwijderen')],
    ['a search', '/my-tickets', (page) => page.getByLabel('Zoek op titel').fill(word('z'))],
    ['the archive', '/archive'],
    ['the menu', '/dashboard', (page) => click(page, /^Menu/)],
    [
      'the results',
      ({ ticket }) => `/results/${ticket.id}`,
      async (page) => {
        await click(page, /^l+/);
        for (const summary of await page.locator('summary').all()) await summary.click();
      },
    ],
  ];

  let given: Given;
  beforeAll(async () => {
    given = await aTeacher();
  });

  test.each(screens)('on %s', async (_name, path, prepare) => {
    const page = await app.openPage({ teacher: given.teacher });
    await giveAnalysis(page, anAnalysis(word('i'), 1));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(typeof path === 'string' ? path : path(given));
    await page.getByRole('main').getByText(word('t')).first().waitFor();
    await prepare?.(page);
    expect(await sideways(page)).toBe(0);
  });

  test('in the name of a teacher, where the header shows it', async () => {
    const page = await app.openPage({ teacher: given.teacher });
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.goto('/dashboard');
    await page.getByRole('banner').getByText(word('N')).waitFor();
    expect(await sideways(page)).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(100);
  });

  test('in the editor', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: word('t'), className: word('k'), questions });
    const page = await app.openPage({ teacher });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/my-tickets');
    await menu(page, 'Bewerken');
    expect(await sideways(page)).toBe(0);
  });

  test('for pupils', async () => {
    const { ticket } = given;
    const page = await app.openPage();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/student/${ticket.pin}`);
    await page.getByLabel('Je naam').fill(word('n', limits.studentNameLength));
    expect(await sideways(page)).toBe(0);
    await page.locator('textarea').fill(word('a'));
    await page.getByLabel(word('o')).check();
    await page.getByRole('button', { name: /Versturen/ }).click();
    await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
    expect(await sideways(page)).toBe(0);
  });
});

test('results begin on the first page of paper, however long the analysis', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher);
  await submit(app.url, { ticketId: ticket.id });
  const page = await app.openPage({ teacher });
  await giveAnalysis(page, anAnalysis('De klas verwart fotosynthese met verbranding', 12));
  await page.goto(`/results/${ticket.id}`);
  await page.getByText('Het geheel.').waitFor();
  const [first = '', ...rest] = await pagesOf(await page.pdf({ format: 'A4' }));
  expect(rest.length).toBeGreaterThan(0);
  expect(first).toContain('Het geheel.');
  // Full to the end: the points go on there, and on the next page.
  expect(first).toContain('fotosynthese met verbranding 1');
  expect(rest.filter((text) => text.trim() === '')).toEqual([]);
});
