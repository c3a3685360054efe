/// <reference lib="dom" />
import { limits, setTicketStatus } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { holdMessages } from '../support/browser/hold-messages.ts';
import { coveredStops } from '../support/browser/in-view.ts';
import { keepsNobodyOut } from '../support/browser/keeps-nobody-out.ts';
import { newTeacher, newTicket, password } from '../support/classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** What the page asked the server to change. */
const changesAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
};

/** The editor of a saved ticket, and its title. */
const openEditor = async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  const asked = changesAskedBy(page);
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: 'Meer acties voor Fotosynthese' }).click();
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const editor = page.getByRole('dialog', { name: 'Exit ticket bewerken' });
  return { page, asked, editor, title: editor.getByLabel('Titel') };
};

test('leaving the editor asks about a change of that very moment, and saves nothing', async () => {
  const { page, asked, editor, title } = await openEditor();
  await title.selectText();
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'Verbranding');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await editor.getByRole('button', { name: 'Verder bewerken' }).click();
  await editor.getByRole('button', { name: 'Wijzigingen opslaan' }).waitFor();
  // A call that the click sent would be on its way before this one.
  await page.evaluate(() => fetch('/api/auth/status'));
  expect(asked).toEqual([]);
  expect(await title.inputValue()).toBe('Verbranding');
  await title.and(page.locator(':focus')).waitFor();
});

test('a new version of the app loads with what was typed in the editor', async () => {
  const { page, editor, title } = await openEditor();
  await title.fill('Verbranding');
  // Where there is no room for it beside the questions, the preview is a dialog of its own.
  await page.setViewportSize({ width: 1000, height: 800 });
  // A new version has taken the place of the one that this page is of.
  const missing = '**/assets/preview-dialog-*.js';
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  await editor.getByRole('button', { name: 'Bekijk als leerling' }).click();
  await page.getByRole('alert').filter({ hasText: 'Er is een nieuwe versie van Exit tickets' }).waitFor();
  expect(await title.inputValue()).toBe('Verbranding');
  await page.unroute(missing);
  await button(page, 'Pagina opnieuw laden').and(page.locator(':focus')).waitFor();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await editor.waitFor();
  expect(await title.inputValue()).toBe('Verbranding');
});

test('the example in a field that is wrong looks as it did before', async () => {
  const { editor, title } = await openEditor();
  const exampleColor = () => title.evaluate((field) => getComputedStyle(field, '::placeholder').color);
  const before = await exampleColor();
  await title.fill('');
  await editor.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  expect(await exampleColor()).toBe(before);
});

test('logging out says so in a message that keeps nobody out, and leads to the heading of the page', async () => {
  const page = await app.openPage({ teacher: await newTeacher(app.url) });
  await holdMessages(page);
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Je bent uitgelogd' }).waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  expect(await violationsInBothThemes(page, '.mantine-Notification-root')).toEqual([]);
});

test('what is left out of a field that is full leaves the caret where it is, can be undone, and is no word that is being composed', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await button(page, 'Begin met een leeg exit ticket').click();
  const field = page.getByRole('dialog').getByLabel('Klas', { exact: true });
  const message = page.getByText(`Hier passen hoogstens ${limits.classNameLength} tekens`);
  const { keyboard } = page;
  /** What stands in the field, with a line where the caret is. */
  const shown = () =>
    field.evaluate(({ value, selectionEnd }: HTMLInputElement) => {
      const place = selectionEnd ?? 0;
      return `${value.slice(0, place)}|${value.slice(place)}`;
    });
  const full = 'k'.repeat(limits.classNameLength - 6);
  await field.click();
  await keyboard.type('klas 3');
  await keyboard.press('Home');
  await keyboard.insertText(`${full}en meer`);
  await message.and(page.getByRole('alert')).waitFor();
  expect(await shown()).toBe(`${full}|klas 3`);
  await keyboard.type('x');
  expect(await shown()).toBe(`${full}|klas 3`);
  await keyboard.press('Control+z');
  expect(await shown()).toBe('|klas 3');
  await message.waitFor({ state: 'detached' });

  await keyboard.insertText(full.slice(1));
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('n');
  await compose('ni');
  expect(await shown()).toBe(`${full.slice(1)}ni|klas 3`);
  await session.send('Input.insertText', { text: '你好' });
  await message.waitFor();
  expect(await shown()).toBe(`${full.slice(1)}你|klas 3`);
});

