/// <reference lib="dom" />
import { archiveTicket, languages, setTicketStatus } from '@exit-tickets/contracts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { contrast } from '../support/browser/contrast.ts';
import { another, answerWith, generated, isFocused, lesson, sideways } from '../support/browser/creating.ts';
import { coveredStops, cutOff } from '../support/browser/in-view.ts';
import { keepsNobodyOut } from '../support/browser/keeps-nobody-out.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

/** The contrast of an element's text with the ground it stands on (WCAG 2.2, 1.4.3). */
const contrastOf = async (element: Locator): Promise<number> => {
  const [text = '', ground = ''] = await element.evaluate((start) => {
    let under: Element | null = start;
    while (under && /^rgba.* 0\)$/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
    return [getComputedStyle(start).color, under ? getComputedStyle(under).backgroundColor : 'rgb(255, 255, 255)'];
  });
  return contrast(text, ground);
};

test('the list of tickets by keyboard: menus can be read and lead to dialogs and back, and the keyboard stays where its ticket, its class or the next one is', async () => {
  const teacher = await newTeacher(app.url);
  for (const title of ['Fotosynthese', 'Verbranding']) await newTicket(teacher, { title });
  const page = await app.openPage({ teacher });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/my-tickets');
  const menuOf = (title: string) => page.getByRole('button', { name: `Meer acties voor ${title}` });
  const menu = menuOf('Fotosynthese');
  const closes = async (role: 'menu' | 'dialog') => {
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  };

  await menu.press('Enter');
  await isFocused(page.getByRole('menuitem', { name: 'Resultaten' }));
  await page.keyboard.press('ArrowDown');
  await isFocused(page.getByRole('menuitem', { name: 'PIN delen' }));
  await closes('menu');
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
  await closes('menu');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Archief' }).waitFor();
  expect(await violationsInBothThemes(page, '[role=menu]')).toEqual([]);
  await closes('menu');
  await page
    .getByRole('button', { name: /^Actief/ })
    .first()
    .focus();
  await page.getByRole('tooltip').waitFor();
  expect(await violationsInBothThemes(page, '[role=tooltip]')).toEqual([]);

  // A dialog brings no banner of its own, and leads back.
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
    await closes('dialog');
    await isFocused(menu);
  }
  await page.getByRole('button', { name: 'PIN delen: Fotosynthese' }).press('Enter');
  await page.getByRole('dialog', { name: 'Fotosynthese' }).waitFor();
  expect(await banners.count()).toBe(1);
  expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await closes('dialog');

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

/** What is read out of buttons and links but not seen, or seen but not read out. */
const misnamed = (page: Page) =>
  page.evaluate(() => {
    const words = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label], [role=button][aria-label]')]
      .filter((control) => control.checkVisibility())
      .map((control) => [words(control.innerText), words(control.ariaLabel ?? '')] as const)
      .filter(([seen, read]) => !read.includes(seen));
  });

/** Buttons, links and fields without a name. */
const nameless = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) => /^\s*- (?:button|link|textbox|combobox|checkbox|radio)(?::|$| \[)/.test(line));

