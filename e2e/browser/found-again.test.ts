/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { archiveTicket, listTickets, register, shareTicket } from '@exit-tickets/contracts';
import { aChoice, aScale, createApiClient } from '@exit-tickets/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow, isFocused } from '../support/browser/creating.ts';
import { newTeacher, newTicket, password } from '../support/classroom.ts';

const app = browserAtApp();

const options = ['zuurstof', 'stikstof'];
const question = aChoice({
  id: 'q1',
  text: 'Welk gas komt vrij bij fotosynthese?',
  options,
  correctAnswer: 'zuurstof',
  guide: { modelAnswer: 'De plant maakt het uit water.' },
});

/** A teacher who asked this question a year ago, in a ticket that is archived. */
const newTeacherOfLastYear = async () => {
  const teacher = await newTeacher(app.url);
  const { ticket, params } = await newTicket(teacher, { title: 'Planten', className: '2B', questions: [question] });
  await teacher.call(archiveTicket, { params });
  const createdAt = new Date(Date.parse(ticket.createdAt) - 365 * 24 * 60 * 60_000);
  await app.database.collection<{ _id: string }>('tickets').updateOne({ _id: ticket.id }, { $set: { createdAt } });
  return teacher;
};

test('two clicks and a search word put a question from last year into a new ticket, with its key and its guide', async () => {
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
  const [created] = (await teacher.call(listTickets)).body;
  const { id: _, guide, ...asked } = question;
  expect(created).toMatchObject({ title: 'Planten opnieuw', questions: [asked] });
  const stored = await app.database.collection<{ _id: string }>('tickets').findOne({ _id: created?.id ?? '' });
  expect(stored).toMatchObject({ questions: [{ guide }] });
});

/** Whether nothing covers the middle of the element. Runs in the page. */
const isVisibleInPage = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
};

test.each([
  ['a laptop', 1366, 768],
  ['a phone', 390, 844],
])(
  'opening the search for an earlier question shows its field and the newest questions on %s',
  async (_on, width, height) => {
    const teacher = await newTeacherOfLastYear();
    const questions = [1, 2, 3].map((n) => aChoice({ id: `q${n}`, text: `Hoe gaat het met plant ${n}?` }));
    await newTicket(teacher, { title: 'Bloemen', questions });
    const page = await app.openPage({ teacher, device: width > 500 ? 'desktop' : 'phone' });
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
    const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
    await editor.getByRole('button', { name: 'Vraag uit een eerder exit ticket' }).click();
    const field = editor.getByLabel('Zoek in je eigen vragen');
    await isFocused(field);
    await editor.getByText('Je nieuwste vragen').waitFor();
    const found = editor.getByRole('region', { name: 'Vraag uit een eerder exit ticket' }).getByRole('listitem');
    expect(await found.allTextContents()).toEqual([
      ...questions.map(({ text }) => expect.stringContaining(text)),
      expect.stringContaining(question.text),
    ]);
    for (const part of [field, ...(await found.all())])
      expect(await part.evaluate(isVisibleInPage), String(await part.textContent())).toBe(true);
    await page.keyboard.type('gas');
    await editor.getByText('1 vraag gevonden').waitFor();
    expect(await field.evaluate(isVisibleInPage)).toBe(true);
    expect(await found.first().evaluate(isVisibleInPage)).toBe(true);
  },
);

