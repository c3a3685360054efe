import { analyzeTicket, changeJudgements, getJudgements, type Question } from '@exit-tickets/contracts';
import { aQuestion, aScale } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

/** The same answer three times, two others, and one that says nothing. */
const answers = ['door het licht', 'Door het licht.', 'door het licht', 'met zijn wortels', 'glucose', '?'];
const pupils = ['Noor', 'Sem', 'Lotte', 'Daan', 'Emma', 'Milan'];

/** A ticket that a class answered: one open question, unless told otherwise. */
const aTicketToMark = async (questions = [aQuestion()]) => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions });
  const answer = (studentName: string, given: string) =>
    submit(app.url, {
      ticketId: ticket.id,
      studentName,
      answers: questions.map(({ id }) => ({ questionId: id, answer: given })),
    });
  for (const [index, given] of answers.entries()) await answer(pupils[index] ?? '', given);
  return { teacher, params, answer, path: `/results/${ticket.id}` };
};

const groupOf = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: `“${words}”` });
const verdictsOf = (page: Page, words: string): Locator =>
  groupOf(page, words).getByRole('radiogroup', { name: words, exact: false });
const verdictOf = (page: Page, words: string, verdict: string): Locator =>
  verdictsOf(page, words).getByRole('radio', { name: verdict });
const isMarked = (page: Page, words: string, verdict: string) =>
  verdictsOf(page, words).getByRole('radio', { name: verdict, checked: true }).waitFor();
const left = (page: Page, text: string) => page.getByRole('heading', { name: text }).waitFor();
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' });

/** The groups that can be marked, in the order of the page. */
const wordsInOrder = async (page: Page): Promise<string[]> => {
  const headings = await page.getByRole('article').getByText(/^“/).allInnerTexts();
  return headings.slice(0, 3).map((text) => text.slice(1, -1));
};

/** Where things stand on the page. */
const heights = (elements: Element[]): number[] =>
  elements.map((element) => element.getBoundingClientRect().top + window.scrollY);

/** The row of a pupil in the overview, as it is read out. */
const overviewOf = (page: Page, pupil: string) => page.getByRole('row', { name: pupil });

const openResults = async (options: { device?: 'phone' | 'desktop'; questions?: Question[] } = {}) => {
  const { questions = [aQuestion()], ...pageOptions } = options;
  const marked = await aTicketToMark(questions);
  const page = await app.openPage({ teacher: marked.teacher, ...pageOptions });
  await page.goto(marked.path);
  await left(page, `Nog ${3 * questions.length} groepen te beoordelen`);
  return { ...marked, page };
};

/** What the server holds, by answer. */
const stored = async ({ teacher, params }: Pick<Awaited<ReturnType<typeof aTicketToMark>>, 'teacher' | 'params'>) => {
  const { body } = await teacher.call(getJudgements, { params });
  const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
  return Object.fromEntries(wordings.map(({ answer, verdict }) => [answer, verdict]));
};

