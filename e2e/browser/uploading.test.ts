/// <reference lib="dom" />
import { createServer } from 'node:http';
import { limits } from '@exit-tickets/contracts';
import { listenOnFreePort, samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { aSummary, generated, isFocused, mockReply } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { coveredStops } from '../support/browser/in-view.ts';

const app = browserAtApp();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fileField = (page: Page) => page.locator('input[type=file][multiple]');
const names = (page: Page) => page.locator('#create li').allInnerTexts();
const aFile = (name: string, mimeType = 'application/pdf') => ({ name, mimeType, buffer: Buffer.from(name) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Waar gaan de vragen over?' });

/** Records the files that the page uploads, within the page: the content of a form is not visible from outside. */
const recordSentFiles = (page: Page) =>
  page.addInitScript(() => {
    const sent: File[][] = [];
    const { fetch } = window;
    Reflect.set(window, 'sentFiles', sent);
    window.fetch = (address, options) => {
      if (options?.body instanceof FormData)
        sent.push(options.body.getAll('file').filter((part): part is File => part instanceof File));
      return fetch(address, options);
    };
  });
const sentNames = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (Reflect.get(window, 'sentFiles') as File[][]).map((files) => files.map(({ name }) => name)));

const openLanding = async (options: Parameters<typeof app.openPage>[0] = {}) => {
  const page = await app.openPage(options);
  await recordSentFiles(page);
  await page.goto('/');
  await fileField(page).waitFor({ state: 'attached' });
  return page;
};

const paste = (page: Page, withText: boolean) =>
  page.evaluate((hasText) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['...'], hasText ? 'word.png' : 'image.png', { type: 'image/png' }));
    if (hasText) clipboardData.setData('text/plain', 'Planten');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, withText);

const readAs = (page: Page, summary = aSummary()) =>
  page.route('**/api/generate-summary', (route) => route.fulfill({ json: { summary } }));

const leftOut = [
  { reason: 'repeated' as const, fileName: 'a.pdf', count: 14 },
  { reason: 'no_text' as const, fileName: 'a.pdf', count: 1 },
  { reason: 'file' as const, fileName: 'toets.docx', count: 1, code: 'file_protected' as const },
];
/** The message on the card about files that were not accepted, which stays longer than the toast. */
const problem = (page: Page, text: string) => page.locator('#create p').filter({ hasText: text });

