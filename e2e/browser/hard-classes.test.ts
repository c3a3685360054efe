/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeJudgements, deleteTicket, getJudgements, limits, removeResponse } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow } from '../support/browser/creating.ts';
import { coveredStops, cutOff, runsLeftward } from '../support/browser/in-view.ts';
import { allAtOnce, newTeacher, newTicket, submit } from '../support/classroom.ts';

// Results of unusual classes: very many answers, none, endless words, and changes from another window while marking.

const pictures = fileURLToPath(new URL('../test-results/hard-classes/', import.meta.url));

const app = browserAtApp();

interface Class {
  questions?: ReturnType<typeof aQuestion>[];
  /** What each student answers to every question, by name. */
  students: readonly (readonly [name: string, answer: string])[];
}

/** Creates a class that has answered. `open` opens its results, `stored` reads the verdict of each answer. */
const aClass = async ({ questions = [aQuestion()], students }: Class) => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions });
  const responses = await allAtOnce(students, 8, async ([studentName, answer]) => {
    const answers = questions.map(({ id: questionId }) => ({ questionId, answer }));
    const { status, body } = await submit(app.url, { ticketId: ticket.id, studentName, answers });
    expect(status).toBe(201);
    return body.id;
  });
  const open = async (width = 1366) => {
    const page = await app.openPage({ teacher });
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/results/${ticket.id}`);
    await page.getByRole('heading', { name: 'Per vraag' }).waitFor();
    return page;
  };
  const stored = async () => {
    const { body } = await teacher.call(getJudgements, { params });
    const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
    return Object.fromEntries(wordings.map(({ answer, verdict }) => [answer, verdict]));
  };
  return { teacher, ticket, params, responses, open, stored };
};

const screenshot = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const begin = (page: Page) => button(page, 'Begin met beoordelen').click();
/** Analyses the class, and waits for the advice for tomorrow. */
const analyse = async (page: Page) => {
  await button(page, 'Analyseer & Sluit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByRole('heading', { name: 'Morgen in 5 minuten' }).waitFor();
};
/** The left and the right edge of an element. */
const sides = async (found: Locator): Promise<[left: number, right: number]> => {
  const box = await found.boundingBox();
  if (!box) throw new Error('it is not shown');
  return [Math.round(box.x), Math.round(box.x + box.width)];
};
const expectHeading = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true }).waitFor();

/** Checks that nothing overflows or is cut off on a phone, a tablet, a laptop and a large screen. */
const expectFits = async (page: Page, name: string) => {
  for (const width of [390, 820, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await screenshot(page, `${name}-${width}`);
    expect([await horizontalOverflow(page), await cutOff(page)], `${name}, ${width}`).toEqual([0, []]);
  }
};

const word = (letters: number, letter: string) => letter.repeat(letters);

test('a ticket with five hundred answers can be marked by keyboard, and refuses one more', async () => {
  const count = limits.responsesPerTicket;
  const students = Array.from({ length: count }, (_, n) => [`Leerling ${n}`, `antwoord nummer ${n}`] as const);
  const { ticket, open, stored } = await aClass({ students });
  expect((await submit(app.url, { ticketId: ticket.id })).status).toBe(409);
  const page = await open();
  await begin(page);
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await expectHeading(page, `Nog ${count - 2} antwoorden te beoordelen`);
  await expect
    .poll(async () =>
      Object.values(await stored())
        .filter((verdict) => verdict !== 'unjudged')
        .sort(),
    )
    .toEqual(['right', 'wrong']);
  await expectFits(page, 'five-hundred');
});

test('no bar covers what is focused by keyboard among the answers to a question, forward or back', async () => {
  const students = Array.from(
    { length: 30 },
    (_, n) => [`Leerling ${n}`, `${word(n + 1, 'a')} is het antwoord`] as const,
  );
  const page = await (await aClass({ students })).open();
  await begin(page);
  for (const width of [390, 1_366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await coveredStops(page, 40), `${width}`).toEqual([]);
  }
});

test('words, names and labels without spaces wrap while marking, in the groups for tomorrow, in the analysis and on the board', async () => {
  const answers = [word(limits.answerLength, 'a'), word(500, 'g')] as const;
  const { open } = await aClass({
    questions: [aQuestion({ text: word(300, 'v') })],
    students: [
      [word(limits.studentNameLength, 'n'), answers[0]],
      ['Sem', answers[0]],
      ['Lotte', answers[0]],
      ['An', answers[1]],
      ['Bo', answers[1]],
    ],
  });
  const page = await open();
  const label = word(80, 'm');
  await begin(page);
  await page.keyboard.press('l');
  await page.getByLabel(/^Wat denken deze leerlingen/).fill(label);
  await page.keyboard.press('Enter');
  await page.getByText(`Misvatting: ${label}`).first().waitFor();
  await expectFits(page, 'long-words');
  await page.keyboard.press('n');
  await page.keyboard.press('1');
  await expectHeading(page, 'Alles is beoordeeld');
  await button(page, 'Groepen voor morgen').click();
  await page.getByRole('dialog').getByRole('heading', { name: label }).waitFor();
  await expectFits(page, 'long-words-groups');
  await page.keyboard.press('Escape');
  await analyse(page);
  await page.getByLabel('Klopt nog niet').fill(word(limits.answerLength, 'w'));
  await expectFits(page, 'long-words-analysed');
  await button(page, 'Op het bord').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog').getByText('Dit klopt').waitFor();
  await screenshot(page, 'long-words-board');
  expect([await horizontalOverflow(page), await cutOff(page)]).toEqual([0, []]);
});

test('in a class below ten the wrong answer looks like a field, and the button for the board says why it waits', async () => {
  const given = { Noor: 'fout', Sem: 'fout', Lotte: 'fout', An: 'goed', Bo: 'goed' };
  const page = await (await aClass({ students: Object.entries(given) })).open();
  await begin(page);
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await expectHeading(page, 'Alles is beoordeeld');
  await analyse(page);
  const hasBorder = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field) => getComputedStyle(field).borderTopColor !== 'rgba(0, 0, 0, 0)');
  expect(await Promise.all(['Klopt', 'Klopt nog niet'].map(hasBorder))).toEqual([false, true]);
  const reason = await button(page, 'Op het bord').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${reason}"]`).textContent()).toContain('Herschrijf wat bij ‘Klopt nog niet’ staat');
});

