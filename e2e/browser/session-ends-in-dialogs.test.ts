import { readFile } from 'node:fs/promises';
import { listTickets, logout } from '@exit-tickets/contracts';
import { samplePath } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const app = browserAtApp();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Logs in when the app asks for it. */
const logInAgain = async (page: Page, { email }: { email: string }): Promise<void> => {
  const login = dialog(page, 'Log opnieuw in');
  await login.getByLabel('E-mailadres').fill(email);
  await login.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await login.waitFor({ state: 'detached' });
};

/** A page of a teacher with a ticket that one student has answered. */
const openAnsweredTicket = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { title: 'Fotosynthese' });
  await submit(app.url, { ticketId: ticket.id });
  return { teacher, ticket, page: await app.openPage({ teacher }) };
};

test('a session that ends while the PIN is on the board leaves it there, with a note that the count is not updated', async () => {
  const { teacher, ticket, page } = await openAnsweredTicket();
  await page.goto('/my-tickets');
  await button(page, /^PIN delen/).click();
  const board = dialog(page, 'Fotosynthese');
  await board.getByText('1/25 ingeleverd').waitFor();
  // A logout in another window, which also ends the stream.
  await teacher.call(logout);
  await board.getByText('Dit aantal wordt nu niet bijgewerkt.').waitFor();
  expect(await board.getByRole('img', { name: `PIN ${[...String(ticket.pin)].join(' ')}` }).count()).toBe(1);
});

test('a session that ends before an analysis leaves no error after the login, and the ticket open', async () => {
  const { teacher, ticket, page } = await openAnsweredTicket();
  await page.goto(`/results/${ticket.id}`);
  await button(page, 'Analyseer & Sluit').click();
  const question = dialog(page, 'Analyseren en sluiten?');
  await question.waitFor();
  await page.context().clearCookies();
  await question.getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await logInAgain(page, teacher);
  await page.getByText('Analyseren sluit dit exit ticket').waitFor();
  expect(await page.getByText('Fout bij analyse').count()).toBe(0);
  await button(page, 'Analyseer & Sluit').click();
  await question.getByRole('button', { name: 'Analyseer & Sluit' }).click();
  await page.getByText('AI Geanalyseerd').first().waitFor();
});

test('a session that ends while questions are prepared keeps the lesson and its title, and saving continues after a login', async () => {
  const { teacher, page } = await openAnsweredTicket();
  await page.goto('/dashboard');
  const file = { name: 'les.txt', mimeType: 'text/plain', buffer: await readFile(samplePath('fotosynthese-nl.txt')) };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  const prepare = dialog(page, 'Waar gaan de vragen over?');
  await prepare.getByLabel('Titel').fill('Mijn les');
  await page.context().clearCookies();
  await prepare.getByRole('button', { name: 'Exit ticket genereren' }).click();
  const editor = dialog(page, 'Nieuw exit ticket');
  await expect.poll(() => editor.getByLabel('Titel', { exact: true }).inputValue()).toBe('Mijn les');
  await editor.getByRole('button', { name: 'Exit ticket opslaan' }).click();
  await logInAgain(page, teacher);
  await editor.waitFor({ state: 'detached' });
  const { body: tickets } = await teacher.call(listTickets);
  expect(tickets.map(({ title }) => title)).toEqual(['Mijn les', 'Fotosynthese']);
});