describe('several files', () => {
  test('are listed in order up to the maximum, without unsupported files, and removing one moves the focus', async () => {
    const page = await openLanding();
    await readAs(page);
    await fileField(page).setInputFiles(['b.pdf', 'a.pdf'].map((name) => aFile(name)));
    await fileField(page).setInputFiles(aFile('c.pdf'));
    expect(await names(page)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
    // The camera button is shown only on touch screens.
    expect(await button(page, 'Foto maken').count()).toBe(0);
    await button(page, 'Bestand 2 weghalen: a.pdf').press('Enter');
    await isFocused(button(page, 'Bestand 2 weghalen: c.pdf'));
    await button(page, 'Inlezen').press('Enter');
    await dialog(page).waitFor();
    expect(await sentNames(page)).toEqual([['b.pdf', 'c.pdf']]);

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await isFocused(fileField(page));
    expect(await names(page)).toEqual(['b.pdf', 'c.pdf']);
    await button(page, /^Bestand 1/).press('Enter');
    await button(page, /^Bestand 1/).press('Enter');
    await isFocused(fileField(page));

    await fileField(page).setInputFiles([aFile('les.pdf'), aFile('film.mp4', 'video/mp4')]);
    await problem(page, 'film.mp4: dit soort bestand kunnen we niet lezen').waitFor();
    const many = Array.from({ length: limits.filesPerUpload }, (_, number) => aFile(`blad ${number}.pdf`));
    await fileField(page).setInputFiles(many);
    await problem(page, 'Te veel bestanden').waitFor();
    expect(await names(page)).toHaveLength(limits.filesPerUpload);
    expect((await names(page))[0]).toBe('les.pdf');
  });

  test('stay listed when reading them failed or was cancelled; afterwards the dialog says what was left out, and their text can be edited', async () => {
    const page = await openLanding();
    await page.route('**/api/generate-summary', (route) =>
      route.fulfill({ status: 422, json: { code: 'file_protected', message: 'protected' } }),
    );
    await fileField(page).setInputFiles([aFile('a.pdf'), aFile('toets.docx')]);
    await button(page, 'Inlezen').click();
    await problem(page, 'Het bestand is beveiligd met een wachtwoord.').waitFor();
    await expectAccessible(page, 'files that could not be read');
    expect(await names(page)).toEqual(['a.pdf', 'toets.docx']);
    await isFocused(fileField(page));

    // A request without a reply: only the user can end it.
    await page.route('**/api/generate-summary', () => undefined);
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/generate-summary'));
    await button(page, 'Inlezen').click();
    await page.getByText('2 bestanden worden gelezen').waitFor();
    await expectAccessible(page, 'files that are read', '#create');
    await button(page, 'Annuleren').press('Enter');
    await stopped;
    await button(page, 'Inlezen').waitFor();
    expect(await names(page)).toEqual(['a.pdf', 'toets.docx']);
    await expectAccessible(page, 'files whose reading was stopped');

    await readAs(page, aSummary({ leftOut }));
    await button(page, 'Inlezen').click();
    await dialog(page).getByRole('listitem').nth(2).waitFor();
    expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual([
      'a.pdf: 14 regels die steeds terugkomen, zoals kopteksten en paginanummers',
      'a.pdf: 1 pagina waarop we geen tekst vonden',
      'toets.docx: Het bestand is beveiligd met een wachtwoord. Haal de beveiliging eraf en probeer het opnieuw.',
    ]);
    await dialog(page).getByText('Bekijk de tekst').click();
    await expectAccessible(page, 'what the questions are about', '[role=dialog]');
    await dialog(page).getByRole('button', { name: 'Sluiten' }).click();

    await readAs(page);
    const requests = await mockReply(page, '/api/generate-from-content', () => ({ json: generated }));
    await button(page, 'Inlezen').click();
    await dialog(page).getByText('Bekijk de tekst').press('Enter');
    expect(await dialog(page).getByText('Niet meegenomen').count()).toBe(0);
    const text = dialog(page).getByLabel('Tekst van je materiaal');
    expect(await text.inputValue()).toBe(aSummary().originalContent);
    await text.fill('   ');
    await dialog(page).getByText('Zonder tekst kunnen we geen vragen maken').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Exit ticket genereren' }).isDisabled()).toBe(true);
    await text.fill('Planten maken glucose met licht.');
    await dialog(page).getByLabel('Sluit af met: hoe zeker ben je?').check();
    await dialog(page).getByRole('button', { name: 'Exit ticket genereren' }).click();
    await page.getByLabel('Tekst van vraag 1').waitFor();
    expect(requests).toEqual([
      expect.objectContaining({ content: 'Planten maken glucose met licht.', withScale: true }),
    ]);
  });
});

test('the progress shows how many pages have been read', async () => {
  // A server that keeps reading until the page disconnects.
  const reading = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: progress\ndata: {"stage":"reading","done":3,"total":12}\n\n');
  });
  onTestFinished(() => reading.closeAllConnections());
  onTestFinished(() => void reading.close());
  const url = `http://127.0.0.1:${await listenOnFreePort(reading)}`;

  const page = await openLanding();
  await page.route('**/api/generate-summary', (route) => route.continue({ url }));
  await fileField(page).setInputFiles(aFile('les.pdf'));
  await page.locator('#create [role=status]', { hasText: 'les.pdf wordt gelezen: pagina 3 van 12' }).waitFor();
});

