/// <reference lib="dom" />
import { archiveTicket, languages, setTicketStatus } from '@exit-tickets/contracts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

/** Waits until the keyboard is there. */
const isFocused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor();
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Meer acties voor ${title}` });

/** The tickets of a new teacher, on the screen that lists them. */
const openTickets = async (...titles: string[]) => {
  const teacher = await newTeacher(app.url);
  for (const title of titles) await newTicket(teacher, { title });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  await menuOf(page, titles[0] ?? '').waitFor();
  return page;
};

describe('the menu of a ticket, by keyboard,', () => {
  test('opens, leads from item to item, and closes with Escape', async () => {
    const page = await openTickets('Fotosynthese');
    const menu = menuOf(page, 'Fotosynthese');
    await menu.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    await isFocused(page.getByRole('menuitem', { name: 'Bewerken' }));
    await page.keyboard.press('ArrowDown');
    await isFocused(page.getByRole('menuitem', { name: 'PDF downloaden' }));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await isFocused(menu);
  });

  test.each([
    ['Bewerken', 'Exit ticket bewerken'],
    ['Verwijderen', 'Weet je zeker dat je dit exit ticket wilt verwijderen?'],
  ])('leads to %s and back', async (action, title) => {
    const page = await openTickets('Fotosynthese');
    await menuOf(page, 'Fotosynthese').press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isFocused(menuOf(page, 'Fotosynthese'));
  });

  test('leads on to the next ticket when its own has gone from the list', async () => {
    const page = await openTickets('Fotosynthese', 'Verbranding');
    await menuOf(page, 'Verbranding').press('Enter');
    await page.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
    await menuOf(page, 'Verbranding').waitFor({ state: 'detached' });
    await isFocused(menuOf(page, 'Fotosynthese'));
    await menuOf(page, 'Fotosynthese').press('Enter');
    await page.getByRole('menuitem', { name: 'Archiveren' }).press('Enter');
    await page.getByText('Je hebt nog geen exit tickets').waitFor();
    await isFocused(page.getByRole('heading', { level: 1 }));
  });
});

describe('the keyboard stays', () => {
  test.each([
    ['Enter', '3C'],
    ['Escape', '2B'],
  ])('at the class of a ticket when it was changed and ended with %s', async (key, className) => {
    const page = await openTickets('Fotosynthese', 'Verbranding');
    await page.getByRole('button', { name: 'Klas van Fotosynthese wijzigen' }).press('Enter');
    await page.getByLabel('Klas van Fotosynthese').fill('3C');
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: className }).waitFor();
    await isFocused(page.getByRole('button', { name: 'Klas van Fotosynthese wijzigen' }));
  });

  test('at the analysis while it is made and when it arrives', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket } = await newTicket(teacher);
    await submit(app.url, { ticketId: ticket.id });
    const page = await app.openPage({ teacher });
    await page.goto(`/results/${ticket.id}`);
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).press('Enter');
    await page.getByText('Algemene prestatie').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isFocused(page.getByRole('heading', { name: 'Algemene prestatie' }));
  });

  test('in the editor when a question or an option goes, or moves', async () => {
    const page = await app.openPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
    await press('Vraag 2 omhoog');
    await isFocused(page.getByLabel('Tekst van vraag 1'));
    await page.getByRole('button', { name: 'Optie toevoegen' }).press('Enter');
    await press('Optie 4 van vraag 1 verwijderen');
    await isFocused(page.getByLabel('Optie 3 van vraag 1', { exact: true }));
    await press('Vraag 1 verwijderen');
    await isFocused(page.getByLabel('Tekst van vraag 1'));
    await press('Vraag 1 verwijderen');
    await isFocused(page.getByRole('button', { name: 'Vraag toevoegen' }));
  });

  test('at the heading of the screen that a link led to', async () => {
    const page = await openTickets('Fotosynthese');
    await page.getByRole('link', { name: 'Fotosynthese', exact: true }).press('Enter');
    await page.waitForURL('**/results/*');
    await isFocused(page.getByRole('heading', { level: 1 }));
  });
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

describe('what is read out is what is seen:', () => {
  test.each(languages)('in %s', async (locale) => {
    const teacher = await newTeacher(app.url);
    const closed = await newTicket(teacher, { title: 'Dicht' });
    await teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    const archived = await newTicket(teacher, { title: 'Weg' });
    await teacher.call(archiveTicket, { params: archived.params });
    const { ticket } = await newTicket(teacher, { title: 'Open' });
    await submit(app.url, { ticketId: ticket.id });
    const page = await app.openPage({ teacher, locale });
    for (const path of ['/dashboard', '/my-tickets', '/archive', `/results/${ticket.id}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await misnamed(page), path).toEqual([]);
      expect(await nameless(page), path).toEqual([]);
    }
    // The results again with everything open that can be: the answers of a group, what counts, the keys.
    await page.getByRole('radiogroup').first().waitFor();
    for (const opener of await page.locator('article [aria-expanded=false]').all()) await opener.click();
    await page.locator('article header button').first().click();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await misnamed(page)).toEqual([]);
    expect(await nameless(page)).toEqual([]);
  });
});

test('dialogs bring no banner of their own', async () => {
  const page = await openTickets('Fotosynthese');
  const banners = page.getByRole('banner');
  await menuOf(page, 'Fotosynthese').click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await banners.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^PIN delen/ }).click();
  await page.getByRole('dialog', { name: 'Fotosynthese' }).waitFor();
  expect(await banners.count()).toBe(1);
});

/** The contrast of an element's text with the ground it stands on (WCAG 2.2, 1.4.3). */
const contrastOf = (element: Locator) =>
  element.evaluate((start) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ground: Element | null = start;
    while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
    const text = luminance(getComputedStyle(start).color);
    const under = luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)');
    return (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05);
  });

describe('the items of menus can be read', () => {
  test.each(['light', 'dark'] as const)('in the %s scheme', async (colorScheme) => {
    const page = await openTickets('Fotosynthese');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    await menuOf(page, 'Fotosynthese').press('Enter');
    for (const item of await page.getByRole('menuitem').all()) {
      expect(await contrastOf(item), await item.innerText()).toBeGreaterThanOrEqual(4.5);
      await item.hover();
      expect(await contrastOf(item), `${await item.innerText()}, pointed at`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
