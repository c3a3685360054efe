import { readFile } from 'node:fs/promises';
import { samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { button, doMainJob, openWatchedPage } from '../support/browser/main-job.ts';

// From lesson to analysis with only the product itself: without a model and without mocked replies.

const app = browserAtApp();

describe.each([
  { device: 'desktop', browser: 'an old browser', isOld: true },
  { device: 'phone', browser: 'a current browser', isOld: false },
] as const)('the main job of a teacher on a $device with $browser', ({ device, isOld }) => {
  test('leads from pasted text to an analysis and a PDF', () => doMainJob(app, device, isOld), 120_000);
});

/** Chooses these files on the landing page. */
const readFiles = async (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>) => {
  await page.goto('/');
  await page.locator('input[type=file][multiple]').setInputFiles(...files);
};
const prepare = (page: Page) => page.getByRole('dialog', { name: 'Waar gaan de vragen over?' });
const texts = (page: Page) =>
  page
    .getByLabel(/^Tekst van vraag/)
    .evaluateAll((fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
const generate = async (page: Page) => {
  await prepare(page).getByRole('button', { name: 'Exit ticket genereren' }).click();
  await page.getByLabel('Tekst van vraag 2').waitFor();
  return texts(page);
};

test('questions are generated from a PDF, and from several files in their order, where an unreadable file is left out and reported', async () => {
  const { page, complaints } = await openWatchedPage(app);
  await readFiles(page, samplePath('fotosynthese-nl.pdf'));
  await prepare(page).getByText('Toepassen', { exact: true }).click();
  await generate(page);

  const aText = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const word = {
    name: 'fotosynthese.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await readFile(samplePath('fotosynthese-nl.docx')),
  };
  await readFiles(page, [
    aText('water.txt', 'Osmose is het verplaatsen van water door een vlies. Daardoor zwelt een cel op.'),
    aText('stuk.pdf', '%PDF-1.7 en dan niets meer'),
    word,
  ]);
  await button(page, 'Inlezen').click();
  await prepare(page).getByText('Bekijk de tekst').click();
  const text = await prepare(page).getByLabel('Tekst van je materiaal').inputValue();
  expect(text).toMatch(/Osmose is.*fotosynthese/s);
  expect(await prepare(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^stuk\.pdf: Het bestand is niet te lezen\./),
  ]);
  await generate(page);
  expect(complaints).toEqual([]);
});

test('without a model, a level that needs one is named next to the generated questions', async () => {
  const { page, complaints } = await openWatchedPage(app);
  await readFiles(page, samplePath('rivieren-nl.txt'));
  await page.getByLabel('Reproduceren en begrijpen').uncheck();
  await page.getByLabel('Toepassen').check();
  expect((await generate(page)).length).toBeGreaterThanOrEqual(2);
  await page.getByRole('note').filter({ hasText: 'Niet gemaakt: Toepassen.' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a file gives questions of the chosen level and a closing scale; all can be generated anew, and one can get a similar question or one of another kind', async () => {
  const { page, complaints } = await openWatchedPage(app);
  const exactly = (name: string) => page.getByRole('button', { name, exact: true });
  /** Kind and level of each question, as the editor names them. */
  const tags = () => page.locator('summary').allInnerTexts();
  const choose = async (number: number, item: string) => {
    await exactly(`Meer acties voor vraag ${number}`).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await readFiles(page, samplePath('rivieren-nl.txt'));

  await page.getByLabel('Sluit af met: hoe zeker ben je?').check();
  const generated = (await generate(page)).slice(0, -1);
  const firstTags = await tags();
  expect(firstTags.slice(0, -1)).toEqual(generated.map(() => expect.stringContaining('Reproduceren en begrijpen')));
  expect(firstTags.at(-1)).toContain('Zelfinschatting');

  await exactly('Opnieuw genereren').click();
  await expect.poll(async () => (await texts(page)).filter((text) => generated.includes(text))).toEqual([]);

  const regenerated = await texts(page);
  await choose(1, 'Nog zo’n vraag');
  await expect.poll(async () => (await texts(page)).length).toBe(regenerated.length + 1);
  const [first, similar = '', ...others] = await texts(page);
  expect([first, ...others]).toEqual(regenerated);
  expect(regenerated).not.toContain(similar);
  const [kind, kindOfSimilar] = await tags();
  expect(kindOfSimilar).toBe(kind);

  await choose(2, 'Vervang door een ander soort vraag');
  await exactly('Vorige vraag terugzetten').waitFor();
  expect(await texts(page)).not.toContain(similar);
  expect((await tags())[1]).not.toBe(kind);
  await exactly('Vorige vraag terugzetten').click();
  await expect.poll(() => texts(page)).toEqual([first, similar, ...others]);
  expect(complaints).toEqual([]);
});

test('a question can be added from a sentence of the lesson, which folds again', async () => {
  const { page, complaints } = await openWatchedPage(app);
  await readFiles(page, samplePath('rivieren-nl.txt'));
  const generated = await generate(page);
  const unusedSentence = page.locator('li > button[aria-expanded=false]').filter({ hasNotText: 'gebruikt' }).first();
  await unusedSentence.press('Enter');
  await page
    .getByRole('button', { name: /^Toevoegen: / })
    .first()
    .press('Enter');
  await expect.poll(() => texts(page)).toHaveLength(generated.length + 1);
  await page.locator('li > button[aria-expanded=true]').press('Enter');
  await page.locator('li > button[aria-expanded=true]').waitFor({ state: 'detached' });
  expect(await texts(page)).toHaveLength(generated.length + 1);
  expect(complaints).toEqual([]);
});
