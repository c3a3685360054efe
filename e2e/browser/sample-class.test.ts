import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher } from '../support/classroom.ts';

const app = browserAtApp();

/** The requests of the page from now on. */
const requestsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return requests;
};

const isFile = (request: string): boolean => /^GET \/(?:assets|steps)\//.test(request);
const sample = (page: Page) => page.getByRole('link', { name: 'Probeer met een voorbeeldklas' });
const count = (page: Page, answered: number) => page.getByText(`${answered}/26`).waitFor();

test('a visitor watches a sample class answer, marks it, puts it on the board and discards it, and the page only requests files', async () => {
  const page = await app.openPage({ device: 'phone' });
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.tap();
  };
  await page.goto('/');
  expect(await page.getByText('Dit is een demo').count()).toBe(0);
  const requests = requestsOf(page);

  await tap(sample(page));
  await count(page, 2);
  await page.getByRole('complementary', { name: 'Voorbeeldklas' }).getByText('Verzonnen leerlingen').waitFor();
  await count(page, 4);
  expect(await page.title()).toContain('Voorbeeldklas');
  await tap(page.getByRole('button', { name: 'Nu alle antwoorden' }));
  await count(page, 24);
  expect(await violationsInBothThemes(page)).toEqual([]);

  const group = (words: string) => page.getByRole('listitem').filter({ hasText: `“${words}”` });
  await tap(page.getByRole('button', { name: 'Begin met beoordelen' }));
  await tap(group('Uit koolstofdioxide en water').getByRole('radio', { name: 'goed' }));
  await tap(group('uit de grond').getByRole('radio', { name: 'fout' }));
  await page.getByText('4 fout').waitFor();

  await tap(page.getByRole('button', { name: 'Analyseer & Sluit' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }));
  await page.getByRole('heading', { name: 'Morgen in 5 minuten' }).waitFor();
  await page.getByText('24 inzendingen.').waitFor({ state: 'attached' });
  expect(await violationsInBothThemes(page)).toEqual([]);
  await tap(page.getByRole('button', { name: 'Op het bord' }));
  await page.getByRole('dialog', { name: /Voorbeeldklas/ }).waitFor();
  await tap(page.getByRole('button', { name: 'Toon de vraag' }));
  await tap(page.getByRole('button', { name: 'Toon wat klopt' }));
  await page.getByText('Dit klopt').waitFor();
  await tap(page.getByRole('button', { name: 'Sluiten' }));
  await tap(page.getByRole('link', { name: 'Weggooien' }));
  await page.getByRole('heading', { level: 1, name: 'Weet na elke les wat is blijven hangen' }).waitFor();

  expect(taps).toBeLessThanOrEqual(12);
  expect(requests.filter((request) => !isFile(request))).toEqual([]);

  await tap(sample(page));
  await page.getByRole('heading', { name: 'Nog 46 antwoorden te beoordelen' }).waitFor();
});

test('a teacher without tickets marks a sample class by keyboard, at once with reduced motion, and has no ticket afterwards', async () => {
  const teacher = await newTeacher(app.url);
  const page = await app.openPage({ teacher });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sample(page).click();
  await count(page, 24);
  const expectUnmarked = (answers: number) =>
    page.getByRole('heading', { name: `Nog ${answers} antwoorden te beoordelen` }).waitFor();
  await expectUnmarked(46);
  await page.getByRole('button', { name: 'Begin met beoordelen' }).click();
  for (const key of ['1', '3']) await page.keyboard.press(key);
  await expectUnmarked(46 - 7 - 4);
  await page.keyboard.press('u');
  await expectUnmarked(46 - 7);
  await page.getByRole('button', { name: 'Meer' }).click();
  for (const name of ['Goede antwoorden', 'Kopiëren', 'sluiten'])
    expect(await page.getByRole('menuitem', { name }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Weggooien' }).click();
  await page.getByText('Hier komen je exit tickets te staan.').waitFor();
  expect(await app.database.collection('tickets').countDocuments()).toBe(0);
});
