/// <reference lib="dom" />
import { analyzeTicket, changeJudgements, getJudgements } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale, pagesOf } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { contrast } from '../support/browser/contrast.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const app = browserAtApp();

const students = ['Noor Bakker', 'Sem Dewit', 'Lotte Visser', 'Daan Mulder', 'Emma Peters', 'Tess Vos'];
const answers = [
  'door het licht',
  'met zijn wortels, zegt Noor',
  'door het licht',
  'glucose',
  'met zijn wortels, zegt Noor',
  '?',
];

/** Opens the results of a marked and analysed class in a browser that prefers dark colours. */
const openResults = async (more: { studentName: string; answer: string }[] = []) => {
  const teacher = await newTeacher(app.url);
  const questions = [aQuestion(), aChoice({ id: 'q2' }), aScale({ id: 'q3' })];
  const { ticket, params } = await newTicket(teacher, { questions });
  const submissions = [
    ...students.map((studentName, index) => ({ studentName, answer: answers[index] ?? '' })),
    ...more,
  ];
  for (const [index, { studentName, answer }] of submissions.entries()) {
    const chosen = [answer, index % 2 === 0 ? 'chlorofyl' : 'glucose', String((index % 5) + 1)];
    await submit(app.url, {
      ticketId: ticket.id,
      studentName,
      answers: chosen.map((one, place) => ({ questionId: `q${place + 1}`, answer: one })),
    });
  }
  const wordings = await vi.waitFor(
    async () => {
      const { body } = await teacher.call(getJudgements, { params });
      const found = body.questions[0]?.groups.flatMap((group) => group.wordings) ?? [];
      expect(found.flatMap(({ responseIds }) => responseIds)).toHaveLength(submissions.length);
      return found;
    },
    { timeout: 30_000 },
  );
  const marks = wordings
    .filter(({ answer, verdict }) => answer !== '?' && verdict !== 'concern')
    .map(({ answer, responseIds }) => {
      const verdict = answer.includes('licht') ? ('right' as const) : ('wrong' as const);
      return { questionId: 'q1', responseIds, verdict };
    });
  await teacher.call(changeJudgements, { params, body: { marks } });
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  const page = await app.openPage({ teacher });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('heading', { name: 'Morgen in 5 minuten' }).waitFor();
  await page.getByRole('heading', { name: 'Per leerling' }).waitFor();
  return page;
};

/**
 * Texts with too little contrast on paper. Browsers print on white, unless `print-color-adjust` keeps the background
 * colour.
 */
const faintPrintedTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const isPrinted = printColorAdjust === 'exact' && !/^rgba.* 0\)$/.test(backgroundColor);
      return isPrinted ? backgroundColor : backgroundOf(element.parentElement);
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && element.checkVisibility() && element.clientWidth !== 1)
      .map((element) => ({
        text: element.textContent,
        color: getComputedStyle(element).color,
        background: backgroundOf(element),
      }));
  });
  return texts.flatMap(({ text, color, background }) => {
    const found = contrast(color, background);
    return found < 4.5 ? [`${found.toFixed(1)}: ${text}`] : [];
  });
};

test('results with a dark theme print as dark text on white', async () => {
  const page = await openResults();
  const onScreen = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(onScreen).not.toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await faintPrintedTexts(page)).toEqual([]);
});

test('printing gives the analysis on one page and the class on the next, all answers on request, and the groups on one page', async () => {
  const page = await openResults();
  // Printing by the page is replaced: the test prints with the browser.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const printed = async () => pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const [analysis = '', grid = '', ...others] = await printed();
  expect(others).toEqual([]);
  for (const part of ['Morgen in 5 minuten', 'Algemene prestatie', 'Knelpunten', 'nog niet goed', 'Sterke punten'])
    expect(analysis).toContain(part);
  expect(analysis).toContain('1 / 2');
  expect(grid).toContain('2 / 2');
  for (const student of students) expect(grid).toContain(student);
  for (const name of students) expect(analysis).not.toContain(name);

  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Afdrukken met alle antwoorden' }).click();
  const whole = (await printed()).join(' ');
  for (const answer of new Set(answers)) expect(whole).toContain(answer);
  expect(whole).toContain('Waarop dit berust');

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Groepen voor morgen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Groepen voor morgen' });
  await dialog.getByRole('button', { name: 'Afdrukken' }).click();
  const groups = await printed();
  expect(groups).toHaveLength(1);
  expect(groups[0]).toContain('Heeft het');
  for (const student of students) expect(groups[0]).toContain(student);
});