const dialog = '[role=dialog]';
/** The narrowest window that a page has to work in. */
const openNarrow = async () => {
  const page = await app.openPage({ device: 'phone' });
  await holdMessages(page);
  await page.setViewportSize({ width: 320, height: 640 });
  return page;
};

test('the privacy page and the login keep nobody out, narrow or wide, in either theme', async () => {
  const page = await openNarrow();
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What only the services know of this installation is there too.
  await page.getByText('Deze site verstuurt geen e-mail.').or(page.getByText('E-mail aan docenten')).waitFor();
  await keepsNobodyOut(page, 'privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click();
  await page.getByRole('heading', { level: 1, name: 'Toegankelijkheid' }).waitFor();
  await keepsNobodyOut(page, 'accessibility');

  await button(page, 'Inloggen').press('Enter');
  const password = page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true });
  await password.waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Email en wachtwoord zijn verplicht' }).waitFor();
  expect(await violationsInBothThemes(page, '.mantine-Notification-root')).toEqual([]);
  await keepsNobodyOut(page, 'the login, wrong', dialog);
  await page.getByLabel('E-mailadres').fill('niemand@school.nl');
  await password.fill('verkeerd');
  await password.press('Enter');
  await page.getByRole('dialog').getByText('Het e-mailadres of het wachtwoord klopt niet.').waitFor();
  await keepsNobodyOut(page, 'the login, refused', dialog);
});

test('registering and asking for a new password keep nobody out, narrow or wide, in either theme', async () => {
  const page = await openNarrow();
  await page.goto('/');
  await button(page, 'Inloggen').press('Enter');
  await button(page, 'Nog geen account? Maak er een').press('Enter');
  await page.getByRole('dialog', { name: 'Gratis account maken' }).waitFor();
  await keepsNobodyOut(page, 'the registration', dialog);
  await button(page, 'Ik heb al een account').press('Enter');
  await button(page, 'Wachtwoord vergeten?').press('Enter');
  await button(page, 'Verstuur link').waitFor();
  await keepsNobodyOut(page, 'a forgotten password', dialog);
  await page.getByLabel('E-mailadres').fill('niemand@school.nl');
  await button(page, 'Verstuur link').press('Enter');
  await page.getByText('Geen e-mail verstuurd').waitFor();
  await isFocused(button(page, 'Terug naar inloggen'));
  await keepsNobodyOut(page, 'a link that was sent', dialog);
  await page.keyboard.press('Escape');
  await isFocused(button(page, 'Inloggen'));
});

test('the pages behind links keep nobody out, narrow or wide, in either theme', async () => {
  const page = await openNarrow();
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await page.getByRole('dialog').getByText('Deze reset link is ongeldig.', { exact: false }).waitFor();
  await keepsNobodyOut(page, 'the login after a link that is not valid', dialog);

  for (const path of ['/reset-password?token=oud', '/confirm-email?token=oud']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keepsNobodyOut(page, path);
  }
  await page.getByRole('main').getByRole('button').press('Enter');
  await page.getByRole('alert').waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  await keepsNobodyOut(page, 'a link that is not valid');
});

