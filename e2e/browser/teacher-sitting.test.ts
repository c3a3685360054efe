/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJudgements } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { lesson } from '../support/browser/main-job.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

// The effort of a teacher, in clicks and marks: from a lesson to a PIN, and marking, analysing and discussing the
// answers of 24 students to three questions.

const pictures = fileURLToPath(new URL('../test-results/sitting/', import.meta.url));

const app = browserAtApp();

type Truth = 'right' | 'partly' | 'wrong';
interface Answer {
  text: string;
  truth: Truth;
  label?: string;
}
const oxygen = 'zuurstof in plaats van koolstofdioxide';
const soil = 'eten komt uit de aarde';

const right = (text: string): Answer => ({ text, truth: 'right' });
const partly = (text: string): Answer => ({ text, truth: 'partly' });
const wrong = (text: string, label?: string): Answer => ({ text, truth: 'wrong', ...(label && { label }) });

const questions = [
  aQuestion({
    id: 'q1',
    text: 'Welke drie dingen zijn nodig voor fotosynthese?',
    guide: { modelAnswer: 'licht, water en koolstofdioxide', misconception: 'zuurstof' },
  }),
  aQuestion({
    id: 'q2',
    text: 'Waar haalt een plant zijn eten vandaan?',
    guide: { modelAnswer: 'Een plant maakt zelf suiker in zijn bladeren, met licht, water en koolstofdioxide.' },
  }),
  aQuestion({
    id: 'q3',
    text: 'Waarom sluiten huidmondjes als het droog is?',
    guide: { modelAnswer: 'Door de huidmondjes verdampt water; dicht verliest de plant minder water.' },
  }),
];

/** The answers of 24 students by question: to the first one in many word orders, to the others in their own words. */
const writtenAnswers: readonly (readonly Answer[])[] = [
  [
    right('licht, water en koolstofdioxide'),
    right('water, CO2 en licht'),
    right('koolstofdioxide, licht, water'),
    right('Licht water koolstofdioxide'),
    right('CO2, water, licht'),
    right('water licht en koolstofdioxide'),
    wrong('licht, water, zuurstof', oxygen),
    wrong('zuurstof, licht en water', oxygen),
    wrong('water, zuurstof, licht', oxygen),
    wrong('licht en zuurstof en water', oxygen),
    wrong('Water, licht en zuurstof', oxygen),
    wrong('hij heeft zuurstof nodig en zon en water uit de grond', oxygen),
    right('zonlicht, water en CO2'),
    partly('zon, lucht en water'),
    wrong('licht en water en mest'),
    partly('bladgroen, licht, water'),
    wrong('zuurstof en zonlicht', oxygen),
    partly('water en licht'),
    right('zonlicht, koolstofdioxide en water'),
    wrong('aarde, water en licht', soil),
    partly('licht'),
    right('lichtenergie, water, koolstofdioxide'),
    wrong('weet ik echt niet meer denk zuurstof', oxygen),
    partly('zonlicht en water'),
  ],
  [
    right('die maakt een plant zelf, suiker in zijn bladeren'),
    right('hij maakt zelf suiker met licht'),
    right('in de bladeren maakt de plant suiker van water en CO2'),
    right('een plant maakt zelf suiker'),
    right('uit fotosynthese in het blad, met licht en water wordt het suiker'),
    right('zelf gemaakt in de bladeren met licht'),
    right('plant maakt suikers van koolstofdioxide en water'),
    right('met licht water en koolstofdioxide maakt hij suiker'),
    right('suiker, dat maakt hij zelf in zijn blad'),
    right('bladeren maken suiker met zonlicht en water'),
    wrong('uit de grond', soil),
    wrong('uit de aarde met zijn wortels', soil),
    wrong('van de mest', soil),
    wrong('wortels', soil),
    wrong('hij eet aarde', soil),
    wrong('uit de bodem natuurlijk', soil),
    wrong('door te drinken'),
    wrong('de boer geeft voer'),
    wrong('van insecten'),
    wrong('regen'),
    wrong('uit de pot', soil),
    wrong('voedingsstoffen in de grond', soil),
    wrong('kunstmest', soil),
    wrong('geen flauw idee maar ik gok grond', soil),
  ],
  [
    right('anders verdampt er te veel water door de huidmondjes'),
    right('dan verliest de plant minder water'),
    right('om minder water te verliezen, want door huidmondjes verdampt water'),
    right('zo verdampt er minder water'),
    right('water verdampt door de huidmondjes dus gaan ze dicht'),
    right('dicht verliest hij geen water'),
    right('de plant wil water houden, het verdampt anders'),
    right('minder verdamping van water'),
    right('anders droogt de plant uit want water verdampt'),
    right('door huidmondjes gaat water weg, dus dicht'),
    right('om water te sparen, er verdampt minder'),
    right('water blijft dan in de plant en verdampt niet'),
    right('dan verdampt minder water door de huidmondjes'),
    right('anders verliest de plant te veel water'),
    partly('om niet uit te drogen'),
    partly('anders gaat hij dood van de dorst'),
    wrong('omdat het warm is'),
    wrong('dan kan er geen lucht in'),
    wrong('de zon maakt ze dicht'),
    wrong('ze gaan slapen'),
    wrong('tegen insecten'),
    wrong('dat weet ik niet precies, misschien stof'),
    wrong('omdat er geen licht is'),
    wrong('zodat het koel blijft'),
  ],
];

