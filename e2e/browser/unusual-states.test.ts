/// <reference lib="dom" />
import { deleteTicket, limits, setTicketStatus, updateTicket } from '@exit-tickets/contracts';
import { aDraft, aQuestion } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow, isFocused, mockReply } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { keepToasts } from '../support/browser/keep-toasts.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

// Screens in unusual states: empty, failed, or changed by another window. Also with the keyboard alone.

const app = browserAtApp();

/** Waits until some element has the focus, for example after the focused control has been removed. */
const expectFocusKept = (page: Page) => page.locator(':focus:not(body)').waitFor();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = '[role=dialog]';
const note = '.mantine-Notification-root';

describe('a list of tickets', () => {
  test('that is empty says what to do, and its link works by keyboard', async () => {
    const page = await app.openPage({ teacher: await newTeacher(app.url) });
    for (const [path, text] of [
      ['/dashboard', 'Hier komen je exit tickets te staan.'],
      ['/archive', 'Je archief is leeg'],
      ['/my-tickets', 'Je hebt nog geen exit tickets'],
    ] as const) {
      await page.goto(path);
      await page.getByText(text, { exact: false }).waitFor();
      await expectAccessible(page, path);
    }
    await page.getByRole('main').getByRole('link').last().press('Enter');
    await page.waitForURL('**/dashboard');
    await expectFocusKept(page);
  });

  test('that cannot be loaded keeps the focus on the retry button, and moves it to the heading once it is loaded', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: 'Fotosynthese' });
    const page = await app.openPage({ teacher });
    const lists = '**/api/my-tickets?*';
    const retry = button(page, 'Opnieuw proberen');
    await page.route(lists, (route) => route.abort());
    await page.goto('/my-tickets');
    await page.getByText('Je exit tickets konden niet worden geladen.', { exact: false }).waitFor();
    await expectAccessible(page, 'a list that failed');
    const again = page.waitForEvent('requestfailed');
    await retry.press('Enter');
    await again;
    await isFocused(retry);
    await page.unroute(lists);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Fotosynthese', exact: true }).waitFor();
    await isFocused(page.getByRole('heading', { level: 1 }));

    // The list was loaded, but reloading it after a change fails.
    await page.route(lists, (route) => route.abort());
    await button(page, 'Meer acties voor Fotosynthese').press('Enter');
    await page.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
    await page.getByText('Deze lijst is misschien niet meer actueel.', { exact: false }).waitFor();
    await expectFocusKept(page);
    await expectAccessible(page, 'a list that is out of date');
  });
});

test('renaming a class by keyboard shows an error when it fails, and keeps the typed name', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese', className: '2B' });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  const rename = page.getByRole('button', { name: /^Klas van Fotosynthese wijzigen/ });
  const field = page.getByLabel('Klas van Fotosynthese', { exact: true });
  await rename.press('Enter');
  await isFocused(field);
  await expectAccessible(page, 'a class that is renamed');
  await page.route('**/api/ticket/*/update-class', (route) => route.abort());
  await field.fill('3C');
  await field.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Kon de klas niet wijzigen' }).waitFor();
  await isFocused(field);
  expect(await field.inputValue()).toBe('3C');
  await expectAccessible(page, 'a class that cannot be renamed');
  await field.press('Escape');
  await isFocused(rename);
});

test('a page opened at another address than the configured one shows a notice, which can be dismissed by keyboard', async () => {
  const teacher = await newTeacher(app.url);
  const page = await app.openPage({ teacher });
  await page.route('**/archive', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<meta name="site" content=")[^"]*/,
      '$1https://exit-tickets.school.example',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/archive');
  const address = page.getByRole('complementary');
  await address.getByText('https://exit-tickets.school.example', { exact: false }).waitFor();
  await expectAccessible(page, 'another address');
  await address.getByRole('button', { name: 'Niet meer tonen' }).press('Enter');
  await address.waitFor({ state: 'detached' });
  await isFocused(page.getByRole('heading', { level: 1 }));
});

