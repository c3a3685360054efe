import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newPage, openBrowser, samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';

const pictures = fileURLToPath(new URL('../test-results/screens/', import.meta.url));
const lesson = `Fotosynthese

Planten maken hun eigen voedsel. Dat proces heet fotosynthese. In de bladgroenkorrels van een plantencel zit chlorofyl,
een groene stof die lichtenergie opvangt. Met die energie zet de plant koolstofdioxide uit de lucht en water uit de bodem
om in glucose en zuurstof. Koolstofdioxide komt het blad binnen door de huidmondjes. Als het erg droog is, sluiten de
huidmondjes. De plant verliest dan minder water, maar neemt ook minder koolstofdioxide op. Verbranding gaat dag en nacht
door, fotosynthese alleen in het licht. 's Nachts geeft een plant daarom koolstofdioxide af.`;

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let allInOne: AllInOne;
let browser: Awaited<ReturnType<typeof openBrowser>>;
const baseURL = () => allInOne.addresses.local;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  await mkdir(pictures, { recursive: true });
  const PORT = String(await freePort());
  allInOne = await startAllInOne({ DATA_DIR: dataDir.path, PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await allInOne.context.close();
  await dataDir.remove();
});

/** Pages that say so when a script fails or something is refused by the content security policy. */
const openPage = async (device: 'phone' | 'desktop', locale = 'nl-NL') => {
  const page = await newPage(browser.browser, { device, locale, baseURL: baseURL() });
  const complaints: string[] = [];
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, `failed-${device}`).catch(() => undefined);
    await page.context().close();
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security|Uncaught|Warning:/.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints };
};
const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Saves the ticket in the editor as somebody without an account, registers on the way, and gives the PIN. */
const saveAndRegister = async (page: Page, device: string): Promise<string> => {
  await button(page, 'Exit ticket opslaan').click();
  await page.getByRole('button', { name: 'Nog geen account? Maak er een' }).click();
  const auth = page.getByRole('dialog', { name: 'Gratis account maken' });
  await auth.waitFor();
  await picture(page, `${device}-register`);
  await auth.getByLabel('E-mailadres').fill(`${randomUUID()}@school.nl`);
  await auth.getByLabel('Wachtwoord', { exact: true }).fill('geheim!');
  await auth.getByRole('button', { name: 'Account maken' }).click();
  const pin = page.getByRole('img', { name: /^PIN/ });
  await pin.waitFor();
  await picture(page, `${device}-pin`);
  return (await pin.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
};

/** Answers every question of the ticket on a pupil's phone. */
const answerAsPupil = async (pin: string, name: string, device: 'phone' | 'desktop', answer: string) => {
  const { page, complaints } = await openPage(device);
  await page.goto('/student');
  await page.getByLabel('PIN').fill(pin);
  await button(page, 'Verder').click();
  await page.getByLabel('Je naam').waitFor();
  await picture(page, `${device}-student`);
  await page.getByLabel('Je naam').fill(name);
  for (const area of await page.locator('main textarea, form textarea').all()) await area.fill(answer);
  for (const group of await page.getByRole('group').all()) {
    const choices = await group.getByRole('radio').all();
    await choices[0]?.check({ force: true });
  }
  await button(page, /Versturen/).click();
  await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
  await picture(page, `${device}-receipt`);
  expect(complaints).toEqual([]);
  await page.context().close();
};

const readResults = async (page: Page, device: string) => {
  await page.getByText('Noor').first().waitFor();
  await picture(page, `${device}-results`);
  await button(page, 'Analyseer & Sluit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByText('Algemene prestatie').first().waitFor();
  await picture(page, `${device}-analysis`);
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
    await picture(page, `${device}-landing`);

    await page.getByLabel('Of plak lestekst').fill(lesson);
    await button(page, 'Exit ticket genereren').click();
    await page.getByLabel(/Tekst van vraag 1/).waitFor();
    const questions = await page.getByLabel(/^Tekst van vraag/).count();
    expect(questions).toBeGreaterThanOrEqual(2);
    expect(questions).toBeLessThanOrEqual(5);
    await picture(page, `${device}-editor`);

    const pin = await saveAndRegister(page, device);
    expect(pin).toMatch(/^\d{4}$/);
    await button(page, 'Klaar').click();

    await page.goto('/dashboard');
    await page.getByText('Actief').first().waitFor();
    await picture(page, `${device}-dashboard`);
    await page
      .getByRole('link', { name: /^Resultaten/ })
      .first()
      .click();
    await page.waitForURL(/\/results\//);

    const answers = ['Planten zetten licht, water en koolstofdioxide om in glucose.', 'De plant eet aarde.'];
    await answerAsPupil(pin, 'Noor', device === 'phone' ? 'desktop' : 'phone', answers[0] ?? '');
    await answerAsPupil(pin, 'Sem', 'phone', answers[1] ?? '');
    await readResults(page, device);

    const { page: late } = await openPage('phone');
    await late.goto(`/student/${pin}`);
    await late.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();
    await late.context().close();

    await page.goto('/dashboard');
    await page.getByText('AI Geanalyseerd').first().waitFor();
    const { name, content } = await downloadPdf(page);
    expect(name).toMatch(/^exit-ticket-.+\.pdf$/);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);
});

describe('uploading lesson material', () => {
  test.each(['fotosynthese-nl.txt', 'fotosynthese-nl.pdf', 'fotosynthese-nl.docx'])(
    '%s becomes a ticket',
    async (file) => {
      const { page, complaints } = await openPage('desktop');
      await page.goto('/');
      await page.locator('input[type=file]').first().setInputFiles(samplePath(file));
      const prepare = page.getByRole('dialog', { name: 'Waar gaan de vragen over?' });
      await prepare.waitFor();
      await prepare.getByText('Toepassen', { exact: true }).click();
      await picture(page, `prepare-${file}`);
      await prepare.getByRole('button', { name: 'Exit ticket genereren' }).click();
      await page.getByLabel(/Tekst van vraag 1/).waitFor();
      expect(await page.getByLabel(/^Tekst van vraag/).count()).toBeGreaterThanOrEqual(2);
      await picture(page, `editor-${file}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