/** Counts the clicks with a pointer on the page from now on, also across page loads. */
const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      // Clicks by a key or by the label of a field have no detail.
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) localStorage.setItem('clicks', `${Number(localStorage.getItem('clicks')) + 1}`);
      },
      true,
    ),
  );
  return () => page.evaluate(() => Number(localStorage.getItem('clicks')));
};

const aClass = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, {
    title: 'Fotosynthese',
    className: '2B',
    totalStudents: 25,
    questions,
  });
  for (let student = 0; student < 24; student += 1)
    await submit(app.url, {
      ticketId: ticket.id,
      studentName: `Leerling ${'ABCDEFGHIJKLMNOPQRSTUVWX'[student]}`,
      answers: writtenAnswers.map((answers, place) => ({
        questionId: `q${place + 1}`,
        answer: answers[student]?.text ?? '',
      })),
    });
  const page = await app.openPage({ teacher });
  await page.setViewportSize({ width: 1366, height: 768 });
  const clicks = await countClicks(page);
  await page.goto(`/results/${ticket.id}`);
  await page.getByRole('button', { name: 'Begin met beoordelen' }).waitFor();
  return { teacher, ticket, params, page, clicks };
};

const screenshot = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });

/** The row that keys act on: its text, question and position, how many rows follow in view and in all, and its labels. */
const currentRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('[data-row][data-current=true]');
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const isInView = (one: Element) => one.getBoundingClientRect().bottom <= window.innerHeight;
    const bar = document.querySelector('[data-action=undo]')?.parentElement?.getBoundingClientRect().top;
    const bottom = bar ?? window.innerHeight;
    const article = row?.closest('article');
    const after = row ? rows.slice(rows.indexOf(row) + 1).filter((one) => one.closest('article') === article) : [];
    const chips = [...(row?.querySelectorAll<HTMLElement>('[data-label-key]') ?? [])];
    return {
      text: row?.querySelector('p[id]')?.textContent?.slice(1, -1) ?? '',
      questionId: row?.dataset.row?.split(' ')[0] ?? '',
      top: row?.getBoundingClientRect().top ?? -1,
      following: after.filter((one) => isInView(one) && one.getBoundingClientRect().bottom <= bottom + 1).length,
      left: after.length,
      labels: Object.fromEntries(chips.map((chip) => [chip.textContent, chip.dataset.labelKey])),
    };
  });

const truthOf = ({ questionId, text }: { questionId: string; text: string }): Answer => {
  const found = writtenAnswers[Number(questionId.slice(1)) - 1]?.find((one) => one.text === text);
  if (!found) throw new Error(`nobody wrote “${text}” to ${questionId}`);
  return found;
};

/** The answers to a question without a verdict, in the order of the page. */
const unmarkedRows = async (page: Page, questionId: string): Promise<{ row: string; answer: Answer }[]> => {
  const rows = await page.locator(`[data-row^="${questionId} "][data-undecided=true]`).evaluateAll((found) =>
    found.map((one) => ({
      row: one.getAttribute('data-row') ?? '',
      text: one.querySelector('p[id]')?.textContent?.slice(1, -1) ?? '',
    })),
  );
  return rows.map(({ row, text }) => ({ row, answer: truthOf({ questionId, text }) }));
};

