/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserAtApp } from './browser-at-app.ts';

// The actions of a teacher and a student, by the visible texts, in any browser.

/** A lesson from which questions can be generated. */
export const lesson = `Fotosynthese

Planten maken hun eigen voedsel. Dat proces heet fotosynthese. In de bladgroenkorrels van een plantencel zit chlorofyl,
een groene stof die lichtenergie opvangt. Met die energie zet de plant koolstofdioxide uit de lucht en water uit de bodem
om in glucose en zuurstof. Koolstofdioxide komt het blad binnen door de huidmondjes. Als het erg droog is, sluiten de
huidmondjes. De plant verliest dan minder water, maar neemt ook minder koolstofdioxide op. Verbranding gaat dag en nacht
door, fotosynthese alleen in het licht. 's Nachts geeft een plant daarom koolstofdioxide af.`;

/** Removes APIs that the oldest supported browsers lack, so that a page runs as in them (web/build/browsers.ts). */
const makeOld = (): void => {
  const missing: [object, string[]][] = [
    [globalThis, ['TextDecoderStream', 'CompressionStream', 'OffscreenCanvas', 'URLPattern', 'requestIdleCallback']],
    [globalThis, ['Iterator', 'Highlight', 'navigation', 'scheduler']],
    [Navigator.prototype, ['userActivation', 'userAgentData']],
    [Document.prototype, ['startViewTransition', 'fullscreenEnabled', 'exitFullscreen']],
    [Element.prototype, ['checkVisibility', 'requestFullscreen', 'showPopover']],
    [URLSearchParams.prototype, ['size']],
    [URL, ['canParse']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [AbortSignal, ['any', 'timeout']],
    [Intl, ['Segmenter', 'DurationFormat']],
  ];
  for (const [holder, names] of missing) for (const name of names) Reflect.deleteProperty(holder, name);
};

/**
 * A page of the app, and its otherwise invisible errors: errors in scripts or the console, and violations of the
 * content security policy.
 */
export const openWatchedPage = async (
  app: BrowserAtApp,
  { isOld = false, ...options }: Parameters<BrowserAtApp['openPage']>[0] & { isOld?: boolean } = {},
) => {
  const page = await app.openPage(options);
  if (isOld) await page.addInitScript(makeOld);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The server may refuse a call, which is no fault of the page.
    const isFault = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isFault) complaints.push(message.text());
  });
  // Firefox reports violations to the page only.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by the content security policy: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  return { page, complaints };
};

/** The first button of this name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Saves the ticket in the editor as a visitor, registers on the way, and returns the PIN. */
const saveAndRegister = async (page: Page): Promise<string> => {
  await button(page, 'Exit ticket opslaan').click();
  const auth = page.getByRole('dialog', { name: 'Gratis account maken' });
  await auth.waitFor();
  await auth.getByLabel('E-mailadres').fill(`${randomUUID()}@school.nl`);
  await auth.getByLabel('Wachtwoord', { exact: true }).fill('geheim!');
  await auth.getByRole('button', { name: 'Account maken' }).click();
  const pin = page.getByRole('img', { name: /^PIN/ });
  await pin.waitFor();
  return (await pin.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
};

/** Opens the ticket with this PIN as a student and answers every question; choices with the first option. */
export const answerAsStudent = async (page: Page, pin: string, answer: string) => {
  await page.goto('/student');
  await page.getByLabel('PIN').fill(pin);
  await button(page, 'Verder').click();
  await page.getByLabel('Je naam').fill('Noor');
  for (const area of await page.locator('main textarea, form textarea').all()) await area.fill(answer);
  for (const group of await page.getByRole('group').all()) {
    const choices = await group.getByRole('radio').all();
    await choices[0]?.check({ force: true });
  }
};

/** Waits for the student's confirmation that the answers were sent. */
export const isSent = (page: Page) => page.getByRole('heading', { name: 'Bedankt' }).waitFor();

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

/** From pasted text to an analysis and a PDF on this device, while a student answers on the other; both in old browsers if `isOld`. */
export const doMainJob = async (app: BrowserAtApp, device: 'phone' | 'desktop', isOld = false): Promise<void> => {
  const { page, complaints } = await openWatchedPage(app, { device, isOld });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');

  await page.getByLabel('Of plak lestekst').fill(lesson);
  await button(page, 'Exit ticket genereren').click();
  const firstQuestion = page.getByLabel('Tekst van vraag 1');
  await firstQuestion.waitFor();
  const questions = await page.getByLabel(/^Tekst van vraag/).count();
  expect(questions).toBeGreaterThanOrEqual(2);
  expect(questions).toBeLessThanOrEqual(5);
  const changed = 'Waarvan maakt een plant glucose?';
  await firstQuestion.fill(changed);

  const pin = await saveAndRegister(page);
  expect(pin).toMatch(/^\d{4}$/);
  await page.getByRole('img', { name: 'QR-code naar dit exit ticket' }).waitFor();
  await button(page, 'Klaar').click();

  await page.goto('/dashboard');
  await page.getByText('Actief').first().waitFor();
  await page
    .getByRole('link', { name: /^Les over|Fotosynthese/ })
    .first()
    .click();
  await page.waitForURL(/\/results\//);

  const student = await openWatchedPage(app, { device: device === 'phone' ? 'desktop' : 'phone', isOld });
  await answerAsStudent(student.page, pin, 'Planten zetten licht, water en koolstofdioxide om in glucose.');
  await student.page.getByText(changed, { exact: true }).waitFor();
  await button(student.page, 'Versturen').click();
  await isSent(student.page);
  expect(student.complaints).toEqual([]);
  // The results page was opened before there were any answers.
  await readResults(page);

  await page.goto(`/student/${pin}`);
  await page.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();

  await page.goto('/dashboard');
  await page.getByText('AI Geanalyseerd').first().waitFor();
  const { name, content } = await downloadPdf(page);
  expect(name).toMatch(/^exit-ticket-.+\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints).toEqual([]);
};