describe('marking by keyboard', () => {
  test('takes one key a group, and leads to the next one that is left', async () => {
    const given = await openResults();
    const { page } = given;
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await page.keyboard.press('2');
    await left(page, 'Alles is beoordeeld');
    await isMarked(page, 'door het licht', 'goed');
    await expect
      .poll(async () => Object.values(await stored(given)).sort())
      .toEqual(['blank', 'partly', 'right', 'wrong']);
  });

  test('is undone with u, which leads back to the group', async () => {
    const given = await openResults();
    const { page } = given;
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.keyboard.press('3');
    await isMarked(page, 'door het licht', 'fout');
    await page.keyboard.press('u');
    await left(page, 'Nog 3 groepen te beoordelen');
    await expect.poll(async () => (await stored(given))['door het licht']).toBe('unjudged');
    await verdictsOf(page, 'door het licht').locator(':focus').waitFor();
  });

  test('takes a group and everything below it with Shift, as one change, and leads to what is left', async () => {
    const given = await openResults();
    const { page } = given;
    const [first = '', second = '', third = ''] = await wordsInOrder(page);
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+Digit3');
    await isMarked(page, second, 'fout');
    await isMarked(page, third, 'fout');
    await left(page, 'Nog 1 groep te beoordelen');
    await verdictsOf(page, first).locator(':focus').waitFor();
    await expect.poll(() => stored(given)).toMatchObject({ [first]: 'unjudged', [second]: 'wrong', [third]: 'wrong' });
    await page.keyboard.press('u');
    await left(page, 'Nog 3 groepen te beoordelen');
    await expect.poll(async () => (await stored(given))[third]).toBe('unjudged');
    await verdictsOf(page, second).locator(':focus').waitFor();
    expect(await undo(page).count()).toBe(0);
  });

  test('takes everything below with b and a key as well, and leads past it', async () => {
    const { page } = await openResults({ questions: [aQuestion(), aQuestion({ id: 'q2', text: 'Waarom?' })] });
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'ook de 2 antwoorden hieronder', pressed: true }).waitFor();
    await page.keyboard.press('1');
    await page.getByText('Vraag 1 is helemaal beoordeeld.').waitFor();
    await left(page, 'Nog 3 groepen te beoordelen');
    const second = page.getByRole('article', { name: 'Waarom?' });
    await second.getByRole('listitem').first().locator(':focus').waitFor();
  });

  test('takes one group where digits are typed with Shift', async () => {
    const { page } = await openResults();
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.evaluate(() => {
      const pressed = { key: '1', code: 'Digit1', shiftKey: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await isMarked(page, 'door het licht', 'goed');
    await left(page, 'Nog 2 groepen te beoordelen');
  });

  test('does nothing while somebody types', async () => {
    const { page } = await openResults();
    await page.getByRole('button', { name: /Zeg wat een goed antwoord bevat/ }).click();
    const field = page.getByLabel('Wat moet een goed antwoord minstens bevatten?');
    await field.pressSequentially('1 2 3 u');
    expect(await field.inputValue()).toBe('1 2 3 u');
    await left(page, 'Nog 3 groepen te beoordelen');
  });

  test('can be turned off, for those who speak to their computer, and stays off in this browser', async () => {
    const { page } = await openResults();
    await page.getByText('alle toetsen').click();
    await page.getByLabel('Sneltoetsen gebruiken').uncheck();
    await verdictOf(page, 'door het licht', 'goed').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('Tab');
    await left(page, 'Nog 3 groepen te beoordelen');
    await page.reload();
    await page.getByText('alle toetsen').click();
    expect(await page.getByLabel('Sneltoetsen gebruiken').isChecked()).toBe(false);
  });
});

describe('marking by hand', () => {
  test('on a phone takes one tap, on a target that a thumb can hit', async () => {
    const given = await openResults({ device: 'phone' });
    const { page } = given;
    const button = verdictOf(page, 'glucose', 'fout');
    await button.scrollIntoViewIfNeeded();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await isMarked(page, 'glucose', 'fout');
    await expect.poll(async () => (await stored(given)).glucose).toBe('wrong');
    await undo(page).tap();
    await expect.poll(async () => (await stored(given)).glucose).toBe('unjudged');
  });

  test('on a phone takes a group and everything below it with one tap more', async () => {
    const given = await openResults({ device: 'phone' });
    const { page } = given;
    const [first = '', second = '', third = ''] = await wordsInOrder(page);
    const below = page.getByRole('button', { name: /hieronder/ });
    const tops = () => page.getByRole('article').getByRole('radiogroup').evaluateAll(heights);
    await page.getByRole('button', { name: 'ook de 2 antwoorden hieronder', pressed: false }).waitFor();
    await verdictOf(page, first, 'goed').tap();
    const before = await tops();
    const onSecond = groupOf(page, second).getByRole('button', { name: 'ook het antwoord hieronder' });
    expect((await onSecond.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await onSecond.tap();
    await groupOf(page, third).locator('p').first().tap();
    await below.waitFor({ state: 'detached' });
    expect(await tops()).toEqual(before);
    await groupOf(page, second).locator('p').first().tap();
    await page.getByRole('button', { name: 'ook het antwoord hieronder', pressed: false }).tap();
    await verdictOf(page, second, 'fout').tap();
    await left(page, 'Alles is beoordeeld');
    expect(await below.count()).toBe(0);
    await expect.poll(() => stored(given)).toMatchObject({ [first]: 'right', [second]: 'wrong', [third]: 'wrong' });
    await undo(page).tap();
    await left(page, 'Nog 2 groepen te beoordelen');
  });

  test('with a mouse takes everything below with Shift', async () => {
    const { page } = await openResults();
    await verdictOf(page, 'door het licht', 'deels').click({ modifiers: ['Shift'] });
    await left(page, 'Alles is beoordeeld');
  });

  test('takes the rest of a question once its exceptions are marked', async () => {
    const given = await openResults();
    const { page } = given;
    await verdictOf(page, 'met zijn wortels', 'fout').click();
    const rest = page.getByRole('radiogroup', { name: 'De rest van vraag 1 (4 antwoorden, nog niet beoordeeld) is:' });
    await rest.getByRole('radio', { name: 'goed' }).click();
    await page.getByText('Vraag 1 is helemaal beoordeeld.').waitFor();
    await expect.poll(() => stored(given)).toMatchObject({ 'met zijn wortels': 'wrong', glucose: 'right' });
    await undo(page).click();
    await left(page, 'Nog 2 groepen te beoordelen');
    await isMarked(page, 'met zijn wortels', 'fout');
  });

  test('names the misconception in a field that may stay empty', async () => {
    const { page } = await openResults();
    await verdictOf(page, 'met zijn wortels', 'fout').click();
    await groupOf(page, 'met zijn wortels').getByRole('button', { name: 'misvatting benoemen' }).click();
    await page.keyboard.type('planten eten aarde');
    await page.keyboard.press('Enter');
    await page.getByText('Misvatting: planten eten aarde').waitFor();
    await verdictsOf(page, 'met zijn wortels').locator(':focus').waitFor();
  });

  test('judges a blank answer after all', async () => {
    const given = await openResults();
    const { page } = given;
    await page.getByRole('button', { name: 'toch beoordelen' }).click();
    await page.getByRole('radiogroup', { name: '?' }).getByRole('radio', { name: 'deels' }).click();
    await expect.poll(async () => (await stored(given))['?']).toBe('partly');
  });
});

describe('the overview of the class', () => {
  test('tells apart what is wrong, blank, and not judged yet', async () => {
    const { page } = await openResults();
    await verdictOf(page, 'met zijn wortels', 'fout').click();
    await overviewOf(page, 'Daan fout').waitFor();
    await overviewOf(page, 'Noor nog niet beoordeeld').waitFor();
    await overviewOf(page, 'Milan leeg').waitFor();
  });

  test('has the same verdicts as the cards of the pupils', async () => {
    const { page } = await openResults();
    await page.getByRole('button', { name: 'Daan' }).click();
    await page.getByText('Nog niet beoordeeld', { exact: true }).waitFor();
    await verdictOf(page, 'met zijn wortels', 'deels').click();
    await page.getByText('Kan beter').waitFor();
    await page.getByText('55 van 100').waitFor();
  });
});

describe('while the page is open', () => {
  test('marks of a second window appear by themselves', async () => {
    const { page, teacher, path } = await openResults();
    const second = await app.openPage({ teacher });
    await second.goto(path);
    await left(second, 'Nog 3 groepen te beoordelen');
    await verdictOf(second, 'door het licht', 'goed').click();
    await isMarked(page, 'door het licht', 'goed');
    await left(page, 'Nog 2 groepen te beoordelen');
  });

  test('a new answer takes neither the keyboard nor the place of a group', async () => {
    const { page, answer } = await openResults();
    await verdictOf(page, 'glucose', 'goed').focus();
    const order = () => page.getByRole('article').getByText(/^“/).allInnerTexts();
    const before = await order();
    for (const name of ['Tess', 'Finn', 'Sara', 'Bram']) await answer(name, 'glucose');
    await groupOf(page, 'glucose').getByText('5', { exact: true }).waitFor();
    expect(await order()).toEqual(before);
    expect(await verdictsOf(page, 'glucose').locator(':focus').count()).toBe(1);
  });
});

describe('what counts in a question', () => {
  test('is changed where it stands, and makes certain what says the same', async () => {
    const { page } = await openResults();
    const change = page.getByRole('button', { name: /Zeg wat een goed antwoord bevat/ });
    await change.click();
    await page.getByLabel('Wat moet een goed antwoord minstens bevatten?').fill('door het licht');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Kern: door het licht').waitFor();
    await isMarked(page, 'door het licht', 'goed');
    await groupOf(page, 'door het licht').getByText('sleutel: goed').waitFor();
    await page
      .getByRole('button', { name: /aanpassen wat telt/ })
      .and(page.locator(':focus'))
      .waitFor();
  });

  test('is nothing where a question asks for an opinion', async () => {
    const { page } = await openResults();
    await page.getByRole('button', { name: /Zeg wat een goed antwoord bevat/ }).click();
    await page.getByLabel('Dit is een meningsvraag: geen goed of fout').check();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Meningsvraag: geen goed of fout.').waitFor();
    await groupOf(page, 'door het licht').waitFor();
    expect(await page.getByRole('radiogroup').count()).toBe(0);
  });
});

describe('the analysis', () => {
  test('is asked about first while groups wait, and leads to them', async () => {
    const { page } = await openResults();
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eerst 3 groepen beoordelen' }).click();
    await verdictsOf(page, 'door het licht').locator(':focus').waitFor();
    await page.getByText('Actief').waitFor();
  });

  test('says that verdicts changed since, and is renewed', async () => {
    const { teacher, params, path } = await aTicketToMark();
    await teacher.call(analyzeTicket, { params, body: {} });
    const page = await app.openPage({ teacher });
    await page.goto(path);
    await page.getByText('Algemene prestatie').waitFor();
    expect(await page.getByText('Sinds deze analyse zijn er oordelen veranderd.').count()).toBe(0);
    await verdictOf(page, 'door het licht', 'goed').click();
    await page.getByText('Sinds deze analyse zijn er oordelen veranderd.').waitFor();
    await page.getByRole('button', { name: 'Analyse vernieuwen' }).click();
    await page.getByText('Sinds deze analyse zijn er oordelen veranderd.').waitFor({ state: 'detached' });
    await page
      .getByText(/3 goed/)
      .first()
      .waitFor();
  });
});

test('a question that is judged shows its first three groups, and all when asked or put on paper', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { questions: [aQuestion(), aScale({ id: 'q2' })] });
  for (const [index, given] of ['een', 'twee', 'drie', 'vier', 'vijf'].entries())
    await submit(app.url, {
      ticketId: ticket.id,
      studentName: pupils[index] ?? '',
      answers: [
        { questionId: 'q1', answer: given },
        { questionId: 'q2', answer: '3' },
      ],
    });
  const { body } = await teacher.call(getJudgements, { params });
  const responseIds = (body.questions[0]?.groups ?? []).flatMap(({ wordings }) =>
    wordings.flatMap((wording) => wording.responseIds),
  );
  const marks = [{ questionId: 'q1', responseIds, verdict: 'right' as const }];
  await teacher.call(changeJudgements, { params, body: { marks } });
  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await left(page, 'Alles is beoordeeld');
  const shown = page.getByRole('article').first().getByText(/^“/);
  expect(await shown.count()).toBe(3);
  await page.emulateMedia({ media: 'print' });
  await vi.waitFor(async () => expect(await shown.count()).toBe(5));
  await page.emulateMedia({ media: 'screen' });
  await vi.waitFor(async () => expect(await shown.count()).toBe(3));
  await page.getByRole('button', { name: 'Bekijk alle 5 antwoorden' }).first().click();
  expect(await shown.count()).toBe(5);
});
