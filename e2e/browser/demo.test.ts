import { findTicketByPin, login } from '@exit-tickets/contracts';
import { createApiClient } from '@exit-tickets/testing';
import { expect, test, vi } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const app = browserAtApp(() => ({ DEMO: 'true' }));

const hourMs = 60 * 60 * 1_000;

test('a demo says that it is one, offers the sample class, and deletes everything from before the full hour', async () => {
  const page = await app.openPage();
  await page.goto('/');
  const note = page.getByRole('complementary', { name: 'Dit is een demo' });
  await note.getByText('Op elk heel uur wordt alles gewist').waitFor();
  await page.getByRole('link', { name: 'Probeer met een voorbeeldklas' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Inloggen' }).first().click();
  await page.getByRole('dialog').getByText('Op elk heel uur wordt alles gewist').waitFor();

  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher);
  expect((await submit(app.url, { ticketId: ticket.id })).status).toBe(201);
  const params = { pin: ticket.pin ?? '' };
  const student = createApiClient(app.url);
  expect((await student.call(findTicketByPin, { params })).status).toBe(200);

  // As if an hour had passed.
  const users = app.database.collection('users');
  await users.updateMany({ email: teacher.email }, { $set: { createdAt: new Date(Date.now() - hourMs) } });
  const remaining = () =>
    Promise.all([
      // Of a deleted ticket only a tombstone with its id stays for a while.
      app.database.collection('tickets').countDocuments({ title: { $ne: '-' } }),
      app.database.collection('responses').countDocuments(),
    ]);
  expect(await remaining()).toEqual([1, 1]);
  await vi.waitFor(async () => expect(await remaining()).toEqual([0, 0]), { timeout: 30_000 });
  expect((await student.call(findTicketByPin, { params })).status).toBe(404);
  const { email } = teacher;
  expect((await createApiClient(app.url).call(login, { body: { email, password } })).status).toBe(401);
});
