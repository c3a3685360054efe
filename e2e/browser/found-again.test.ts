import { archiveTicket, listTickets } from '@exit-tickets/contracts';
import { aChoice } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { startBrowserAtApp } from '../support/browser/browser-at-app.ts';
import { isFocused } from '../support/browser/creating.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

let app: Awaited<ReturnType<typeof startBrowserAtApp>>;

beforeAll(async () => {
  app = await startBrowserAtApp();
});
afterAll(() => app.close());

const question = aChoice({
  id: 'q1',
  text: 'Welk gas komt vrij bij fotosynthese?',
  options: ['zuurstof', 'stikstof'],
  correctAnswer: 'zuurstof',
  guide: { modelAnswer: 'De plant maakt het uit water.' },
});

/** A teacher who asked this a year ago, and put it away. */
const newTeacherOfLastYear = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { title: 'Planten', className: '2B', questions: [question] });
  await teacher.call(archiveTicket, { params });
  const createdAt = new Date(Date.parse(ticket.createdAt) - 365 * 24 * 60 * 60_000);
  await app.database.collection<{ _id: string }>('tickets').updateOne({ _id: ticket.id }, { $set: { createdAt } });
  return teacher;
};

test('a question of last year is on a new ticket after two taps and a word, with its key and its guide', async () => {
  const teacher = await newTeacherOfLastYear();
  const page = await app.openPage({ teacher });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
  const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
  await editor.getByLabel('Titel').fill('Planten opnieuw');

  await editor.getByRole('button', { name: 'Vraag uit een eerder exit ticket' }).click();
  await isFocused(editor.getByLabel('Zoek in je eigen vragen'));
  await page.keyboard.type('fotosynthese');
  await editor.getByRole('button', { name: question.text }).click();

  await editor.getByText('staat erop').waitFor();
  await editor.getByText('Vraag 1 van 1').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Exit ticket opslaan' }).click();
  await page.getByRole('img', { name: /^PIN/ }).waitFor();
  const [made] = (await teacher.call(listTickets)).body;
  const { id: _, guide, ...asked } = question;
  expect(made).toMatchObject({ title: 'Planten opnieuw', questions: [asked] });
  const stored = await app.database.collection<{ _id: string }>('tickets').findOne({ _id: made?.id ?? '' });
  expect(stored).toMatchObject({ questions: [{ guide }] });
});

test('the search of my tickets finds a question, and shows it under its ticket', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Planten', questions: [question] });
  await newTicket(teacher, { title: 'Rivieren', questions: [aChoice({ text: 'Waar ligt de Rijn?' })] });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  await page.getByLabel('Zoek op titel, klas of vraag').fill('GAS komt');
  await page.getByText('1 exit ticket gevonden').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Planten' }).getByText(question.text).waitFor();
  expect(await page.getByText('Rivieren').count()).toBe(0);
});