test('files, pastes, text and key presses from before the script has loaded are applied once it has', async () => {
  const page = await app.openPage();
  await recordSentFiles(page);
  await readAs(page);
  const scripts: (() => Promise<void>)[] = [];
  let isLoadingPaused = true;
  await page.route(/\/assets\/(?!pre-hydration-input|hydrated).*\.js$/, async (route) => {
    if (isLoadingPaused) scripts.push(() => route.continue());
    else await route.continue();
  });
  const opened = page.goto('/');
  await fileField(page).setInputFiles(aFile('les.pdf'));
  // The early script handles pastes from the moment it prevents the browser from opening dropped files.
  await page.waitForFunction(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'les.pdf'));
    return !document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await paste(page, false);
  await page.getByLabel('Of plak lestekst').fill('Planten maken glucose met licht.');
  isLoadingPaused = false;
  await Promise.all(scripts.splice(0).map((send) => send()));
  await opened;
  await button(page, 'Inlezen').click();
  await dialog(page).waitFor();
  expect(await sentNames(page)).toEqual([['les.pdf', 'image.png']]);
  await button(page, 'Sluiten').click();
  expect(await page.getByLabel('Of plak lestekst').inputValue()).toBe('Planten maken glucose met licht.');

  isLoadingPaused = true;
  // This navigation is interrupted by the next one.
  page.goto('/de').catch(() => undefined);
  await page.waitForURL('/de', { waitUntil: 'commit' });
  // The early script handles clicks from the moment it prevents their default action.
  await page.waitForFunction(
    () =>
      document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ===
      false,
  );
  await page.getByLabel(/PIN/).fill('40 71');
  await page.getByLabel(/PIN/).press('Enter');
  isLoadingPaused = false;
  await Promise.all(scripts.map((send) => send()));
  await page.waitForURL('/student/4071');
});

describe('photos', () => {
  test('from a phone’s camera are collected one by one, on an accessible narrow screen', async () => {
    const page = await openLanding({ device: 'phone' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await readAs(page, aSummary({ leftOut }));
    await button(page, 'Foto maken').waitFor();
    const camera = page.locator('input[capture]');
    await camera.setInputFiles(samplePath('fotosynthese-nl.jpg'));
    await button(page, 'Nog een foto maken').waitFor();
    await camera.setInputFiles(samplePath('fotosynthese-nl.jpg'));
    await page.locator('#create li img').nth(1).waitFor();
    expect(await names(page)).toEqual(['Foto 1.jpg', 'Foto 2.jpg']);
    const long = `${'lang'.repeat(40)}.pdf`;
    await fileField(page).setInputFiles(aFile(long));
    await page.locator('#create li').nth(2).waitFor();
    await expectAccessible(page, 'files and photos');
    expect(await coveredStops(page, 24)).toEqual([]);
    await button(page, 'Inlezen').click();
    await dialog(page).getByText('Bekijk de tekst').click();
    await dialog(page).getByText('toets.docx').waitFor();
    expect(await sentNames(page)).toEqual([['Foto 1.jpg', 'Foto 2.jpg', long]]);
    await expectAccessible(page, 'what the questions are about', '[role=dialog]');
    expect(await coveredStops(page, 16)).toEqual([]);
  });

  test('that are too large are scaled down and keep their orientation, and pasted ones are read unless pasted with text', async () => {
    const page = await openLanding();
    await readAs(page);
    // 5,000 pixels wide in the file, which says that the camera was held upright (EXIF orientation 6), so displayed rotated.
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(5_000, 1_000);
      canvas.getContext('2d')?.fillRect(0, 0, 2_500, 1_000);
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
      const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1];
      const orientation = [1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
      const photo = new Blob([jpeg.slice(0, 2), new Uint8Array([...exif, ...orientation]), jpeg.slice(2)]);
      const chosen = new DataTransfer();
      chosen.items.add(new File([photo], 'blad.jpg', { type: 'image/jpeg' }));
      const field = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
      if (!field) throw new Error('no field');
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await dialog(page).waitFor();
    const size = await page.evaluate(async () => {
      const [[photo] = []] = Reflect.get(window, 'sentFiles') as File[][];
      if (!photo) throw new Error('nothing was sent');
      const { width, height } = await createImageBitmap(photo, { imageOrientation: 'none' });
      return { width, height, name: photo.name };
    });
    expect(size).toEqual({ width: 800, height: 4_000, name: 'blad.jpg' });

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await paste(page, true);
    await paste(page, false);
    await dialog(page).waitFor();
    expect(await sentNames(page)).toEqual([['blad.jpg'], ['image.png']]);
  });
});