test('the printed overview is read by row: marks beside the names, a line under each, and totals that do not break', async () => {
  const others = Array.from({ length: 8 }, (_, n) => ({ studentName: `Leerling ${n}`, answer: 'glucose' }));
  const page = await openResults(others);
  await page.emulateMedia({ media: 'print' });
  const overview = page.getByRole('region', { name: 'In één oogopslag' });
  const rows = await overview.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [name, mark] = [row.querySelector('button'), row.querySelector('td')];
      const lines = [...row.children].map((cell) => getComputedStyle(cell).borderBottomWidth);
      const gap = (mark?.getBoundingClientRect().left ?? 0) - (name?.getBoundingClientRect().left ?? 0);
      return { gap, lines: lines.join(' ') };
    }),
  );
  expect(rows).toHaveLength(14);
  for (const { gap, lines } of rows) {
    expect(gap).toBeLessThan(200);
    expect(lines).toBe('1px 1px 1px 1px');
  }
  const totals = overview.locator('tfoot td span');
  expect(await totals.allInnerTexts()).toEqual(['/14', '/14']);
  for (const total of await totals.all())
    expect(
      await total.evaluate((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      }),
    ).toBe(1);
});

test('a worrying answer is shown in a separate section, and is not printed', async () => {
  const words = 'mijn vader slaat me';
  const page = await openResults([{ studentName: 'Mila Jansen', answer: words }]);
  const section = page.getByRole('region', { name: 'Lees dit zelf: 1 antwoord' });
  expect(await section.getByText(words).isVisible()).toBe(false);
  await section.getByText('Toon de woorden').click();
  expect(await section.getByText(words).isVisible()).toBe(true);
  await page.locator('[data-response] button[aria-expanded=false]').last().click();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const item of ['Afdrukken', 'Afdrukken met alle antwoorden']) {
    await page.getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const paper = (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
    expect(paper).toContain('Mila Jansen');
    // In the overview it has the sign of an answer that is not assessed yet, and none of its own.
    expect(paper).not.toMatch(/slaat|lees dit zelf|beantwoord/i);
  }
  await section.getByRole('button', { name: 'Geen zorgsignaal' }).click();
  await page.locator('article').getByText(`“${words}”`).waitFor();
  expect(await section.count()).toBe(0);
});

test('with names hidden, prints contain a number for each student and no name', async () => {
  const page = await openResults();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  /** Prints with all answers; printing ends that mode. */
  const printed = async () => {
    await page.getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('menuitem', { name: 'Afdrukken met alle antwoorden' }).click();
    return (await pagesOf(await page.pdf({ format: 'A4' }))).join(' ');
  };
  const named = await printed();
  for (const student of students) expect(named).toContain(student);
  await page.getByRole('switch', { name: 'Namen verbergen' }).press('Space');
  await page
    .getByRole('button', { name: /^Leerling 1/ })
    .first()
    .waitFor();
  // Also with answers unfolded, which shows who gave them.
  await page
    .locator('article [aria-expanded=false]')
    .evaluateAll((folded) => folded.map((one) => one instanceof HTMLElement && one.click()));
  await page.getByText('Leerling 1, Leerling 3').waitFor();
  await page.locator('[data-response] button[aria-expanded=false]').first().click();
  const numbered = await printed();
  expect(numbered).toContain('Waarop dit berust');
  expect(numbered).toContain('zegt […]');
  for (const name of students.flatMap((student) => student.split(' ')))
    expect(numbered).not.toMatch(new RegExp(`\\b${name}\\b`));
  for (const number of students.keys()) expect(numbered).toContain(`Leerling ${number + 1}`);
});

test('the notice of an unfinished ticket does not cover the header of the results, and is neither printed nor on the board', async () => {
  const others = ['Mila Smit', 'Finn Kok', 'Sara Bos', 'Levi Vink'];
  const page = await openResults(others.map((studentName) => ({ studentName, answer: 'met zijn wortels' })));
  const results = page.url();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
  await page.getByLabel('Titel', { exact: true }).fill('Herhaling');
  await page.goto(results);
  const notice = page.getByText('Je was bezig met een exit ticket');
  await notice.waitFor();
  const more = page.getByRole('button', { name: 'Meer', exact: true });
  await page.getByRole('heading', { name: 'Per leerling' }).scrollIntoViewIfNeeded();
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.unreachable();
  await vi.waitFor(async () => {
    const { y, height } = await boxOf(page.locator('.mantine-Notification-root'));
    expect((await boxOf(more)).y).toBeGreaterThan(y + height);
  });

  await page.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await notice.isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Op het bord' }).click();
  const board = page.getByRole('dialog');
  await board.getByRole('button', { name: 'Toon de vraag' }).waitFor();
  await notice.waitFor({ state: 'hidden' });
  await vi.waitFor(async () => expect((await board.boundingBox())?.y).toBe(0));
  await page.keyboard.press('Escape');
  await notice.waitFor();
});
