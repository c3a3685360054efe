/// <reference lib="dom" />
import { openBrowser } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { button, doMainJob, openWatchedPage } from '../support/browser/main-job.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

// A school's own network without TLS. There the browser lacks the APIs of secure pages, for example the clipboard. At
// `localhost`, where all other tests open the app, it has them.

const host = 'exit-tickets.school.example';
const app = browserAtApp(undefined, () => openBrowser({ hostsHere: [host] }), host);

/** Opens a page that throws if it is a secure context after all. */
const openPage: typeof app.openPage = async (options) => {
  const page = await app.openPage(options);
  await page.addInitScript(() => {
    const secureApis = [navigator.clipboard, crypto.subtle, Reflect.get(crypto, 'randomUUID')];
    if (isSecureContext || secureApis.some((one) => one !== undefined)) throw new Error('this page is a secure one');
  });
  return page;
};

test.each(['desktop', 'phone'] as const)(
  'over plain http a teacher on a %s and a student get from pasted text to live results, an analysis and a PDF',
  (device) => doMainJob({ ...app, openPage }, device),
);

test('over plain http the link to a ticket can be copied, and opens the ticket for a student', async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, { title: 'Fotosynthese' });
  const { page, complaints } = await openWatchedPage({ ...app, openPage }, { teacher });
  await page.goto('/my-tickets');
  await button(page, 'PIN delen: Fotosynthese').press('Enter');
  const copy = page.getByRole('button', { name: 'Link kopiëren' });
  await copy.press('Enter');
  await button(page, 'Gekopieerd').waitFor();
  await isFocused(page.getByRole('button', { name: 'Gekopieerd' }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const field = page.getByLabel('Zoek op titel');
  await field.press('Control+V');
  // Its origin is the configured address of the app, if there is one.
  const { pathname } = new URL(await field.inputValue());
  expect(pathname).toBe(`/student/${ticket.pin}`);
  await page.goto(pathname);
  await page.getByRole('heading', { level: 1, name: 'Fotosynthese' }).waitFor();
  expect(complaints).toEqual([]);
});