describe('the editor', () => {
  const title = (page: Page) => page.getByRole('dialog').getByLabel('Titel', { exact: true });
  const save = (page: Page) => page.getByRole('button', { name: /^(Wijzigingen|Exit ticket) opslaan$/ });

  /** Opens the editor of this ticket, and changes its title. */
  const openEditor = async (page: Page, name: string) => {
    await page.goto('/my-tickets');
    await button(page, `Meer acties voor ${name}`).press('Enter');
    await page.getByRole('menuitem', { name: 'Bewerken' }).press('Enter');
    await title(page).fill('Verbranding');
  };

  test('says when its ticket was changed or deleted in another window, and keeps the focus', async () => {
    const teacher = await newTeacher(app.url);
    const { params } = await newTicket(teacher, { title: 'Fotosynthese' });
    const page = await app.openPage({ teacher });
    await openEditor(page, 'Fotosynthese');
    await teacher.call(updateTicket, { params, body: aDraft({ title: 'Osmose' }) });
    await save(page).press('Enter');
    await page.getByText('in een ander venster gewijzigd', { exact: false }).waitFor();
    await isFocused(save(page));
    await expectAccessible(page, 'changed elsewhere', dialog);
    await teacher.call(deleteTicket, { params });
    await button(page, 'Toch vervangen').press('Enter');
    await page.getByText('Dit exit ticket is intussen verwijderd.', { exact: false }).waitFor();
    await expectFocusKept(page);
    await expectAccessible(page, 'deleted elsewhere', dialog);
    await save(page).press('Enter');
    await page.getByRole('dialog', { name: 'Verbranding' }).waitFor();
    await expectFocusKept(page);
  });

  test('offers an unfinished ticket, which can be resumed or discarded by keyboard', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: 'Fotosynthese' });
    const page = await app.openPage({ teacher });
    const offered = page.getByRole('status').filter({ hasText: 'Je was bezig met een exit ticket' });
    await openEditor(page, 'Fotosynthese');
    await page.goto('/my-tickets');
    await offered.waitFor();
    await expectAccessible(page, 'an unfinished ticket', note);
    await offered.getByRole('button', { name: 'Verder bewerken' }).press('Enter');
    await title(page).waitFor();
    await expectFocusKept(page);
    expect(await title(page).inputValue()).toBe('Verbranding');

    await page.goto('/my-tickets');
    await offered.getByRole('button', { name: 'Sluiten' }).press('Enter');
    await offered.waitFor({ state: 'detached' });
    await expectFocusKept(page);
  });

  test('undoes the removal and the duplication of a question', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: 'Fotosynthese', questions: [aQuestion(), aQuestion({ id: 'q2' })] });
    const page = await app.openPage({ teacher });
    await openEditor(page, 'Fotosynthese');
    await button(page, 'Meer acties voor vraag 1').press('Enter');
    await page.getByRole('menuitem', { name: 'Verwijderen' }).press('Enter');
    await page.getByText('Vraag verwijderd.').waitFor();
    await expectFocusKept(page);
    await expectAccessible(page, 'a removed question', dialog);
    await button(page, 'Ongedaan maken').press('Enter');
    await isFocused(page.getByLabel('Tekst van vraag 1'));
    await button(page, 'Meer acties voor vraag 1').press('Enter');
    await page.getByRole('menuitem', { name: 'Dupliceren' }).press('Enter');
    await page.getByText('Vraag gedupliceerd.').waitFor();
    await expectAccessible(page, 'a duplicated question', dialog);
    await button(page, 'Ongedaan maken').press('Enter');
    await isFocused(page.getByLabel('Tekst van vraag 1'));
  });
});

test('a board says when its ticket was closed in another window, and keeps the focus in its dialog', async () => {
  const teacher = await newTeacher(app.url);
  const { params } = await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  const share = button(page, /^PIN delen: Fotosynthese/);
  await share.press('Enter');
  // The copy button disappears together with the PIN.
  await button(page, 'Link kopiëren').focus();
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });
  await page.getByRole('alert').filter({ hasText: 'Exit ticket gesloten' }).waitFor();
  await page.getByRole('dialog').locator(':focus').waitFor();
  await expectAccessible(page, 'a closed board', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocusKept(page);
});