test('the overview of a class shows twenty questions side by side, and keeps the names in view', async () => {
  const questions = Array.from({ length: limits.questionsPerTicket }, (_, n) =>
    aQuestion({ id: `q${n}`, text: `Vraag nummer ${n} over planten?` }),
  );
  const students = ['Noor', 'Sem', 'Lotte', 'An', 'Bo'].map((name) => [name, `antwoord van ${name}`] as const);
  const { open } = await aClass({ questions, students });
  const page = await open();
  await expectFits(page, 'twenty');
  await page.setViewportSize({ width: 390, height: 768 });
  const last = page.getByRole('columnheader', { name: 'Vraag 20' });
  await last.scrollIntoViewIfNeeded();
  const name = page.getByRole('rowheader', { name: 'Noor' });
  const isOnTop = await name.evaluate((header) => {
    const { left, top, width, height } = header.getBoundingClientRect();
    return header.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('the overview and the groups show right-to-left names from right to left, and the Dutch next to them from left to right', async () => {
  // The direction decides on which side the exclamation mark is.
  const names = ['نور الهدى!', 'שרה לוי!', 'Sem!'];
  const { open } = await aClass({ students: names.map((name) => [name, `aarde, zegt ${name}`] as const) });
  const page = await open();
  await begin(page);
  await page.keyboard.press('Shift+Digit3');
  await expectHeading(page, 'Alles is beoordeeld');
  await expectFits(page, 'right-to-left');
  const directions = (texts: Locator[]) => Promise.all(texts.map((text) => text.evaluate(runsLeftward)));
  const glance = [...names, 'goed'].map((name) => page.getByRole('rowheader', { name, exact: true }));
  expect(await directions(glance)).toEqual([true, true, false, false]);
  await button(page, 'Groepen voor morgen').click();
  const dialog = page.getByRole('dialog');
  const listed = names.map((name) => dialog.getByText(name, { exact: true }));
  expect(await directions([...listed, dialog.getByRole('heading', { name: /^Nog niet goed/ })])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await expectFits(page, 'right-to-left-groups');
});

describe('a class with hardly any results', () => {
  test('shows the advice to share the PIN while nobody has answered', async () => {
    const { open } = await aClass({ students: [] });
    const page = await open();
    await page
      .getByRole('main')
      .getByText(/^Deel de PIN met je klas/)
      .waitFor();
    expect(await button(page, 'Analyseer & Sluit').isDisabled()).toBe(true);
    await expectFits(page, 'none');
  });

  test('of one student is counted, without a conclusion', async () => {
    const { open } = await aClass({ students: [['Noor', 'licht en lucht']] });
    const page = await open();
    await analyse(page);
    await page.getByText('Nog niet te zeggen: 1 antwoord wacht op je oordeel.').waitFor();
    await page.getByText(/^Er zijn minder dan vijf inzendingen/).waitFor();
    await expectFits(page, 'one');
  });

  test('with only blank answers is not reported as good', async () => {
    const students = ['weet ik niet', '?', 'geen idee', '-', 'idk'].map(
      (answer, n) => [`Leerling ${n}`, answer] as const,
    );
    const { open } = await aClass({ students });
    const page = await open();
    await analyse(page);
    await page.getByText('Geen antwoord is fout of deels goed. 5 van 5 zijn leeg: ga na waardoor.').waitFor();
    await expectFits(page, 'blank');
  });
});

describe('during marking', () => {
  const students = [
    ['Noor', 'door het licht'],
    ['Sem', 'met zijn wortels'],
    ['Lotte', 'glucose'],
  ] as const;
  const verdictOf = (page: Page, answer: string, name: string) =>
    page
      .locator('[data-row]')
      .filter({ has: page.getByText(`“${answer}”`, { exact: true }) })
      .getByRole('radio', { name });
  const isMarked = (page: Page, answer: string, name: string) =>
    verdictOf(page, answer, name).and(page.locator('[aria-checked=true]')).waitFor();
  const expectUndo = (page: Page) => button(page, 'Ongedaan maken').waitFor();

  test('the page says when the ticket was deleted in another window', async () => {
    const { open, teacher, params } = await aClass({ students });
    const page = await open();
    await verdictOf(page, 'glucose', 'goed').click();
    await expectUndo(page);
    await teacher.call(deleteTicket, { params });
    await page.getByRole('heading', { name: 'Exit ticket niet gevonden' }).waitFor();
    await page.getByText('Het is verwijderd, of het hoort bij een ander account.').waitFor();
    await expectFits(page, 'deleted');
  });

  test('a response that is removed in another window loses its mark, and no other response does', async () => {
    const { open, teacher, params, responses, stored } = await aClass({
      students: [...students, ['An', 'door het licht']],
    });
    const page = await open();
    // Without a network the page is not notified of the removal.
    await page.context().setOffline(true);
    await verdictOf(page, 'door het licht', 'goed').click();
    await verdictOf(page, 'met zijn wortels', 'fout').click();
    await verdictOf(page, 'glucose', 'deels').click();
    for (const removed of [0, 1])
      await teacher.call(removeResponse, { params: { ...params, responseId: responses[removed] ?? '' } });
    await page.context().setOffline(false);
    await expect.poll(stored, { timeout: 30_000 }).toEqual({ 'door het licht': 'right', glucose: 'partly' });
    // The page reports the answer whose only response was removed.
    await page.getByText(/^Dit antwoord is intussen verwijderd/).waitFor();
    await isMarked(page, 'door het licht', 'goed');
    await isMarked(page, 'glucose', 'deels');
    await page.getByText('“met zijn wortels”').waitFor({ state: 'detached' });
  });

  test('marks made without a network are kept, counted and sent when it is back, and leaving the page before asks for confirmation', async () => {
    const { open, stored } = await aClass({ students });
    const page = await open();
    await begin(page);
    await page.context().setOffline(true);
    for (const key of ['3', '1', '2']) await page.keyboard.press(key);
    await page.getByText('Geen verbinding: 3 oordelen wachten').waitFor();
    await expectHeading(page, 'Alles is beoordeeld');
    await screenshot(page, 'offline');
    expect(Object.values(await stored())).toEqual(['unjudged', 'unjudged', 'unjudged']);
    // The browser would ask before leaving the page.
    expect(await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      false,
    );
    await page.context().setOffline(false);
    await expect
      .poll(async () => Object.values(await stored()).sort(), { timeout: 30_000 })
      .toEqual(['partly', 'right', 'wrong']);
    await page.getByText(/^Geen verbinding/).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
    await page.reload();
    await expectHeading(page, 'Alles is beoordeeld');
  });

  test('two windows that mark at once lose no mark, and show the same marks in the end', async () => {
    const many = Array.from(
      { length: 12 },
      (_, n) => [`Leerling ${n}`, `${'abcdefghijkl'[n]} is het antwoord`] as const,
    );
    const { open, stored, teacher, params } = await aClass({ students: many });
    const [one, other] = [await open(), await open()];
    /** Marks every second answer in this window. */
    const markIn = async (page: Page, parity: number) => {
      for (const [n, [, answer]] of many.entries())
        if (n % 2 === parity) await verdictOf(page, answer, n % 3 ? 'goed' : 'fout').click();
    };
    await Promise.all([markIn(one, 0), markIn(other, 1)]);
    const expected = Object.fromEntries(many.map(([, answer], n) => [answer, n % 3 ? 'right' : 'wrong']));
    await expect.poll(stored).toEqual(expected);
    for (const page of [one, other]) {
      await expectHeading(page, 'Alles is beoordeeld');
      for (const [n, [, answer]] of many.entries()) await isMarked(page, answer, n % 3 ? 'goed' : 'fout');
    }
    // When both mark the same group, the last mark wins in both.
    const [[, first = ''] = []] = many;
    await verdictOf(one, first, 'deels').click();
    await isMarked(other, first, 'deels');
    await verdictOf(other, first, 'goed').click();
    await isMarked(one, first, 'goed');
    const marks = [{ questionId: 'q1', responseIds: ['nobody'], verdict: 'right' as const }];
    expect((await teacher.call(changeJudgements, { params, body: { marks } })).status).toBe(404);
  });
});

test('an answer to read stands between the same edges as the results below it, in any window', async () => {
  const { open } = await aClass({ students: [['Mila', 'mijn vader slaat me']] });
  const page = await open();
  const box = page.getByRole('region', { name: 'Lees dit zelf: 1 antwoord' });
  const below = page.locator('div[data-analysed]');
  for (const [width, space] of [
    [1_600, 24],
    [1_366, 24],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    const [left, right] = await sides(below);
    expect(await sides(box), String(width)).toEqual([left + space, right - space]);
  }
  await screenshot(page, 'an-answer-to-read');
});
