/// <reference lib="dom" />
import { archiveTicket, languages, setTicketStatus } from '@exit-tickets/contracts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { contrast } from '../support/browser/contrast.ts';
import { another, generated, horizontalOverflow, isFocused, lesson, mockReply } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { coveredStops, cutOff } from '../support/browser/in-view.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const app = browserAtApp();

/** The contrast of an element's text with its background (WCAG 2.2, 1.4.3). */
const contrastOf = async (element: Locator): Promise<number> => {
  const [text = '', background = ''] = await element.evaluate((start) => {
    let filled: Element | null = start;
    while (filled && /^rgba.* 0\)$/.test(getComputedStyle(filled).backgroundColor)) filled = filled.parentElement;
    return [getComputedStyle(start).color, filled ? getComputedStyle(filled).backgroundColor : 'rgb(255, 255, 255)'];
  });
  return contrast(text, background);
};

test('the list of tickets works by keyboard: menus are readable, closing a dialog returns the focus to its menu, and the focus stays at the ticket, its class or the next ticket', async () => {
  const teacher = await newTeacher(app.url);
  for (const title of ['Fotosynthese', 'Verbranding']) await newTicket(teacher, { title });
  const page = await app.openPage({ teacher });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/my-tickets');
  const menuOf = (title: string) => page.getByRole('button', { name: `Meer acties voor ${title}` });
  const menu = menuOf('Fotosynthese');
  const closeWithEscape = async (role: 'menu' | 'dialog') => {
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  };

  await menu.press('Enter');
  await isFocused(page.getByRole('menuitem', { name: 'Resultaten' }));
  await page.keyboard.press('ArrowDown');
  await isFocused(page.getByRole('menuitem', { name: 'PIN delen' }));
  await closeWithEscape('menu');
  await isFocused(menu);

  await menu.press('Enter');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    for (const item of await page.getByRole('menuitem').all()) {
      await page.mouse.move(0, 0);
      const name = `${await item.innerText()}, ${colorScheme}`;
      expect(await contrastOf(item), name).toBeGreaterThanOrEqual(4.5);
      await item.hover();
      expect(await contrastOf(item), `${name}, pointed at`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
  await closeWithEscape('menu');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Archief' }).waitFor();
  expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
  await closeWithEscape('menu');
  await page
    .getByRole('button', { name: /^Actief/ })
    .first()
    .focus();
  await page.getByRole('tooltip').waitFor();
  expect(await violationsInBothThemes(page, '[role=tooltip]')).toEqual([]);

  // A dialog adds no second banner, and returns the focus when it closes.
  const banners = page.getByRole('banner');
  for (const [action, title] of [
    ['Bewerken', 'Exit ticket bewerken'],
    ['Verwijderen', 'Weet je zeker dat je dit exit ticket wilt verwijderen?'],
  ] as const) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await banners.count(), action).toBe(1);
    expect(await violationsInBothThemes(page, '[role=dialog]'), action).toEqual([]);
    await closeWithEscape('dialog');
    await isFocused(menu);
  }
  await page.getByRole('button', { name: 'PIN delen: Fotosynthese' }).press('Enter');
  await page.getByRole('dialog', { name: 'Fotosynthese' }).waitFor();
  expect(await banners.count()).toBe(1);
  expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await closeWithEscape('dialog');

  for (const [key, className] of [
    ['Escape', '2B'],
    ['Enter', '3C'],
  ] as const) {
    await page.getByRole('button', { name: 'Klas van Fotosynthese wijzigen' }).press('Enter');
    await page.getByLabel('Klas van Fotosynthese').fill('3C');
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: className }).waitFor();
    await isFocused(page.getByRole('button', { name: 'Klas van Fotosynthese wijzigen' }));
  }

  await page.getByRole('link', { name: 'Fotosynthese', exact: true }).press('Enter');
  await page.waitForURL('**/results/*');
  await isFocused(page.getByRole('heading', { level: 1, name: 'Fotosynthese' }));
  await page.goBack();

  await menuOf('Verbranding').press('Enter');
  await page.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
  await menuOf('Verbranding').waitFor({ state: 'detached' });
  await isFocused(menu);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
  await page.getByText('Je hebt nog geen exit tickets').waitFor();
  await isFocused(page.getByRole('heading', { level: 1 }));
});