test('the search in the list of tickets finds a question, and shows it under its ticket', async () => {
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

test('a colleague without an account reads a shared ticket by its link, registers and copies it; a withdrawn link does not work', async () => {
  const teacher = await newTeacher(app.url);
  const sure = aScale({ id: 'q2', text: 'Hoe zeker ben je?', lowEnd: 'niet', highEnd: 'heel' });
  await newTicket(teacher, { title: 'Planten', className: '2B', questions: [question, sure] });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: 'Meer acties voor Planten' }).click();
  await page.getByRole('menuitem', { name: 'Delen of exporteren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delen of exporteren' });
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  const link = String(await dialog.getByLabel('De link', { exact: true }).textContent());
  expect(link).toMatch(/\/shared#[\w-]{43}$/);
  expect(await violationsInBothThemes(page)).toEqual([]);

  const visitor = await app.openPage();
  const addresses: string[] = [];
  visitor.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'Planten' }).waitFor();
  await visitor.getByText(question.text).waitFor();
  // The options are shown too, with none of them marked as right.
  const shown = visitor.locator('main ol ul');
  expect(await shown.allTextContents()).toEqual([options.join(''), '1 (niet) – 5 (heel)']);
  expect(
    await shown
      .first()
      .locator('li')
      .evaluateAll((all) => new Set(all.map((one) => one.className)).size),
  ).toBe(1);
  for (const width of [390, 1366]) {
    await visitor.setViewportSize({ width, height: 768 });
    expect(await horizontalOverflow(visitor)).toBe(0);
  }
  await visitor.getByRole('button', { name: 'Overnemen' }).waitFor({ state: 'detached' });
  expect(await violationsInBothThemes(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Account maken', exact: true }).click();
  const form = visitor.getByRole('dialog', { name: 'Gratis account maken' });
  await form.getByLabel('E-mailadres').fill(`${crypto.randomUUID()}@school.nl`);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Account maken', exact: true }).click();
  await visitor.getByRole('button', { name: 'Overnemen' }).click();
  const editor = visitor.getByRole('dialog', { name: 'Nieuw exit ticket' });
  expect(await editor.getByLabel('Titel').inputValue()).toBe('Planten');
  expect(await editor.getByLabel('Klas').inputValue()).toBe('');
  await editor.getByRole('radio', { name: 'Optie 1 van vraag 1 is goed', checked: true }).waitFor();
  await editor.getByRole('button', { name: 'Exit ticket opslaan' }).click();
  await visitor.getByRole('img', { name: /^PIN/ }).waitFor();
  expect(addresses.join()).not.toContain(link.split('#')[1]);

  await dialog.getByRole('button', { name: 'Link intrekken' }).click();
  await dialog.getByText('De link werkt niet meer.').waitFor();
  await page.goto(link);
  await page.getByText('Deze link werkt niet').waitFor();
});

test.each(['desktop', 'phone'] as const)(
  'a colleague logs in from a shared ticket by its only login button, and returns to that ticket on a %s',
  async (device) => {
    const teacher = await newTeacher(app.url);
    const { params } = await newTicket(teacher, { title: 'Planten', questions: [question] });
    const { body } = await teacher.call(shareTicket, { params });
    const email = `${crypto.randomUUID()}@school.nl`;
    expect((await createApiClient(app.url).call(register, { body: { email, password } })).status).toBe(201);
    const page = await app.openPage({ device });
    const link = `/shared#${body.secret}`;
    await page.goto(link);
    await page.getByText('Log in of maak een account om het over te nemen.').waitFor();
    const logIn = page.getByRole('button', { name: 'Inloggen' });
    expect(await logIn.count()).toBe(1);
    await logIn.click();
    const form = page.getByRole('dialog', { name: 'Inloggen' });
    await form.getByLabel('E-mailadres').fill(email);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await page.getByRole('button', { name: 'Overnemen' }).click();
    await page.getByRole('dialog', { name: 'Nieuw exit ticket' }).waitFor();
    expect(page.url()).toBe(new URL(link, app.url).href);
  },
);

test('the questions of a ticket are downloaded as Moodle XML and as GIFT', async () => {
  const teacher = await newTeacher(app.url);
  await newTicket(teacher, { title: 'Planten', questions: [question] });
  const page = await app.openPage({ teacher });
  await page.goto('/my-tickets');
  await page.getByRole('button', { name: 'Meer acties voor Planten' }).click();
  await page.getByRole('menuitem', { name: 'Delen of exporteren' }).click();
  for (const [name, file, content] of [
    [
      'Moodle XML',
      'exit-ticket-Planten.xml',
      '<answer fraction="100" format="plain_text"><text>zuurstof</text></answer>',
    ],
    ['GIFT', 'exit-ticket-Planten.gift.txt', '=zuurstof'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(content);
  }
});

/** The script files that the page loads from now on. */
const scriptsOf = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
};

test('rows of a spreadsheet are previewed before they become questions, by a script that is loaded on demand', async () => {
  const page = await app.openPage({ teacher: await newTeacher(app.url) });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Begin met een leeg exit ticket' }).click();
  const editor = page.getByRole('dialog', { name: 'Nieuw exit ticket' });
  await editor.getByLabel('Titel').fill('Planten');
  const scripts = scriptsOf(page);
  await editor.getByRole('button', { name: 'Vragen importeren' }).click();
  await isFocused(editor.getByLabel('Plak vragen'));
  expect(scripts.join()).toContain('import-panel');
  await page.keyboard.insertText('Welk gas?\tzuurstof\tstikstof\tzuurstof\nWaarom?\tDaarom\nHoeveel?\t=SOM(A1:A3)');
  await editor.getByText('2 vragen gelezen').waitFor();
  await editor.getByText('Rij 3: een cel is een formule').waitFor();
  // Scrolled there, the buttons at the bottom of the dialog cover nothing.
  await editor.getByRole('button', { name: '2 vragen toevoegen' }).scrollIntoViewIfNeeded();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await editor.getByRole('button', { name: '2 vragen toevoegen' }).click();
  await isFocused(editor.getByLabel('Tekst van vraag 1'));
  await editor.getByRole('radio', { name: 'Optie 2 van vraag 1 is goed', checked: true }).waitFor();
  expect(await editor.getByLabel('Tekst van vraag 2').inputValue()).toBe('Waarom?');
});