test('the page after a password reset confirms it, gets the focus, and stays open when asked to', async () => {
  const page = await app.openPage();
  await page.clock.install();
  await mockReply(page, '/api/reset-password', () => ({ json: { message: 'ok' } }));
  await page.goto('/reset-password?token=geldig');
  await page.getByLabel('Nieuw wachtwoord').fill('geheim!');
  await page.getByLabel('Herhaal het wachtwoord').fill('geheim!');
  // On a busy machine the page would redirect before the test presses the button.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await vi.waitFor(async () => {
    await page.clock.runFor(50);
    expect(await page.getByRole('status').filter({ hasText: 'Je kunt nu inloggen' }).isVisible()).toBe(true);
  });
  const heading = page.getByRole('heading', { level: 1, name: 'Wachtwoord gewijzigd' });
  await isFocused(heading);
  await page.getByRole('button', { name: 'Blijf hier' }).press('Enter');
  await page.clock.fastForward(2 * limits.resetPageRedirectMs);
  await isFocused(heading);
  await page.clock.resume();
  await expectAccessible(page, 'a new password');
  expect(new URL(page.url()).pathname).toBe('/reset-password');
});

test('students who have a question read aloud or start over keep the focus, and can restore what they typed', async () => {
  const { ticket } = await newTicket(await newTeacher(app.url), {
    questions: [aQuestion({ text: 'Waarom is het blad van een plant groen?' })],
  });
  const page = await app.openPage({ device: 'phone' });
  // The browser of the tests has no voice.
  await page.addInitScript(() => {
    const voice = { lang: 'nl-NL', localService: true };
    const synthesis = { getVoices: () => [voice], speak: () => undefined, cancel: () => undefined };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: class {} });
  });
  await page.goto(`/student/${ticket.pin}`);
  const read = button(page, 'Voorlezen: 1 van 1');
  await read.waitFor();
  await expectAccessible(page, 'a question that can be read aloud');
  await read.press('Enter');
  await isFocused(button(page, 'Stoppen: 1 van 1'));
  await expectAccessible(page, 'a question that is read aloud');

  await page.getByLabel('Je naam').fill('Noor');
  await page.reload();
  await page.getByText('Wat je eerder typte, staat er nog.', { exact: false }).waitFor();
  await expectAccessible(page, 'what was typed before');
  await button(page, 'Opnieuw beginnen').press('Enter');
  await page.getByText('Wat je eerder typte, is weggehaald.', { exact: false }).waitFor();
  await expectFocusKept(page);
  await expectAccessible(page, 'what was taken away');
  await button(page, 'Ongedaan maken').press('Enter');
  await page.getByText('Wat je eerder typte, staat er nog.', { exact: false }).waitFor();
  await expectFocusKept(page);
  expect(await page.getByLabel('Je naam').inputValue()).toBe('Noor');
});

test('on a narrow screen the menus of the page and of tickets, the toast and the language choice are accessible by keyboard', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  await keepToasts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = page.getByRole('menu');
  const opens = async (name: string) => {
    await button(page, name).press('Enter');
    await isFocused(menu.getByRole('menuitem').first());
    expect([await horizontalOverflow(page), await violationsInBothThemes(page, '[role=menu]')], name).toEqual([0, []]);
  };
  await page.goto('/my-tickets');
  for (const name of ['Menu', 'Meer acties voor Fotosynthese']) {
    await opens(name);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await isFocused(button(page, name));
  }
  await opens('Meer acties voor Fotosynthese');
  await menu.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Exit ticket gearchiveerd' }).waitFor();
  expect(await violationsInBothThemes(page, note)).toEqual([]);
  await page.goto('/archive');
  await opens('Meer acties voor Fotosynthese');
  await page.keyboard.press('Escape');

  const language = page.getByLabel('Taal');
  await language.focus();
  await language.selectOption('en');
  await page.locator('html[lang=en]').waitFor();
  await isFocused(page.getByLabel('Language'));
});
