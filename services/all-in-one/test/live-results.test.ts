import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserAtApp } from './browser-at-app.ts';
import { newTeacher, newTicket, submit } from './classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
}, 60_000);
afterAll(() => app.close());

/** A ticket with one answer, and who can send more of them. */
const aTicketWithAnAnswer = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher);
  const answer = (studentName: string) => submit(app.url, { ticketId: ticket.id, studentName });
  await answer('Noor');
  return { teacher, path: `/results/${ticket.id}`, answer };
};

/** The list of answers is read when the results open and again when the live stream does: this meets the second time. */
const onSecondReading = async (page: Page, meet: (route: Route) => Promise<void>) => {
  let readings = 0;
  await page.route('**/api/ticket/*/responses', (route) => {
    readings += 1;
    return readings === 1 ? route.continue() : meet(route);
  });
};

const pupil = (page: Page, name: string) => page.getByRole('button', { name });

describe('live results', () => {
  test('keep an answer that comes while the list is read anew', async () => {
    const { teacher, path, answer } = await aTicketWithAnAnswer();
    const page = await app.openPage({ teacher });
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await onSecondReading(page, async (route) => {
      const response = await route.fetch();
      held.resolve();
      await released.promise;
      await route.fulfill({ response });
    });
    await page.goto(path);
    await held.promise;
    await answer('Sem');
    await pupil(page, 'Sem').waitFor();
    const read = page.waitForResponse('**/api/ticket/*/responses');
    released.resolve();
    await (await read).finished();
    // Whatever the page made of the list is there by the time a later answer is.
    await answer('Lotte');
    await pupil(page, 'Lotte').waitFor();
    for (const name of ['Noor', 'Sem', 'Lotte']) expect(await pupil(page, name).count(), name).toBe(1);
  });

  test('stay when the list cannot be read again', async () => {
    const { teacher, path, answer } = await aTicketWithAnAnswer();
    const page = await app.openPage({ teacher });
    await onSecondReading(page, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/responses'));
    await page.goto(path);
    await failed;
    await answer('Sem');
    await pupil(page, 'Sem').waitFor();
    expect(await pupil(page, 'Noor').count()).toBe(1);
  });

  test('are whole once the analysis has closed the ticket, even if the stream never opened', async () => {
    const { teacher, path, answer } = await aTicketWithAnAnswer();
    const page = await app.openPage({ teacher });
    await page.route('**/api/ticket/*/live', (route) => route.abort());
    await page.goto(path);
    await pupil(page, 'Noor').waitFor();
    await answer('Sem');
    await page.getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Analyseer & Sluit' }).click();
    await pupil(page, 'Sem').waitFor();
  });
});
