/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, password } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
/** Whether a field is marked as wrong, for eyes and for screen readers. */
const isMarked = async (field: Locator): Promise<boolean> => (await field.getAttribute('aria-invalid')) === 'true';

/** What the page asked the server to change. */
const changesAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
};

describe('leaving the editor with changes', () => {
  test('“Verder bewerken” saves nothing and leaves the editor as it was', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: 'Fotosynthese' });
    const page = await app.openPage({ teacher });
    const asked = changesAskedBy(page);
    await page.goto('/my-tickets');
    await page.getByRole('button', { name: 'Meer acties voor Fotosynthese' }).click();
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    const editor = page.getByRole('dialog', { name: 'Exit ticket bewerken' });
    await editor.getByLabel('Titel').fill('Verbranding');
    await page.keyboard.press('Escape');
    await editor.getByRole('button', { name: 'Verder bewerken' }).click();
    await editor.getByRole('button', { name: 'Wijzigingen opslaan' }).waitFor();
    // A call that the click sent would be on its way before this one.
    await page.evaluate(() => fetch('/api/auth/status'));
    expect(asked).toEqual([]);
    expect(await editor.getByLabel('Titel').inputValue()).toBe('Verbranding');
    await editor.getByLabel('Titel').and(page.locator(':focus')).waitFor();
  });
});

test('leaving the editor asks about a change that was made that very moment', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await button(page, 'Begin met een leeg exit ticket').click();
  await page.getByRole('dialog').getByLabel('Klas').focus();
  await page.evaluate(() => {
    document.execCommand('insertText', false, '2B');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await button(page, 'Verder bewerken').waitFor();
});

describe('an error in the editor goes once it is mended:', () => {
  const openBlankTicket = async () => {
    const page = await app.openPage();
    await page.goto('/');
    await button(page, 'Begin met een leeg exit ticket').click();
    const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
    await editor.getByLabel('Titel').waitFor();
    return { editor, save: () => editor.getByRole('button', { name: 'Exit ticket opslaan' }).click() };
  };

  test('a title, a question, an option that is missing', async () => {
    const { editor, save } = await openBlankTicket();
    await save();
    for (const name of ['Titel', 'Tekst van vraag 1', 'Optie 2 van vraag 2']) {
      const field = editor.getByLabel(name, { exact: true });
      expect(await isMarked(field), name).toBe(true);
      await field.fill('iets');
      expect(await isMarked(field), name).toBe(false);
    }
  });

  test('and the example in the field looks the same all along', async () => {
    const { editor, save } = await openBlankTicket();
    const title = editor.getByLabel('Titel');
    const exampleColor = () => title.evaluate((field) => getComputedStyle(field, '::placeholder').color);
    const before = await exampleColor();
    await save();
    expect(await isMarked(title)).toBe(true);
    expect(await exampleColor()).toBe(before);
  });

  test('a ticket without questions', async () => {
    const { editor, save } = await openBlankTicket();
    await editor.getByRole('button', { name: 'Vraag 2 verwijderen', exact: true }).click();
    await editor.getByRole('button', { name: 'Vraag 1 verwijderen', exact: true }).click();
    await editor.getByLabel('Titel').fill('Fotosynthese');
    await save();
    const error = editor.getByText('Voeg minstens één vraag toe');
    await error.waitFor();
    await editor.getByRole('button', { name: 'Vraag toevoegen' }).click();
    await error.waitFor({ state: 'detached' });
  });

  test('options that are the same', async () => {
    const { editor, save } = await openBlankTicket();
    await editor.getByLabel('Titel').fill('Fotosynthese');
    for (const number of [1, 2]) await editor.getByLabel(`Tekst van vraag ${number}`).fill('Wat is licht?');
    for (const option of [1, 2, 3]) await editor.getByLabel(`Optie ${option} van vraag 2`, { exact: true }).fill('ja');
    await save();
    const error = editor.getByText('De opties moeten van elkaar verschillen');
    await error.waitFor();
    await editor.getByLabel('Optie 2 van vraag 2', { exact: true }).fill('nee');
    expect(await error.count()).toBe(1);
    await editor.getByLabel('Optie 3 van vraag 2', { exact: true }).fill('misschien');
    await error.waitFor({ state: 'detached' });
  });
});

describe('an e-mail address that cannot be one marks its field and is not sent:', () => {
  test.each([
    ['login', '/auth', 'Inloggen'],
    ['registration', '/auth?mode=register', 'Account maken'],
  ])('%s', async (_form, path, submit) => {
    const page = await app.openPage();
    const asked = changesAskedBy(page);
    await page.goto(path);
    const dialog = page.getByRole('dialog');
    const email = dialog.getByLabel('E-mailadres');
    await email.fill('an.smit@school');
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await dialog.getByText('Vul een geldig e-mailadres in').waitFor();
    expect(await isMarked(email)).toBe(true);
    expect(asked).toEqual([]);
    await email.fill('an.smit@school.nl');
    expect(await isMarked(email)).toBe(false);
  });

  test('a forgotten password', async () => {
    const page = await app.openPage();
    const asked = changesAskedBy(page);
    await page.goto('/auth');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Wachtwoord vergeten?' }).click();
    const email = dialog.getByLabel('E-mailadres');
    for (const wrong of ['', 'an.smit']) {
      await email.fill(wrong);
      await dialog.getByRole('button', { name: 'Verstuur link' }).click();
      await expect.poll(() => isMarked(email)).toBe(true);
    }
    expect(asked).toEqual([]);
    await email.fill('an.smit@school.nl');
    expect(await isMarked(email)).toBe(false);
  });
});

test('an e-mail address that is taken marks its field', async () => {
  const { email: taken } = await newTeacher(app.url);
  const page = await app.openPage();
  await page.goto('/auth?mode=register');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('E-mailadres');
  await email.fill(taken);
  // With the right one it would simply let them in.
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(`${password}!`);
  await dialog.getByRole('button', { name: 'Account maken', exact: true }).click();
  await dialog.getByText('Dit e-mailadres is al in gebruik.').waitFor();
  expect(await isMarked(email)).toBe(true);
});

test('lesson text that is missing marks its field', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await button(page, 'Exit ticket genereren').click();
  const text = page.getByLabel('Of plak lestekst');
  await expect.poll(() => isMarked(text)).toBe(true);
  await text.fill('Planten maken hun eigen voedsel.');
  expect(await isMarked(text)).toBe(false);
});

