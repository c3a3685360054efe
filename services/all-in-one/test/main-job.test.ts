/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';

// From lesson to analysis with nothing but the product itself: no model, no answer put in its place.

const lesson = `Fotosynthese

Planten maken hun eigen voedsel. Dat proces heet fotosynthese. In de bladgroenkorrels van een plantencel zit chlorofyl,
een groene stof die lichtenergie opvangt. Met die energie zet de plant koolstofdioxide uit de lucht en water uit de bodem
om in glucose en zuurstof. Koolstofdioxide komt het blad binnen door de huidmondjes. Als het erg droog is, sluiten de
huidmondjes. De plant verliest dan minder water, maar neemt ook minder koolstofdioxide op. Verbranding gaat dag en nacht
door, fotosynthese alleen in het licht. 's Nachts geeft een plant daarom koolstofdioxide af.`;

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

/** Pages that say so when a script fails or something is refused by the content security policy. */
const openPage = async (device: 'phone' | 'desktop') => {
  const page = await app.openPage({ device });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security|Uncaught|Warning:/.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints };
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Saves the ticket in the editor as somebody without an account, registers on the way, and gives the PIN. */
const saveAndRegister = async (page: Page): Promise<string> => {
  await button(page, 'Exit ticket opslaan').click();
  await page.getByRole('button', { name: 'Nog geen account? Maak er een' }).click();
  const auth = page.getByRole('dialog', { name: 'Gratis account maken' });
  await auth.waitFor();
  await auth.getByLabel('E-mailadres').fill(`${randomUUID()}@school.nl`);
  await auth.getByLabel('Wachtwoord', { exact: true }).fill('geheim!');
  await auth.getByRole('button', { name: 'Account maken' }).click();
  const pin = page.getByRole('img', { name: /^PIN/ });
  await pin.waitFor();
  return (await pin.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
};

/** Answers every question of the ticket on a pupil's phone. */
const answerAsPupil = async (pin: string, device: 'phone' | 'desktop', answer: string) => {
  const { page, complaints } = await openPage(device);
  await page.goto('/student');
  await page.getByLabel('PIN').fill(pin);
  await button(page, 'Verder').click();
  await page.getByLabel('Je naam').fill('Noor');
  for (const area of await page.locator('main textarea, form textarea').all()) await area.fill(answer);
  for (const group of await page.getByRole('group').all()) {
    const choices = await group.getByRole('radio').all();
    await choices[0]?.check({ force: true });
  }
  await button(page, /Versturen/).click();
  await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
  expect(complaints).toEqual([]);
};

const readResults = async (page: Page) => {
  await page.getByText('Noor').first().waitFor();
  await button(page, 'Analyseer & Sluit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByText('Algemene prestatie').first().waitFor();
};

const downloadPdf = async (page: Page) => {
  const download = page.waitForEvent('download');
  await button(page, /^Meer acties/).click();
  await page.getByRole('menuitem', { name: 'PDF downloaden' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

describe.each(['desktop', 'phone'] as const)('the main job of a teacher on a %s', (device) => {
  test('from pasted text to an analysis and a PDF', async () => {
    const { page, complaints } = await openPage(device);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');

    await page.getByLabel('Of plak lestekst').fill(lesson);
    await button(page, 'Exit ticket genereren').click();
    await page.getByLabel(/Tekst van vraag 1/).waitFor();
    const questions = await page.getByLabel(/^Tekst van vraag/).count();
    expect(questions).toBeGreaterThanOrEqual(2);
    expect(questions).toBeLessThanOrEqual(5);

    const pin = await saveAndRegister(page);
    expect(pin).toMatch(/^\d{4}$/);
    await button(page, 'Klaar').click();

    await page.goto('/dashboard');
    await page.getByText('Actief').first().waitFor();
    await page
      .getByRole('link', { name: /^Resultaten/ })
      .first()
      .click();
    await page.waitForURL(/\/results\//);

    const otherDevice = device === 'phone' ? 'desktop' : 'phone';
    await answerAsPupil(pin, otherDevice, 'Planten zetten licht, water en koolstofdioxide om in glucose.');
    await readResults(page);

    await page.goto(`/student/${pin}`);
    await page.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();

    await page.goto('/dashboard');
    await page.getByText('AI Geanalyseerd').first().waitFor();
    const { name, content } = await downloadPdf(page);
    expect(name).toMatch(/^exit-ticket-.+\.pdf$/);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
  }, 120_000);
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
  const { page, complaints } = await openPage('desktop');
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
  await button(page, 'Lees in').click();
  await prepare(page).getByText('Bekijk de tekst').click();
  const text = await prepare(page).getByLabel('Tekst van je materiaal').inputValue();
  expect(text).toMatch(/Osmose is.*fotosynthese/s);
  expect(await prepare(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^stuk\.pdf: Het bestand is niet te lezen\./),
  ]);
  await generate(page);
  expect(complaints).toEqual([]);
});

test('a file becomes questions of the level that was chosen with a closing scale; they are made again as others, and one gets another like it or of another kind', async () => {
  const { page, complaints } = await openPage('desktop');
  const exactly = (name: string) => page.getByRole('button', { name, exact: true });
  /** Kind and level of each question, as the editor names them. */
  const tags = () => page.locator('summary').allInnerTexts();
  const choose = async (number: number, item: string) => {
    await exactly(`Meer acties voor vraag ${number}`).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await readFiles(page, samplePath('rivieren-nl.txt'));

  // At a level about which the lesson says too little, it is said that another level helps.
  await page.getByText('Bekijk de tekst').click();
  const material = page.getByLabel('Tekst van je materiaal');
  const lessonText = await material.inputValue();
  const little =
    'De Rijn is een rivier die door zes landen stroomt. Een delta is een gebied waar een rivier zich vertakt. ';
  await material.fill(little.repeat(2));
  await page.getByLabel('Reproduceren en begrijpen').uncheck();
  await page.getByLabel('Toepassen').check();
  await prepare(page).getByRole('button', { name: 'Exit ticket genereren' }).click();
  await page.getByText('Kies er een niveau bij', { exact: false }).waitFor();

  await material.fill(lessonText);
  await page.getByLabel('Reproduceren en begrijpen').check();
  await page.getByLabel('Toepassen').uncheck();
  await page.getByLabel('Sluit af met: hoe zeker ben je?').check();
  const made = (await generate(page)).slice(0, -1);
  const said = await tags();
  expect(said.slice(0, -1)).toEqual(made.map(() => expect.stringContaining('Reproduceren en begrijpen')));
  expect(said.at(-1)).toContain('Zelfinschatting');

  await exactly('Opnieuw genereren').click();
  await expect.poll(async () => (await texts(page)).filter((text) => made.includes(text))).toEqual([]);

  const remade = await texts(page);
  await choose(1, 'Nog zo een');
  await expect.poll(async () => (await texts(page)).length).toBe(remade.length + 1);
  const [first, alike = '', ...others] = await texts(page);
  expect([first, ...others]).toEqual(remade);
  expect(remade).not.toContain(alike);
  const [kind, kindOfAlike] = await tags();
  expect(kindOfAlike).toBe(kind);

  await choose(2, 'Vervang door een ander soort');
  await exactly('Vorige vraag terugzetten').waitFor();
  expect(await texts(page)).not.toContain(alike);
  expect((await tags())[1]).not.toBe(kind);
  await exactly('Vorige vraag terugzetten').click();
  await expect.poll(() => texts(page)).toEqual([first, alike, ...others]);
  expect(complaints).toEqual([]);
});