test('a screen that cannot be shown, and the sentence for a browser that is too old, keep nobody out', async () => {
  const page = await openNarrow();
  await page.goto('/');
  await page.route('**/assets/privacy-screen-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('alert').waitFor();
  await keepsNobodyOut(page, 'a screen that cannot be shown');
  await page.evaluate(() => {
    document.getElementById('root')?.replaceChildren();
    window.dispatchEvent(new Event('error'));
  });
  await page.getByText('Deze pagina werkt niet in deze browser').waitFor();
  await keepsNobodyOut(page, 'an old browser');
});

test.each([
  { who: 'a student', path: '/student', missing: '**/assets/student-*.js', heading: 'Vul je exit ticket in' },
  { who: 'a teacher', path: '/privacy', missing: '**/assets/texts-*.js', heading: /Privacy/ },
])(
  '$who whose scripts do not arrive is told so, on a page that keeps nobody out, and can load it again',
  async ({ path, missing, heading }) => {
    const page = await app.openPage({ device: 'phone' });
    await page.route(missing, (route) => route.abort());
    await page.goto(path);
    await page.getByRole('alert').filter({ hasText: 'Deze pagina kon niet worden geladen.' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.unroute(missing);
    await page.getByRole('button', { name: 'Opnieuw laden' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  },
);

test('a student goes from a wrong PIN to the questions with the keyboard, on a screen that keeps nobody out and covers nothing', async () => {
  const questions = [aQuestion(), aChoice(), aScale({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  const page = await app.openPage({ device: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/student');
  await isFocused(page.getByLabel('PIN'));
  await keepsNobodyOut(page, 'the PIN');
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await page.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();
  await isFocused(page.getByLabel('PIN'));
  await keepsNobodyOut(page, 'a wrong PIN');
  const boxes = page.locator('.pin');
  const focused = await boxes.screenshot();
  await page.getByLabel('PIN').blur();
  expect(focused.equals(await boxes.screenshot()), 'whether one sees where the keyboard is').toBe(false);
  await page.getByLabel('PIN').press('Control+A');
  await page.keyboard.type(ticket.pin ?? '');
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('heading', { level: 1 }));
  await keepsNobodyOut(page, 'the questions');
  expect(await coveredStops(page, 8)).toEqual([]);

  await page.getByRole('button', { name: 'Versturen' }).press('Enter');
  await isFocused(page.getByLabel('Je naam'));
  await keepsNobodyOut(page, 'what is missing');
  expect(await coveredStops(page, 8)).toEqual([]);
});

test('a student answers with the keyboard, on a screen that keeps nobody out; what waits for a connection is sent', async () => {
  const questions = [aQuestion(), aChoice(), aScale({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  const page = await openNarrow();
  await page.route('**/api/submit-response', (route) => route.abort());
  await page.goto(`/student/${ticket.pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await page.locator('textarea').fill('Licht en water');
  for (const group of await page.getByRole('group', { name: /van 3/ }).all())
    await group.getByRole('radio').first().press('Space');
  await page.getByLabel('Je naam').press('Enter');
  await isFocused(page.getByRole('button', { name: 'Nu opnieuw proberen' }));
  await keepsNobodyOut(page, 'answers that wait');
  await page.unroute('**/api/submit-response');
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('heading', { name: 'Bedankt' }));
  await keepsNobodyOut(page, 'the receipt');
});

test('who answers after another on the same device is told that the ticket was closed meanwhile, on a screen that keeps nobody out', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher);
  const page = await openNarrow();
  await page.goto(`/student/${ticket.pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await page.locator('textarea').fill('Licht en water');
  await page.getByRole('button', { name: 'Versturen' }).press('Enter');
  await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Iemand anders laten invullen' }).press('Enter');
  await page.getByLabel('Je naam').fill('Sem');
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });
  await page.reload();
  await page.getByText('Dit exit ticket is gesloten.', { exact: false }).waitFor();
  await keepsNobodyOut(page, 'a closed ticket');
});

test('a teacher changes the name of the account on a phone, takes everything along and deletes it', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher);
  const page = await app.openPage({ teacher, device: 'phone' });
  await page.goto('/account');
  await page.getByLabel('Voornaam').fill('An');
  await page.getByLabel('Achternaam').fill('x'.repeat(100));
  await button(page, 'Naam opslaan').click();
  await page.getByText('Opgeslagen', { exact: true }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await keepsNobodyOut(page, 'the account');
  const download = page.waitForEvent('download');
  await button(page, 'Alles downloaden').click();
  expect((await download).suggestedFilename()).toMatch(/^exit-tickets-.+\.zip$/);

  await button(page, 'Account verwijderen').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Je account definitief verwijderen?' });
  await dialog.getByRole('button', { name: 'Annuleren' }).and(page.locator(':focus')).waitFor();
  await keepsNobodyOut(page, 'an account that is deleted', '[role=dialog]');
  await page.keyboard.press('Escape');
  await button(page, 'Account verwijderen').and(page.locator(':focus')).press('Enter');
  await dialog.getByLabel('Huidig wachtwoord').fill(password);
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await page.getByRole('status').filter({ hasText: 'Je account is verwijderd' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
});
