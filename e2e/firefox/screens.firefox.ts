import { limits } from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { openFirefox } from '@exit-tickets/testing/firefox';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow, isFocused } from '../support/browser/creating.ts';
import { cutOff } from '../support/browser/in-view.ts';
import { button, openWatchedPage } from '../support/browser/main-job.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  // Without transitions: a colour in transition has another contrast.
  const app = browserAtApp(undefined, () => openFirefox({ colorScheme, reducedMotion: true }));

  const expectAccessible = async (page: Page, what: string, part?: string) => {
    for (const width of [360, 1_280]) {
      await page.setViewportSize({ width, height: 740 });
      const found = [await horizontalOverflow(page), await cutOff(page), await violations(page, part)];
      expect(found, `${what}, ${width}`).toEqual([0, [], []]);
    }
  };

  const word = (letter: string, length = 100) => letter.repeat(length);

  test('the landing page, the student page and the results are accessible and fit their window, even with long words', async () => {
    const teacher = await newTeacher(app.url);
    const choice = aChoice({ options: [word('o'), 'glucose'], correctAnswer: word('o') });
    const questions = [aQuestion({ text: word('v') }), choice, aScale()];
    const { ticket } = await newTicket(teacher, { title: word('t'), className: word('k'), questions });
    for (const [studentName, answer] of [
      [word('n', limits.studentNameLength), word('a')],
      ['Noor', 'Licht en water'],
    ] as const) {
      const answers = [answer, word('o'), '3'].map((text, index) => ({ questionId: `q${index + 1}`, answer: text }));
      await submit(app.url, { ticketId: ticket.id, studentName, answers });
    }
    const { page, complaints } = await openWatchedPage(app, { teacher });
    await page.goto('/student');
    await page.getByLabel('PIN').waitFor();
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(colorScheme === 'dark');
    await expectAccessible(page, 'the PIN');
    await page.goto(`/student/${ticket.pin}`);
    await page.getByLabel('Je naam').waitFor();
    await expectAccessible(page, 'the questions');
    await button(page, 'Versturen').click();
    await page.getByText('Naam vereist').first().waitFor();
    await expectAccessible(page, 'what is missing');
    await page.goto(`/results/${ticket.id}`);
    await page.getByRole('radiogroup').first().waitFor();
    await expectAccessible(page, 'the results');
    expect(complaints).toEqual([]);

    const visitor = await openWatchedPage(app);
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(visitor.page, 'the landing page');
    expect(visitor.complaints).toEqual([]);
  });

  test('a teacher logs in by keyboard, and Escape closes a dialog and returns the focus', async () => {
    const teacher = await newTeacher(app.url);
    await newTicket(teacher, { title: 'Fotosynthese' });
    const { page, complaints } = await openWatchedPage(app);
    const dialog = page.getByRole('dialog');
    const closeDialog = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await page.goto('/');
    const login = page.getByRole('button', { name: 'Inloggen', exact: true }).first();
    await login.press('Enter');
    await dialog.getByLabel('E-mailadres').waitFor();
    await expectAccessible(page, 'the login', '[role=dialog]');
    await closeDialog();
    await isFocused(login);
    await login.press('Enter');
    await dialog.getByLabel('E-mailadres').fill(teacher.email);
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    await page.goto('/my-tickets');
    const share = page.getByRole('button', { name: 'PIN delen: Fotosynthese' });
    await share.press('Enter');
    await page.getByRole('dialog', { name: 'Fotosynthese' }).waitFor();
    await page.getByRole('img', { name: 'QR-code naar dit exit ticket' }).waitFor();
    await expectAccessible(page, 'the PIN for a class', '[role=dialog]');
    await closeDialog();
    await isFocused(share);
    expect(complaints).toEqual([]);
  });
});
