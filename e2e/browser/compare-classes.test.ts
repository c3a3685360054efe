/// <reference lib="dom" />
import {
  changeJudgements,
  compareCopies,
  copyTicket,
  getJudgements,
  type Ticket,
  updateTicket,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow } from '../support/browser/creating.ts';
import { cutOff } from '../support/browser/in-view.ts';
import { allAtOnce, newTeacher, newTicket, submit } from '../support/classroom.ts';

// The results of one ticket in several classes, from real answers and marks.

const app = browserAtApp();

const questions = [
  aQuestion({ text: 'Waarom heeft een plant licht nodig?' }),
  aChoice({ id: 'q2', text: 'Wat vangt het licht?', options: ['chlorofyl', 'zetmeel'], correctAnswer: 'chlorofyl' }),
  aScale({ id: 'q3', text: 'Hoe zeker ben je?' }),
];
type Teacher = Awaited<ReturnType<typeof newTeacher>>;

/** `count` students answer, `right` of them correctly, and the teacher marks their answers. */
const answer = async (teacher: Teacher, { id }: Ticket, count: number, right: number) => {
  await allAtOnce(Array.from({ length: count }), 8, (_, n) => {
    const words = n < right ? ['voor suiker', 'chlorofyl', '4'] : ['voor de wortels', 'zetmeel', '2'];
    const answers = words.map((one, at) => ({ questionId: `q${at + 1}`, answer: one }));
    return submit(app.url, { ticketId: id, studentName: `Leerling ${n}`, answers });
  });
  const params = { id };
  const marks = await vi.waitFor(async () => {
    const { body } = await teacher.call(getJudgements, { params });
    const wordings = body.questions[0]?.groups.flatMap((group) => group.wordings) ?? [];
    expect(wordings.flatMap(({ responseIds }) => responseIds)).toHaveLength(count);
    return wordings.map(({ answer: text, responseIds }) => ({
      ...{ questionId: 'q1', responseIds },
      verdict: text.includes('suiker') ? ('right' as const) : ('wrong' as const),
    }));
  });
  expect((await teacher.call(changeJudgements, { params, body: { marks } })).status).toBe(200);
};

/** A ticket in five classes: one got it twice, one an edited copy, one has not answered, one has few students. */
const fiveClasses = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket: first } = await newTicket(teacher, { title: 'Fotosynthese', className: '2B', questions });
  const copy = async (className: string) =>
    (await teacher.call(copyTicket, { params: { id: first.id }, body: { className } })).body;
  const [few, edited] = [await copy('3C'), await copy('4D')];
  await copy('5E');
  const many = await copy('10A');
  const secondCopy = await copy('2b');
  const changed = [aQuestion({ text: 'Waarom is licht nodig, en wat gebeurt er zonder?' }), ...questions.slice(1)];
  const draft = { title: 'Fotosynthese', className: '4D', questions: changed };
  expect((await teacher.call(updateTicket, { params: { id: edited.id }, body: draft })).status).toBe(200);
  await answer(teacher, first, 12, 4);
  await answer(teacher, secondCopy, 11, 10);
  await answer(teacher, few, 4, 3);
  await answer(teacher, edited, 2, 1);
  await answer(teacher, many, 10, 9);
  await vi.waitFor(
    async () => {
      const { body } = await teacher.call(compareCopies, { params: { id: first.id } });
      const right = body.tickets.map(({ tallies }) =>
        (tallies ?? []).flatMap(({ chosen, right }) => (chosen ? [] : right)).join(),
      );
      expect(right).toEqual(['10,10', '9,9', '', '1,1', '3,3', '4,4']);
    },
    { timeout: 60_000, interval: 500 },
  );
  return { teacher };
};

const widths = [1366, 768, 320, 390];

/** The cells of the table, by row: element, scope and text. */
const tableOf = (page: Page) =>
  page
    .locator('table')
    .evaluate((table) =>
      [...table.querySelectorAll('tr')].map((row) =>
        [...row.children].map((cell) => `${cell.tagName} ${cell.getAttribute('scope') ?? ''} ${cell.textContent}`),
      ),
    );