const isSame = (one: Answer, other: Answer): boolean => one.truth === other.truth && one.label === other.label;

/**
 * The way with the fewest marks for somebody who has read the list: first the exceptions, then one mark for all rows from
 * a certain row on, then one for the rest. Reading and moving between rows do not count.
 */
const planOf = (answers: readonly Answer[]) => {
  const kinds = answers.filter((one, at) => answers.findIndex((other) => isSame(one, other)) === at);
  const plans = kinds.flatMap((upper) =>
    kinds.flatMap((lower) =>
      Array.from({ length: answers.length + 1 }, (_, from) => {
        const hasBlock = from < answers.length;
        const exceptions = answers.flatMap((one, at) => (isSame(one, at < from ? upper : lower) ? [] : [at]));
        const isUpperLeft = answers.slice(0, from).some((one) => isSame(one, upper));
        const ofBlock = lower.label ? 2 : 1;
        const marks = exceptions.length + (hasBlock ? ofBlock : 0) + (isUpperLeft ? 1 : 0);
        // “The rest is …” cannot give a label, and a block starts at a row that belongs to it.
        const isPossible = upper.label === undefined && (!hasBlock || isSame(answers[from] ?? upper, lower));
        return { upper, lower, from, exceptions, marks: isPossible ? marks : Number.POSITIVE_INFINITY };
      }),
    ),
  );
  return plans.reduce((best, plan) => (plan.marks < best.marks ? plan : best));
};

const keyOf = { right: '1', partly: '2', wrong: '3' };

const minFollowing = 3;
/** It was 19 when last counted. */
const maxMarks = 20;

/** The clicks from pasting a lesson to the PIN: into the field, generate, save, and create the account. */
const clicksToPin = 4;

