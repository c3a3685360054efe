import { readFile } from 'node:fs/promises';
import { getJudgements } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

const app = browserAtApp();

const student = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Per leerling' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Chooses an item of the menu in the header. */
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('live results show a removal, a restoration and the closing in every window, and are downloaded as CSV', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher);
  const answer = (studentName: string) => submit(app.url, { ticketId: ticket.id, studentName });
  await answer('Noor');
  await answer('=Sem');
  const page = await app.openPage({ teacher });
  const projector = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await projector.goto(`/results/${ticket.id}`);
  await student(projector, '=Sem').waitFor();
  await page.getByRole('button', { name: 'Antwoorden van =Sem verwijderen' }).press('Enter');
  await student(projector, '=Sem').waitFor({ state: 'detached' });
  expect(await violationsInBothThemes(page, 'li:has(> [role=status])')).toEqual([]);
  await page.keyboard.press('Enter');
  await student(projector, '=Sem').waitFor();
  await student(page, '=Sem').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('=Sem');

  await choose(page, 'Exit ticket sluiten');
  await projector.getByText('Gesloten').waitFor();
  await vi.waitFor(async () => expect((await answer('Lotte')).status).toBe(409), { timeout: 20_000 });

  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menu').waitFor();
  expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Antwoorden .*\(CSV\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^exit-ticket-.*-antwoorden\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.map((line) => line.split(';')[0])).toEqual(['"Leerling"', '"Noor"', `"'=Sem"`, '']);
});

describe('marking', () => {
  /** The same answer three times, two others, and a blank one. */
  const answers = ['door het licht', 'Door het licht.', 'door het licht', 'met zijn wortels', 'glucose', '?'];
  const students = ['Noor', 'Sem', 'Lotte', 'Daan', 'Emma', 'Milan'];

  const groupOf = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: `“${words}”` });
  const verdictsOf = (page: Page, words: string): Locator =>
    groupOf(page, words).getByRole('radiogroup', { name: words, exact: false });
  const verdictOf = (page: Page, words: string, verdict: string): Locator =>
    verdictsOf(page, words).getByRole('radio', { name: verdict });
  const isMarked = (page: Page, words: string, verdict: string) =>
    verdictsOf(page, words).getByRole('radio', { name: verdict, checked: true }).waitFor();
  const expectHeading = (page: Page, text: string) => page.getByRole('heading', { name: text }).waitFor();
  const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' });

  /** The groups that can be marked, in the order of the page. */
  const wordsInOrder = async (page: Page): Promise<string[]> => {
    const headings = await page.getByRole('article').getByText(/^“/).allInnerTexts();
    return headings.slice(0, 3).map((text) => text.slice(1, -1));
  };

  /** A class that answered one open question. `open` opens the results, `stored` reads the verdict of each answer. */
  const aClass = async () => {
    const teacher = await newTeacher(app.url);
    const { ticket, params } = await newTicket(teacher, { questions: [aQuestion()] });
    for (const [index, answer] of answers.entries())
      await submit(app.url, {
        ticketId: ticket.id,
        studentName: students[index] ?? '',
        answers: [{ questionId: 'q1', answer }],
      });
    const open = async (device: 'phone' | 'desktop') => {
      const page = await app.openPage({ teacher, device });
      await page.goto(`/results/${ticket.id}`);
      await expectHeading(page, 'Nog 5 antwoorden te beoordelen');
      return page;
    };
    const stored = async () => {
      const { body } = await teacher.call(getJudgements, { params });
      const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
      return Object.fromEntries(wordings.map(({ answer, verdict }) => [answer, verdict]));
    };
    return { open, stored };
  };

  test('by keyboard, with Shift for all answers below, appears in a second window; the analysis gets the focus, and follows later marks', async () => {
    const { open, stored } = await aClass();
    const page = await open('desktop');
    const second = await open('desktop');
    const [first = '', middle = '', last = ''] = await wordsInOrder(page);
    await page.getByRole('button', { name: 'Begin met beoordelen' }).press('Enter');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+Digit3');
    await isMarked(page, middle, 'fout');
    await isMarked(page, last, 'fout');
    await expectHeading(page, 'Nog 3 antwoorden te beoordelen');
    await verdictsOf(page, first).locator(':focus').waitFor();
    await expect.poll(stored).toMatchObject({ [first]: 'unjudged', [middle]: 'wrong', [last]: 'wrong' });
    await isMarked(second, last, 'fout');
    await expectHeading(second, 'Nog 3 antwoorden te beoordelen');
    await page.keyboard.press('u');
    await expectHeading(page, 'Nog 5 antwoorden te beoordelen');
    await expect.poll(async () => (await stored())[last]).toBe('unjudged');
    await verdictsOf(page, middle).locator(':focus').waitFor();
    expect(await undo(page).count()).toBe(0);
    await expectHeading(second, 'Nog 5 antwoorden te beoordelen');

    await page.getByRole('button', { name: 'Analyseer & Sluit' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isFocused(page.getByRole('heading', { name: 'Morgen in 5 minuten' }));
    const analysed = page.locator('[data-section=overallPerformance]');
    await analysed.locator('summary').click();
    await analysed.getByText('5 nog niet beoordeeld').waitFor();
    await verdictOf(page, 'door het licht', 'goed').click();
    await analysed.getByText('3 goed').waitFor();
  });

  test('on a phone takes one tap on a large target, and one more tap for all answers below', async () => {
    const { open, stored } = await aClass();
    const page = await open('phone');
    const [first = '', second = '', third = ''] = await wordsInOrder(page);
    const below = page.getByRole('button', { name: /hieronder/ });
    await page
      .getByRole('button', { name: 'pas dit oordeel ook toe op de 2 antwoorden hieronder', pressed: false })
      .waitFor();
    const right = verdictOf(page, first, 'goed');
    await right.scrollIntoViewIfNeeded();
    expect((await right.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await right.tap();
    await expect.poll(async () => (await stored())[first]).toBe('right');
    // The group folds, and the next one unfolds.
    await groupOf(page, first).getByRole('button', { name: 'Oordeel en antwoorden', expanded: false }).waitFor();
    await verdictsOf(page, second).waitFor();
    await groupOf(page, third).getByRole('button', { name: 'Oordeel en antwoorden', expanded: false }).waitFor();
    const onSecond = groupOf(page, second).getByRole('button', {
      name: 'pas dit oordeel ook toe op het antwoord hieronder',
    });
    expect((await onSecond.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await onSecond.tap();
    await groupOf(page, third).locator('p').first().tap();
    await below.waitFor({ state: 'detached' });
    await verdictsOf(page, third).waitFor();
    await groupOf(page, second).locator('p').first().tap();
    await page.getByRole('button', { name: 'pas dit oordeel ook toe op het antwoord hieronder', pressed: false }).tap();
    await verdictOf(page, second, 'fout').tap();
    await expectHeading(page, 'Alles is beoordeeld');
    expect(await below.count()).toBe(0);
    await expect.poll(stored).toMatchObject({ [first]: 'right', [second]: 'wrong', [third]: 'wrong' });
    await undo(page).tap();
    await expectHeading(page, 'Nog 2 antwoorden te beoordelen');
    await expect.poll(stored).toMatchObject({ [first]: 'right', [second]: 'unjudged', [third]: 'unjudged' });
  });
});
