/// <reference lib="dom" />
import { limits, setTicketStatus } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { coveredStops } from '../support/browser/in-view.ts';
import { keepToasts } from '../support/browser/keep-toasts.ts';
import { newTeacher, newTicket, password } from '../support/classroom.ts';

const app = browserAtApp();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** The requests of the page that may change something. */
const changeRequestsOf = (page: Page): string[] => {
  const changeRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changeRequests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return changeRequests;
};

/** Opens the editor of a saved ticket. */
const openEditor = async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  const changeRequests = changeRequestsOf(page);
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: 'Meer acties voor Fotosynthese' }).click();
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const editor = page.getByRole('dialog', { name: 'Exit ticket bewerken' });
  return { page, changeRequests, editor, title: editor.getByLabel('Titel') };
};

test('leaving the editor asks for confirmation even for a change at that moment, and saves nothing', async () => {
  const { page, changeRequests, editor, title } = await openEditor();
  await title.selectText();
  await page.evaluate(() => {
    document.execCommand('insertText', false, 'Verbranding');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await editor.getByRole('button', { name: 'Verder bewerken' }).click();
  await editor.getByRole('button', { name: 'Wijzigingen opslaan' }).waitFor();
  // A request of the click would have been sent before this one.
  await page.evaluate(() => fetch('/api/auth/status'));
  expect(changeRequests).toEqual([]);
  expect(await title.inputValue()).toBe('Verbranding');
  await title.and(page.locator(':focus')).waitFor();
});

test('loading a new version of the app keeps what was typed in the editor', async () => {
  const { page, editor, title } = await openEditor();
  await title.fill('Verbranding');
  // Without room beside the questions, the preview is a separate dialog, with its own script.
  await page.setViewportSize({ width: 1000, height: 800 });
  // As if a new version of the app had replaced the version of this page.
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

test('the placeholder of a field keeps its colour when the field is invalid', async () => {
  const { editor, title } = await openEditor();
  const placeholderColor = () => title.evaluate((field) => getComputedStyle(field, '::placeholder').color);
  const before = await placeholderColor();
  await title.fill('');
  await editor.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  expect(await placeholderColor()).toBe(before);
});

test('logging out shows an accessible message, and moves the focus to the heading of the page', async () => {
  const page = await app.openPage({ teacher: await newTeacher(app.url) });
  await keepToasts(page);
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Je bent uitgelogd' }).waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  expect(await violationsInBothThemes(page, '.mantine-Notification-root')).toEqual([]);
});

test('a full field cuts off inserted text but no word in composition, keeps the caret in place, and can be undone', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await button(page, 'Begin met een leeg exit ticket').click();
  const field = page.getByRole('dialog').getByLabel('Klas', { exact: true });
  const message = page.getByText(`Hier passen hoogstens ${limits.classNameLength} tekens`);
  const { keyboard } = page;
  /** The text in the field, with a line where the caret is. */
  const textWithCaret = () =>
    field.evaluate(({ value, selectionEnd }: HTMLInputElement) => {
      const caret = selectionEnd ?? 0;
      return `${value.slice(0, caret)}|${value.slice(caret)}`;
    });
  const full = 'k'.repeat(limits.classNameLength - 6);
  await field.click();
  await keyboard.type('klas 3');
  await keyboard.press('Home');
  await keyboard.insertText(`${full}en meer`);
  await message.and(page.getByRole('alert')).waitFor();
  expect(await textWithCaret()).toBe(`${full}|klas 3`);
  await keyboard.type('x');
  expect(await textWithCaret()).toBe(`${full}|klas 3`);
  await keyboard.press('Control+z');
  expect(await textWithCaret()).toBe('|klas 3');
  await message.waitFor({ state: 'detached' });

  await keyboard.insertText(full.slice(1));
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('n');
  await compose('ni');
  expect(await textWithCaret()).toBe(`${full.slice(1)}ni|klas 3`);
  await session.send('Input.insertText', { text: '你好' });
  await message.waitFor();
  expect(await textWithCaret()).toBe(`${full.slice(1)}你|klas 3`);
});

const dialog = '[role=dialog]';
/** Opens a page in the narrowest window that is supported. */
const openNarrowPage = async () => {
  const page = await app.openPage({ device: 'phone' });
  await keepToasts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  return page;
};

test('the privacy page and the login are accessible, narrow and wide, in both themes', async () => {
  const page = await openNarrowPage();
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page also shows what only the services know about this installation.
  await page.getByText('Deze site verstuurt geen e-mail.').or(page.getByText('E-mail aan docenten')).waitFor();
  await expectAccessible(page, 'privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click();
  await page.getByRole('heading', { level: 1, name: 'Toegankelijkheid' }).waitFor();
  await expectAccessible(page, 'accessibility');

  await button(page, 'Inloggen').press('Enter');
  const password = page.getByRole('dialog').getByLabel('Wachtwoord', { exact: true });
  await password.waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Email en wachtwoord zijn verplicht' }).waitFor();
  expect(await violationsInBothThemes(page, '.mantine-Notification-root')).toEqual([]);
  await expectAccessible(page, 'the login, wrong', dialog);
  await page.getByLabel('E-mailadres').fill('niemand@school.nl');
  await password.fill('verkeerd');
  await password.press('Enter');
  await page.getByRole('dialog').getByText('Het e-mailadres of het wachtwoord klopt niet.').waitFor();
  await expectAccessible(page, 'the login, refused', dialog);
});

test('registering and requesting a new password are accessible, narrow and wide, in both themes', async () => {
  const page = await openNarrowPage();
  await page.goto('/');
  await button(page, 'Inloggen').press('Enter');
  await button(page, 'Nog geen account? Maak er een').press('Enter');
  await page.getByRole('dialog', { name: 'Gratis account maken' }).waitFor();
  await expectAccessible(page, 'the registration', dialog);
  await button(page, 'Ik heb al een account').press('Enter');
  await button(page, 'Wachtwoord vergeten?').press('Enter');
  await button(page, 'Verstuur link').waitFor();
  await expectAccessible(page, 'a forgotten password', dialog);
  await page.getByLabel('E-mailadres').fill('niemand@school.nl');
  await button(page, 'Verstuur link').press('Enter');
  await page.getByText('Geen e-mail verstuurd').waitFor();
  await isFocused(button(page, 'Terug naar inloggen'));
  await expectAccessible(page, 'a link that was sent', dialog);
  await page.keyboard.press('Escape');
  await isFocused(button(page, 'Inloggen'));
});

test('the pages behind links are accessible, narrow and wide, in both themes', async () => {
  const page = await openNarrowPage();
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await page.getByRole('dialog').getByText('Deze reset link is ongeldig.', { exact: false }).waitFor();
  await expectAccessible(page, 'the login after a link that is not valid', dialog);

  for (const path of ['/reset-password?token=oud', '/confirm-email?token=oud']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, path);
  }
  await page.getByRole('main').getByRole('button').press('Enter');
  await page.getByRole('alert').waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  await expectAccessible(page, 'a link that is not valid');
});

test('the message for a screen that cannot be loaded and the one for an old browser are accessible', async () => {
  const page = await openNarrowPage();
  await page.goto('/');
  await page.route('**/assets/privacy-screen-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'a screen that cannot be loaded');
  await page.evaluate(() => {
    document.getElementById('root')?.replaceChildren();
    window.dispatchEvent(new Event('error'));
  });
  await page.getByText('Deze pagina werkt niet in deze browser').waitFor();
  await expectAccessible(page, 'an old browser');
});

test.each([
  { who: 'a student', path: '/student', missing: '**/assets/student-*.js', heading: 'Vul je exit ticket in' },
  { who: 'a teacher', path: '/privacy', missing: '**/assets/texts-*.js', heading: /Privacy/ },
])(
  '$who whose scripts fail to load sees an accessible message, and can load the page again',
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

test('a student gets from a wrong PIN to the questions by keyboard, on accessible screens without covered focus', async () => {
  const questions = [aQuestion(), aChoice(), aScale({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  const page = await app.openPage({ device: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/student');
  await isFocused(page.getByLabel('PIN'));
  await expectAccessible(page, 'the PIN');
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await page.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();
  await isFocused(page.getByLabel('PIN'));
  await expectAccessible(page, 'a wrong PIN');
  const boxes = page.locator('.pin');
  const focused = await boxes.screenshot();
  await page.getByLabel('PIN').blur();
  expect(focused.equals(await boxes.screenshot()), 'whether the focus is visible').toBe(false);
  await page.getByLabel('PIN').press('Control+A');
  await page.keyboard.type(ticket.pin ?? '');
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('heading', { level: 1 }));
  await expectAccessible(page, 'the questions');
  expect(await coveredStops(page, 8)).toEqual([]);

  await page.getByRole('button', { name: 'Versturen' }).press('Enter');
  await isFocused(page.getByLabel('Je naam'));
  await expectAccessible(page, 'what is missing');
  expect(await coveredStops(page, 8)).toEqual([]);
});

test('a student answers by keyboard on accessible screens, and resends answers that could not be sent', async () => {
  const questions = [aQuestion(), aChoice(), aScale({ id: 'q3' })];
  const { ticket } = await newTicket(await newTeacher(app.url), { questions });
  const page = await openNarrowPage();
  await page.route('**/api/submit-response', (route) => route.abort());
  await page.goto(`/student/${ticket.pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await page.locator('textarea').fill('Licht en water');
  for (const group of await page.getByRole('group', { name: /van 3/ }).all())
    await group.getByRole('radio').first().press('Space');
  await page.getByLabel('Je naam').press('Enter');
  await isFocused(page.getByRole('button', { name: 'Nu opnieuw proberen' }));
  await expectAccessible(page, 'answers that wait');
  await page.unroute('**/api/submit-response');
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('heading', { name: 'Bedankt' }));
  await expectAccessible(page, 'the receipt');
});

test('a second student on the same device sees an accessible message when the ticket was closed meanwhile', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher);
  const page = await openNarrowPage();
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
  await expectAccessible(page, 'a closed ticket');
});

test('a teacher changes the name of the account on a phone, downloads everything and deletes the account', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher);
  const page = await app.openPage({ teacher, device: 'phone' });
  await page.goto('/account');
  await page.getByLabel('Voornaam').fill('An');
  await page.getByLabel('Achternaam').fill('x'.repeat(100));
  await button(page, 'Naam opslaan').click();
  await page.getByText('Opgeslagen', { exact: true }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'the account');
  const download = page.waitForEvent('download');
  await button(page, 'Alles downloaden').click();
  expect((await download).suggestedFilename()).toMatch(/^exit-tickets-.+\.zip$/);

  await button(page, 'Account verwijderen').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Je account definitief verwijderen?' });
  await dialog.getByRole('button', { name: 'Annuleren' }).and(page.locator(':focus')).waitFor();
  await expectAccessible(page, 'an account that is deleted', '[role=dialog]');
  await page.keyboard.press('Escape');
  await button(page, 'Account verwijderen').and(page.locator(':focus')).press('Enter');
  await dialog.getByLabel('Huidig wachtwoord').fill(password);
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await page.getByRole('status').filter({ hasText: 'Je account is verwijderd' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
});