test('a visitor gets a PIN for a pasted lesson in four clicks, and the focus moves to the next field by itself', async () => {
  const page = await app.openPage();
  const clicks = await countClicks(page);
  await page.goto('/');
  await page.getByLabel('Of plak lestekst').click();
  await page.keyboard.insertText(lesson);
  await page.getByRole('button', { name: 'Exit ticket genereren' }).first().click();
  const editor = page.getByRole('dialog');
  await isFocused(editor.getByLabel('Titel', { exact: true }));
  await screenshot(page, 'editor');
  await editor.getByRole('button', { name: 'Exit ticket opslaan' }).click();
  const account = page.getByRole('dialog', { name: 'Gratis account maken' });
  await isFocused(account.getByLabel('E-mailadres'));
  await page.keyboard.type(`${randomUUID()}@school.nl`);
  await page.keyboard.press('Tab');
  await isFocused(account.getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.type('geheim!');
  await account.getByRole('button', { name: 'Account maken' }).click();
  await page.getByRole('img', { name: /^PIN/ }).waitFor();
  expect(await clicks()).toBe(clicksToPin);
});

test('24 answers to each of three questions take at most 20 marks, with the next three rows always in view; the advice for tomorrow is two clicks away, and the board one more', async ({
  annotate,
}) => {
  const { teacher, params, page, clicks } = await aClass();
  // Answers that differ only in word order are one line, which says so: one right, one wrong.
  const inOrders = page.getByRole('button', { name: 'en 4 andere volgordes' });
  expect(await inOrders.count()).toBe(2);
  await screenshot(page, 'open');
  // An answer to be marked is never cut off, even in a narrow column.
  const long = page.getByText(/^“uit fotosynthese in het blad, met licht en water wordt/);
  await long.scrollIntoViewIfNeeded();
  const lines = await long.evaluate((one) => {
    if (one instanceof HTMLElement) one.style.maxWidth = '200px';
    const { clientHeight, scrollHeight } = one;
    return { isSeveral: clientHeight > 40, cut: scrollHeight - clientHeight };
  });
  expect(lines).toEqual({ isSeveral: true, cut: 0 });
  let marks = 0;
  const views: { top: number; following: number; left: number }[] = [];
  const goTo = async (row: string) => {
    await page.evaluate((name) => {
      const found = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
        ({ dataset }) => dataset.row === name,
      );
      found?.scrollIntoView({ block: 'start' });
      found?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
    }, row);
    await page.locator(`[data-row="${row}"][data-current=true]`).waitFor();
    const { top, following, left } = await currentRow(page);
    views.push({ top, following, left });
  };
  const isDone = (row: string) => page.locator(`[data-row="${row}"][data-undecided=false]`).waitFor();
  /** Labels the current row: with the key of the label's chip, or by typing a new label. */
  const giveLabel = async (label: string) => {
    const key = (await currentRow(page)).labels[label];
    marks += 1;
    if (key) return page.keyboard.press(key);
    await page.keyboard.press('l');
    await page.getByLabel(/^Wat denken deze leerlingen/).fill(label);
    await page.keyboard.press('Enter');
  };
  const markRow = async (row: string, { truth, label }: Answer) => {
    await goTo(row);
    if (label !== undefined) await giveLabel(label);
    else {
      marks += 1;
      await page.keyboard.press(keyOf[truth]);
    }
    await isDone(row);
  };

  for (const { id } of questions) {
    const rows = await unmarkedRows(page, id);
    const { upper, lower, from, exceptions } = planOf(rows.map(({ answer }) => answer));
    for (const at of exceptions) {
      const { row, answer } = rows[at] ?? { row: '', answer: upper };
      await markRow(row, answer);
      if (views.length === 4) await screenshot(page, 'marking');
    }
    const block = rows[from];
    if (block) {
      await goTo(block.row);
      marks += 1;
      if (lower.label === undefined) await page.keyboard.press(`Shift+Digit${keyOf[lower.truth]}`);
      else {
        await page.keyboard.press('b');
        await giveLabel(lower.label);
      }
      await isDone(block.row);
    }
    const isLeft = (await page.locator(`[data-row^="${id} "][data-undecided=true]`).count()) > 0;
    if (isLeft) {
      marks += 1;
      await page.locator(`[data-row="${id} rest"]`).locator(`[data-verdict=${upper.truth}]`).click();
    }
    await page.locator(`[data-row^="${id} "][data-undecided=true]`).first().waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: 'Alles is beoordeeld' }).waitFor();
  await annotate(`${marks} marks`);
  await screenshot(page, 'marked');
  const { body } = await teacher.call(getJudgements, { params });
  for (const { questionId, groups } of body.questions)
    for (const { answer, verdict, label } of groups.flatMap(({ wordings }) => wordings)) {
      const { truth, label: named } = truthOf({ questionId, text: answer });
      expect({ answer, verdict, label }).toEqual({ answer, verdict: truth, label: named });
    }
  expect(marks).toBeLessThanOrEqual(maxMarks);
  // Every mark moved to a row, except for the remaining rows of each question.
  expect(views.length).toBeGreaterThanOrEqual(marks - 2 * questions.length);
  for (const { top, following, left } of views) {
    expect(top).toBeLessThan(768 / 3);
    expect(following).toBeGreaterThanOrEqual(Math.min(minFollowing, left));
  }

  const clicksWhileMarking = await clicks();
  // Two clicks to the advice for tomorrow, which is on the first screen, and one more to the board.
  await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  const tomorrow = page.getByRole('region', { name: 'Morgen in 5 minuten' });
  await tomorrow.waitFor();
  const board = tomorrow.getByRole('button', { name: 'Op het bord' });
  await expect.poll(() => board.isEnabled()).toBe(true);
  const box = await board.boundingBox();
  expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
  await tomorrow.getByRole('heading', { name: /\d+ van 2\d nog niet goed/ }).waitFor();
  await screenshot(page, 'analysed');
  await board.click();
  const dialog = page.getByRole('dialog', { name: 'Op het bord' });
  await dialog.waitFor();
  expect((await clicks()) - clicksWhileMarking).toBe(3);
  expect(await dialog.getByText('Welke drie dingen').isVisible()).toBe(false);
  await screenshot(page, 'board');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Welke drie dingen').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Dit klopt').waitFor();
  await screenshot(page, 'board-right');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('Dit klopt').waitFor({ state: 'detached' });
  expect(await dialog.innerText()).not.toContain('Leerling');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Op het bord');
});