describe('a toast', () => {
  const failToLogIn = async (page: Page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^E-?mail/i).fill('an.smit@school.nl');
    await dialog.getByLabel(/^(Wachtwoord|Passwort)$/).fill('verkeerd');
    await dialog.getByRole('button', { name: /^(Inloggen|Anmelden)$/ }).click();
    const toast = page.getByRole('alert');
    await toast.waitFor();
    return toast;
  };

  /** A toast that is pointed at does not go by itself. */
  const keepOpen = (toast: Locator) => toast.hover();

  test('has a close button with a name in the language of the page', async () => {
    const page = await app.openPage({ locale: 'de-DE' });
    await page.goto('/auth');
    const toast = await failToLogIn(page);
    await toast.getByRole('button', { name: 'Schließen' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('goes with its dialog', async () => {
    const page = await app.openPage();
    await page.goto('/privacy');
    await button(page, 'Inloggen').click();
    const toast = await failToLogIn(page);
    await keepOpen(toast);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
  });

  test('goes with its screen, and stays when it tells of the way to the next one', async () => {
    const { email } = await newTeacher(app.url);
    const page = await app.openPage();
    await page.goto('/auth');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mailadres').fill(email);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.waitForURL('**/dashboard');
    const toast = page.getByRole('status').filter({ hasText: 'Je bent ingelogd' });
    await toast.waitFor();
    await keepOpen(toast);
    await page.getByRole('link', { name: 'Jouw exit tickets' }).first().press('Enter');
    await toast.waitFor({ state: 'detached' });
  });
});

test('logging out says so on the landing page and leads the keyboard there', async () => {
  const page = await app.openPage({ teacher: await newTeacher(app.url) });
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Je bent uitgelogd' }).waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
});

test('each password field has a button of its own to show what was typed', async () => {
  const page = await app.openPage();
  await page.goto('/reset-password?token=example');
  const toggles = page.getByRole('button', { name: 'Wachtwoord tonen of verbergen' });
  await toggles.first().waitFor();
  expect(await toggles.count()).toBe(2);
});

test('a pupil whose answers wait for a connection sends them with the keyboard', async () => {
  const { ticket } = await newTicket(await newTeacher(app.url));
  const page = await app.openPage({ device: 'phone' });
  await page.route('**/api/submit-response', (route) => route.abort());
  await page.goto(`/student/${ticket.pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await page.locator('textarea').fill('Licht en water');
  await page.getByRole('button', { name: /Versturen/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nu opnieuw proberen' }).waitFor();
  await page.unroute('**/api/submit-response');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
});
