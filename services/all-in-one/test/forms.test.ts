/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
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

test('the example in a field that is wrong looks as it did before', async () => {
  const page = await app.openPage();
  await page.goto('/');
  await button(page, 'Begin met een leeg exit ticket').click();
  const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
  const title = editor.getByLabel('Titel');
  await title.waitFor();
  const exampleColor = () => title.evaluate((field) => getComputedStyle(field, '::placeholder').color);
  const before = await exampleColor();
  await editor.getByRole('button', { name: 'Exit ticket opslaan' }).click();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  expect(await exampleColor()).toBe(before);
});

test('logging out says so on the landing page and leads the keyboard there', async () => {
  const page = await app.openPage({ teacher: await newTeacher(app.url) });
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: /^Account van/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Je bent uitgelogd' }).waitFor();
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
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
