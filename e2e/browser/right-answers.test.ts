/// <reference lib="dom" />
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';

// Right answers for students: released by the teacher, read on a phone that has sent answers and on one that has not.

const pictures = fileURLToPath(new URL('../test-results/right-answers/', import.meta.url));

const app = browserAtApp();

const questions = [
  aQuestion({ guide: { modelAnswer: 'Licht, water en koolstofdioxide.' } }),
  aChoice(),
  aScale({ text: 'Hoe zeker ben je?' }),
];
const why = 'Met de energie van licht maakt een plant suiker.';
const mistake = 'Aarde, denk ik';

const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** A student's page with the receipt, and the scripts that it had loaded before sending. */
const submitAsStudent = async (pin: string | null) => {
  const page = await app.openPage({ device: 'phone' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`/student/${pin}`);
  await page.getByLabel('Je naam').fill('Noor');
  await page.locator('textarea').fill(mistake);
  for (const group of await page.getByRole('group', { name: /van 3/ }).all())
    await group.getByRole('radio').first().press('Space');
  const scriptsBefore = [...scripts];
  await button(page, 'Versturen').click();
  await page.getByRole('heading', { name: 'Bedankt' }).waitFor();
  return { page, scriptsBefore };
};

/** Simulates that the page becomes visible again, as when a phone is unlocked. */
const bringToTheFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('students read released right answers on the receipt, by the PIN and by the link, until the teacher withdraws them', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { questions, totalStudents: 2 });
  const { page: student, scriptsBefore } = await submitAsStudent(ticket.pin);
  expect(scriptsBefore.filter((path) => path.includes('right-answers'))).toEqual([]);
  await submit(app.url, {
    ticketId: ticket.id,
    studentName: 'Sem',
    answers: [
      { questionId: 'q1', answer: 'Licht, water en koolstofdioxide.' },
      { questionId: 'q2', answer: 'chlorofyl' },
      { questionId: 'q3', answer: '4' },
    ],
  });

  const page = await app.openPage({ teacher });
  await page.goto(`/results/${ticket.id}`);
  await button(page, 'Begin met beoordelen').click();
  await page.keyboard.press('3');
  await page.getByRole('heading', { name: 'Alles is beoordeeld' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Antwoorden vrijgeven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Goede antwoorden vrijgeven' });
  const first = dialog.getByRole('group', { name: /Wat heeft een plant nodig/ });
  expect(await first.getByLabel('Goed antwoord').inputValue()).toBe('Licht, water en koolstofdioxide.');
  await first.getByLabel(/^Waarom/).fill(why);
  await expectAccessible(page, 'what will be released', '[role=dialog]');
  await screenshot(page, 'dialog');
  await button(page, 'Sluiten en vrijgeven').click();
  await dialog.getByText(/^Leerlingen kunnen dit nu lezen/).waitFor();
  await expectAccessible(page, 'what is released', '[role=dialog]');
  await screenshot(page, 'dialog-released');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await isFocused(button(page, 'Vrijgegeven antwoorden'));

  await bringToTheFront(student);
  await isFocused(student.getByRole('heading', { level: 1, name: 'Fotosynthese' }));
  for (const text of [mistake, why, 'Licht, water en koolstofdioxide.']) await student.getByText(text).waitFor();
  // Neither verdicts nor names.
  expect(await student.locator('main').innerText()).not.toMatch(/Noor|Sem|\b(?:fout|deels|goed)\b/);
  await expectAccessible(student, 'right answers');
  await screenshot(student, 'receipt');

  const other = await app.openPage({ device: 'phone' });
  await other.goto(`/student/${ticket.pin}`);
  await other.getByText(why).waitFor();
  expect(await other.getByText('Jouw antwoord').count()).toBe(0);
  await other.goto(`/student/answers/${ticket.id}`);
  await other.getByText(why).waitFor();

  await button(page, 'Vrijgegeven antwoorden').click();
  await button(page, 'Intrekken').click();
  await dialog.waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('heading', { name: /^Je docent heeft de goede antwoorden nog niet vrijgegeven/ }).waitFor();
  await expectAccessible(other, 'no right answers');
  await other.goto(`/student/${ticket.pin}`);
  await other.getByText('Ongeldige PIN of exit ticket niet gevonden').waitFor();
});
