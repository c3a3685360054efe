import { readFile } from 'node:fs/promises';
import { samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { button, doMainJob, openWatchedPage } from '../support/browser/main-job.ts';

// From lesson to analysis with nothing but the product itself: no model, no answer put in its place.

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

describe.each([
  { device: 'desktop', browser: 'an old browser', isOld: true },
  { device: 'phone', browser: 'a new one', isOld: false },
] as const)('the main job of a teacher on a $device with $browser', ({ device, isOld }) => {
  test('from pasted text to an analysis and a PDF', () => doMainJob(app, device, isOld), 120_000);
});

/** Reads these files on the landing page, until the product asks what the questions should be about. */
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

test('a PDF becomes a ticket, and several files with a Word file among them, in their order; one that cannot be read is left out and told', async () => {
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

test('without a model a level that needs one is named beside the questions that are made', async () => {
  const { page, complaints } = await openWatchedPage(app);
  await readFiles(page, samplePath('rivieren-nl.txt'));
  await page.getByLabel('Reproduceren en begrijpen').uncheck();
  await page.getByLabel('Toepassen').check();
  expect((await generate(page)).length).toBeGreaterThanOrEqual(2);
  await page.getByRole('note').filter({ hasText: 'Niet gemaakt: Toepassen.' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a file becomes questions of the level that was chosen with a closing scale; they are made again as others, and one gets another like it or of another kind', async () => {
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
  const made = (await generate(page)).slice(0, -1);
  const said = await tags();
  expect(said.slice(0, -1)).toEqual(made.map(() => expect.stringContaining('Reproduceren en begrijpen')));
  expect(said.at(-1)).toContain('Zelfinschatting');

  await exactly('Opnieuw genereren').click();
  await expect.poll(async () => (await texts(page)).filter((text) => made.includes(text))).toEqual([]);

  const remade = await texts(page);
  await choose(1, 'Nog zo’n vraag');
  await expect.poll(async () => (await texts(page)).length).toBe(remade.length + 1);
  const [first, alike = '', ...others] = await texts(page);
  expect([first, ...others]).toEqual(remade);
  expect(remade).not.toContain(alike);
  const [kind, kindOfAlike] = await tags();
  expect(kindOfAlike).toBe(kind);

  await choose(2, 'Vervang door een ander soort vraag');
  await exactly('Vorige vraag terugzetten').waitFor();
  expect(await texts(page)).not.toContain(alike);
  expect((await tags())[1]).not.toBe(kind);
  await exactly('Vorige vraag terugzetten').click();
  await expect.poll(() => texts(page)).toEqual([first, alike, ...others]);
  expect(complaints).toEqual([]);
});

test('a sentence of the lesson that is tapped gives a question, and closes again', async () => {
  const { page, complaints } = await openWatchedPage(app);
  await readFiles(page, samplePath('rivieren-nl.txt'));
  const made = await generate(page);
  const free = page.locator('li > button[aria-expanded=false]').filter({ hasNotText: 'gebruikt' }).first();
  await free.press('Enter');
  await page
    .getByRole('button', { name: /^Toevoegen: / })
    .first()
    .press('Enter');
  await expect.poll(() => texts(page)).toHaveLength(made.length + 1);
  await page.locator('li > button[aria-expanded=true]').press('Enter');
  await page.locator('li > button[aria-expanded=true]').waitFor({ state: 'detached' });
  expect(await texts(page)).toHaveLength(made.length + 1);
  expect(complaints).toEqual([]);
});