test('what is read out is what is seen, in every language, and no list or result keeps people out, in either theme', async () => {
  const teacher = await newTeacher(app.url);
  const closed = await newTicket(teacher, { title: 'Dicht' });
  await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
  const archived = await newTicket(teacher, { title: 'Weg' });
  await teacher.call(archiveTicket, { params: archived.params });
  const { ticket } = await newTicket(teacher, { title: 'Open' });
  await submit(app.url, { ticketId: ticket.id });
  const page = await app.openPage({ teacher });
  const reads = async (what: string) => {
    const texts = new Set<string>();
    for (const language of languages) {
      await page.getByRole('contentinfo').locator('select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      expect(await misnamed(page), `${what}, ${language}`).toEqual([]);
      expect(await nameless(page), `${what}, ${language}`).toEqual([]);
      texts.add(await page.getByRole('main').innerText());
      // So high that everything is drawn.
      await page.setViewportSize({ width: 320, height: 6_000 });
      expect([await sideways(page), await cutOff(page)], `${what}, ${language}`).toEqual([0, []]);
      await page.setViewportSize({ width: 1_280, height: 800 });
    }
    // All of them were seen.
    expect(texts.size).toBe(languages.length);
    expect(await violationsInBothThemes(page), what).toEqual([]);
  };
  for (const path of ['/dashboard', '/my-tickets', '/archive', `/results/${ticket.id}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await reads(path);
  }
  // The results again with everything open that can be: the answers of a group, what counts, the keys.
  await page.getByRole('radiogroup').first().waitFor();
  const openers = await page.locator('article [aria-expanded=false]:visible').all();
  for (const opener of openers.toReversed()) await opener.click();
  await page.locator('article button').first().click();
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  await reads('the results, open');
  await page.goto('/results/00000000-0000-0000-0000-000000000000');
  await page.getByRole('main').getByRole('link').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('a session that ends in a dialog, and a server that is slow, keep nobody out', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Fotosynthese' });
  const page = await app.openPage({ teacher });
  await page.clock.install();
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/my-tickets?*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/my-tickets');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward(60_000);
  const slow = page.getByText('De server laat op zich wachten');
  await slow.waitFor();
  await keepsNobodyOut(page, 'a slow server');
  answer();
  await slow.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Meer acties voor Fotosynthese' }).click();
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const title = page.getByLabel('Titel', { exact: true });
  await title.fill('Verbranding');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  const login = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await isFocused(login.getByLabel('E-mailadres'));
  await keepsNobodyOut(page, 'the login of a session that has ended');
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
  const made = generated.questions.map(({ text }) => text);

  /** Has a ticket made of a lesson, which opens in the editor; the AI has another question, and others. */
  const openEditor = async (page: Page, questions = generated.questions) => {
    await page.route('**/api/ai/status', (route) => route.fulfill({ json: { hasModel: true, scope: 'answers' } }));
    await page.route('**/api/generate-from-text', (route) => route.fulfill({ json: { ...generated, questions } }));
    await answerWith(page, '/api/generate-additional-question', () => ({ json: another }));
    await answerWith(page, '/api/generate-from-content', () => ({ json: { ...generated, questions: [another] } }));
    await page.goto('/');
    await page.getByLabel('Of plak lestekst').fill(lesson);
    await button(page, 'Exit ticket genereren').click();
    await textOf(page, 1).waitFor();
  };

  const choose = async (page: Page, number: number, item: string) => {
    await menu(page, number).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };

  test('by keyboard another question comes, one gives way to another and comes back, and so do all; Escape only closes the menu', async () => {
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
    expect(await texts(page)).toEqual([made[0], another.text, made[2]]);
    await button(page, 'Vorige vraag terugzetten').press('Enter');
    await isFocused(textOf(page, 2));
    expect(await texts(page)).toEqual(made);

    await choose(page, 1, 'Nog zo’n vraag');
    await isFocused(textOf(page, 2));
    const four = [made[0], another.text, made[1], made[2]];
    expect(await texts(page)).toEqual(four);

    await button(page, 'Opnieuw genereren').press('Enter');
    await page.getByText('De vragen zijn vervangen.').waitFor();
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual([another.text]);
    await button(page, 'Ongedaan maken').press('Enter');
    await isFocused(button(page, 'Opnieuw genereren'));
    expect(await texts(page)).toEqual(four);
  });

  test('the preview stands beside the questions and follows them, or before them where there is no room; closing it scrolls nothing', async () => {
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
    await inFrame.getByText(made[0] ?? '').waitFor();
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

  test('a question is seen as a whole, also by who wants no movement, and nothing in the editor keeps people out, narrow or wide, in either theme', async () => {
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

    // Everything at once: a question in the place of another, the question before all are replaced, the guides.
    await choose(page, 1, 'Vervang door een ander soort vraag');
    await button(page, 'Vorige vraag terugzetten').waitFor();
    await textOf(page, 2).fill('Waarom?');
    await button(page, 'Opnieuw genereren').click();
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsInBothThemes(page), `${width}`).toEqual([]);
      expect([await sideways(page), await cutOff(page)], `${width}`).toEqual([0, []]);
      expect(await coveredStops(page, 24), `${width}`).toEqual([]);
      await menu(page, 2).click();
      await page.getByRole('menu').waitFor();
      expect(await violationsInBothThemes(page, '[role=menu]'), `${width}, the menu`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    // What is wrong, and what it asks before all of it goes.
    await textOf(page, 1).fill('');
    await button(page, 'Exit ticket opslaan').click();
    await page.getByText('Vul de vraag in of verwijder hem').waitFor();
    await keepsNobodyOut(page, 'what is wrong', '[role=dialog]');
    await textOf(page, 1).press('Escape');
    await button(page, 'Verder bewerken').waitFor();
    await keepsNobodyOut(page, 'the question before it goes', '[role=dialog]');
  });
});