test('two clicks from the list lead to a comparison of five classes: every question by class, with both results of the class that got it twice', async () => {
  const { teacher } = await fiveClasses();
  const page = await app.openPage({ teacher });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/my-tickets');
  await page.getByRole('link', { name: 'Fotosynthese' }).last().click();
  await page.getByRole('link', { name: 'Vergelijk 5 klassen' }).waitFor();
  for (const width of [...widths, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect([await horizontalOverflow(page), await cutOff(page)], `results, ${width}`).toEqual([0, []]);
  }
  await page.getByRole('link', { name: 'Vergelijk 5 klassen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fotosynthese in 5 klassen' }).waitFor();

  const rows = await tableOf(page);
  expect(rows.map((cells) => cells.length)).toEqual([6, 6, 6, 6, 6]);
  const [head = [], ...body] = rows.map((cells) =>
    cells.map((cell) => cell.replace(/\d+ \S+ 20\d\d(,? \d\d:\d\d)?/g, '·')),
  );
  expect(head).toEqual(['Vraag', '2b··', '3C·', '4D·', '5E·', '10A·'].map((text) => `TH col ${text}`));
  expect(body).toEqual([
    [
      'TH row Vraag 1Waarom heeft een plant licht nodig?',
      'TD  ·4 van 12 goed4 goed, 8 fout·10 van 11 goed10 goed, 1 fout',
      'TD  3 van 4 goed',
      'TD  hier anders gesteld',
      'TD  nog geen antwoorden',
      'TD  9 van 10 goed9 goed, 1 fout',
    ],
    [
      'TH row Vraag 1 · Aangepaste vraagWaarom is licht nodig, en wat gebeurt er zonder?',
      'TD  ·hier anders gesteld·hier anders gesteld',
      'TD  hier anders gesteld',
      'TD  1 van 2 goed',
      'TD  hier anders gesteld',
      'TD  hier anders gesteld',
    ],
    expect.arrayContaining(['TD  9 van 10 goed9 goed, 1 fout', 'TD  1 van 2 goed']),
    expect.arrayContaining([
      'TD  Gemiddeld 3,8 van 5, 10 antwoorden2\u00a0(1×), 4\u00a0(9×)',
      'TD  2 antwoorden',
      'TD  nog geen antwoorden',
    ]),
  ]);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole(width > 640 ? 'table' : 'heading', { name: width > 640 ? '' : 'Hoe zeker ben je?' }).waitFor();
    expect([await horizontalOverflow(page), await cutOff(page)], String(width)).toEqual([0, []]);
    expect(await violationsInBothThemes(page), String(width)).toEqual([]);
  }
  // On a phone it is a list: each question once, a line for each class, and classes with another wording folded.
  const [first, ...others] = await page.locator('main section').all();
  const linesOf = (part = page.locator('main')) =>
    part
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map(
          ({ firstChild, children: [, fell] }) => `${firstChild?.firstChild?.textContent}: ${fell?.textContent}`,
        ),
      );
  expect(others).toHaveLength(2);
  const sameWording = [
    '2b: 4 van 12 goed',
    '2b: 10 van 11 goed',
    '3C: 3 van 4 goed',
    '5E: nog geen antwoorden',
    '10A: 9 van 10 goed',
  ];
  expect(await linesOf(first)).toEqual(sameWording);
  await page.getByText('Waarom is licht nodig, en wat gebeurt er zonder?').waitFor({ state: 'hidden' });
  await page.getByText('Anders gesteld: 4D').click();
  await page.getByText('Waarom is licht nodig, en wat gebeurt er zonder?').waitFor();
  expect(await linesOf(first)).toEqual([...sameWording, '4D: 1 van 2 goed']);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect([await horizontalOverflow(page), await cutOff(page)]).toEqual([0, []]);
  // It was twice as high when each class had a heading under each wording.
  expect(await page.locator('main').evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(1_500);
  await first?.getByRole('link', { name: '10A' }).click();
  await page.getByRole('link', { name: 'Vergelijk 5 klassen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fotosynthese in 5 klassen' }).waitFor();
  await page.getByRole('link', { name: 'Resultaten' }).click();
  await page.getByRole('link', { name: 'Vergelijk 5 klassen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fotosynthese in 5 klassen' }).waitFor();
});
