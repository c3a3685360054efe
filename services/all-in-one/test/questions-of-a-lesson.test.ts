/// <reference lib="dom" />
import { samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';

// From a file to the editor with nothing but the product itself: no model, no answer put in its place.

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;
let page: Page;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  page = await app.openPage();
  await page.goto('/');
  await page.locator('input[type=file][multiple]').setInputFiles(samplePath('rivieren-nl.txt'));
  await dialog().waitFor();
});

const dialog = () => page.getByRole('dialog', { name: 'Waar gaan de vragen over?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const texts = () =>
  page
    .getByLabel(/^Tekst van vraag/)
    .evaluateAll((fields) => fields.map((field) => String(Reflect.get(field, 'value'))));
/** Kind and level of each question, as the editor names them. */
const tags = () => page.locator('summary').allInnerTexts();
const choose = async (number: number, item: string) => {
  await button(`Meer acties voor vraag ${number}`).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
};
const generate = async () => {
  await dialog().getByRole('button', { name: 'Exit ticket genereren' }).click();
  await page.getByLabel('Tekst van vraag 2').waitFor();
  return texts();
};

test('a file becomes questions of the level that was chosen, and a closing scale where one was asked for', async () => {
  await page.getByLabel('Sluit af met: hoe zeker ben je?').check();
  const made = await generate();
  const said = await tags();
  expect(said.slice(0, -1)).toEqual(made.slice(0, -1).map(() => expect.stringContaining('Reproduceren en begrijpen')));
  expect(said.at(-1)).toContain('Zelfinschatting');
});

test('a question gets another one like it, and one of another kind in its place that gives way again', async () => {
  const made = await generate();
  await choose(1, 'Nog zo een');
  await expect.poll(async () => (await texts()).length).toBe(made.length + 1);
  const [first, alike = '', ...others] = await texts();
  expect([first, ...others]).toEqual(made);
  expect(made).not.toContain(alike);
  const [kind, kindOfAlike] = await tags();
  expect(kindOfAlike).toBe(kind);

  await choose(2, 'Vervang door een ander soort');
  await button('Vorige vraag terugzetten').waitFor();
  expect(await texts()).not.toContain(alike);
  expect((await tags())[1]).not.toBe(kind);
  await button('Vorige vraag terugzetten').click();
  await expect.poll(texts).toEqual([first, alike, ...others]);
});

test('questions that are made again are others', async () => {
  const made = await generate();
  await button('Opnieuw genereren').click();
  await expect.poll(async () => (await texts()).filter((text) => made.includes(text))).toEqual([]);
});

test('at a level about which the lesson says too little, it is said that another level helps', async () => {
  await page.getByText('Bekijk de tekst').click();
  await page
    .getByLabel('Tekst van je materiaal')
    .fill(
      'De Rijn is een rivier die door zes landen stroomt. Een delta is een gebied waar een rivier zich vertakt. '.repeat(
        2,
      ),
    );
  await page.getByLabel('Reproduceren en begrijpen').uncheck();
  await page.getByLabel('Toepassen').check();
  await dialog().getByRole('button', { name: 'Exit ticket genereren' }).click();
  await page.getByText('Kies er een niveau bij', { exact: false }).waitFor();
});