/** The visible texts and the names of buttons and links whose name does not contain their visible text. */
const mismatchedNames = (page: Page) =>
  page.evaluate(() => {
    const words = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label], [role=button][aria-label]')]
      .filter((control) => control.checkVisibility())
      .map((control) => [words(control.innerText), words(control.ariaLabel ?? '')] as const)
      .filter(([visible, name]) => !name.includes(visible));
  });

/** Buttons, links and fields without an accessible name. */
const unnamedControls = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) => /^\s*- (?:button|link|textbox|combobox|checkbox|radio)(?::|$| \[)/.test(line));

test('accessible names contain the visible text in every language, and lists and results are accessible in both themes', async () => {
  const teacher = await newTeacher(app.url);
  const closed = await newTicket(teacher, { title: 'Dicht' });
  await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
  const archived = await newTicket(teacher, { title: 'Weg' });
  await teacher.call(archiveTicket, { params: archived.params });
  const { ticket } = await newTicket(teacher, { title: 'Open' });
  await submit(app.url, { ticketId: ticket.id });
  const page = await app.openPage({ teacher });
  const expectReadable = async (what: string) => {
    const texts = new Set<string>();
    for (const language of languages) {
      await page.getByRole('contentinfo').locator('select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      expect(await mismatchedNames(page), `${what}, ${language}`).toEqual([]);
      expect(await unnamedControls(page), `${what}, ${language}`).toEqual([]);
      texts.add(await page.getByRole('main').innerText());
      // High enough for everything to be rendered.
      await page.setViewportSize({ width: 320, height: 6_000 });
      expect([await horizontalOverflow(page), await cutOff(page)], `${what}, ${language}`).toEqual([0, []]);
      await page.setViewportSize({ width: 1_280, height: 800 });
    }
    // Every language was displayed.
    expect(texts.size).toBe(languages.length);
    expect(await violationsInBothThemes(page), what).toEqual([]);
  };
  for (const path of ['/dashboard', '/my-tickets', '/archive', `/results/${ticket.id}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectReadable(path);
  }
  // The results again, with everything unfolded: the answers of a group, what counts, the keys.
  await page.getByRole('radiogroup').first().waitFor();
  const openers = await page.locator('article [aria-expanded=false]:visible').all();
  for (const opener of openers.toReversed()) await opener.click();
  await page.locator('article button').first().click();
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  await expectReadable('the results, open');
  await page.goto('/results/00000000-0000-0000-0000-000000000000');
  await page.getByRole('main').getByRole('link').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the notice of a slow server and the login after a session ended in a dialog are accessible', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  await page.clock.install();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/my-tickets?*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/my-tickets');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward(60_000);
  const slowNotice = page.getByText('De server laat op zich wachten');
  await slowNotice.waitFor();
  await expectAccessible(page, 'a slow server');
  release();
  await slowNotice.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Meer acties voor Fotosynthese' }).click();
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const title = page.getByLabel('Titel', { exact: true });
  await title.fill('Verbranding');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  const login = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await isFocused(login.getByLabel('E-mailadres'));
  await expectAccessible(page, 'the login of a session that has ended');
  await login.getByLabel('E-mailadres').fill(teacher.email);
  await login.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await login.waitFor({ state: 'detached' });
  await page.getByText('Verbranding').waitFor();
});

describe('the editor', () => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const textOf = (page: Page, number: number) => page.getByLabel(`Tekst van vraag ${number}`);
  const menu = (page: Page, number: number) => button(page, `Meer acties voor vraag ${number}`);
  const texts = (page: Page) =>
    page.getByLabel(/^Tekst van vraag/).evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')));
  const originalTexts = generated.questions.map(({ text }) => text);

  /** Generates a ticket from a lesson, which opens in the editor. One more question, and a new set, can be generated. */
  const openEditor = async (page: Page, questions = generated.questions) => {
    await page.route('**/api/ai/status', (route) => route.fulfill({ json: { hasModel: true, scope: 'answers' } }));
    await page.route('**/api/generate-from-text', (route) => route.fulfill({ json: { ...generated, questions } }));
    await mockReply(page, '/api/generate-additional-question', () => ({ json: another }));
    await mockReply(page, '/api/generate-from-content', () => ({ json: { ...generated, questions: [another] } }));
    await page.goto('/');
    await page.getByLabel('Of plak lestekst').fill(lesson);
    await button(page, 'Exit ticket genereren').click();
    await textOf(page, 1).waitFor();
  };

  const choose = async (page: Page, number: number, item: string) => {
    await menu(page, number).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };

  test('adds, replaces and restores questions by keyboard, one or all, and Escape closes only the menu', async () => {
    const page = await app.openPage();
    await openEditor(page);
    await menu(page, 1).press('Enter');
    await isFocused(page.getByRole('menuitem', { name: 'Nog zo’n vraag' }));
    await page.keyboard.press('ArrowDown');
    await isFocused(page.getByRole('menuitem', { name: 'Vervang door een ander soort vraag' }));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await isFocused(menu(page, 1));
    await textOf(page, 1).waitFor();
    expect(await button(page, 'Verder bewerken').count()).toBe(0);

    await choose(page, 2, 'Vervang door een ander soort vraag');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual([originalTexts[0], another.text, originalTexts[2]]);
    await button(page, 'Vorige vraag terugzetten').press('Enter');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual(originalTexts);

    await choose(page, 1, 'Nog zo’n vraag');
    await isFocused(textOf(page, 2));
    const four = [originalTexts[0], another.text, originalTexts[1], originalTexts[2]];
    expect(await texts(page)).toEqual(four);

    await button(page, 'Opnieuw genereren').press('Enter');
    await page.getByText('De vragen zijn deels vervangen').waitFor();
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual([another.text]);
    await button(page, 'Ongedaan maken').press('Enter');
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual(four);
  });

  test('shows a preview that follows the questions, beside them or over them in a small window, and closing it does not scroll', async () => {
    const page = await app.openPage();
    await openEditor(page);
    const scrolled = () =>
      page
        .locator('.mantine-Modal-content')
        .first()
        .evaluate(({ scrollTop }) => scrollTop);
    const preview = button(page, 'Bekijk als leerling');
    const inFrame = page.frameLocator('iframe');
    await preview.click();
    await inFrame.getByText(originalTexts[0] ?? '').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await textOf(page, 1).fill('Iets anders?');
    await inFrame.getByText('Iets anders?').waitFor();
    await isFocused(textOf(page, 1));
    expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
    await preview.click();
    await page.locator('iframe').waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 820, height: 600 });
    await textOf(page, 2).click();
    await preview.click();
    await inFrame.getByText('Iets anders?').waitFor();
    const before = await scrolled();
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await isFocused(preview);
    expect(await scrolled()).toBe(before);
  });

  test('shows whole questions with reduced motion, and is accessible in a narrow and a wide window and in both themes', async () => {
    const page = await app.openPage({ device: 'phone' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const questions = generated.questions.map((question) => ({
      ...question,
      text: `${question.text} Leg het uit.`.repeat(3),
    }));
    await openEditor(page, questions);
    const hidden = await page
      .getByLabel(/^Tekst van vraag/)
      .evaluateAll((fields) => fields.map((field) => field.scrollHeight - field.clientHeight));
    expect(hidden).toEqual([0, 0, 0]);

    // Everything at once: a replaced question, the confirmation before all are replaced, the guides.
    await choose(page, 1, 'Vervang door een ander soort vraag');
    await button(page, 'Vorige vraag terugzetten').waitFor();
    await textOf(page, 2).fill('Waarom?');
    await button(page, 'Opnieuw genereren').click();
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsInBothThemes(page), `${width}`).toEqual([]);
      expect([await horizontalOverflow(page), await cutOff(page)], `${width}`).toEqual([0, []]);
      expect(await coveredStops(page, 24), `${width}`).toEqual([]);
      await menu(page, 2).click();
      await page.getByRole('menu').waitFor();
      expect(await violationsInBothThemes(page, '[role=menu]'), `${width}, the menu`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    // The error messages, and the confirmation before the ticket is discarded.
    await textOf(page, 1).fill('');
    await button(page, 'Exit ticket opslaan').click();
    await page.getByText('Vul de vraag in of verwijder hem').waitFor();
    await expectAccessible(page, 'what is wrong', '[role=dialog]');
    await textOf(page, 1).press('Escape');
    await button(page, 'Verder bewerken').waitFor();
    await expectAccessible(page, 'the question before it goes', '[role=dialog]');
  });
});
