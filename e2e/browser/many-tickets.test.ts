/// <reference lib="dom" />
import {
  findTicketByPin,
  getTicket,
  type ListedTicket,
  listArchivedTickets,
  listTickets,
  submitResponse,
} from '@exit-tickets/contracts';
import { type ApiClient, aChoice, aSubmission, createApiClient } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from '../support/browser/axe.ts';
import { browserAtApp } from '../support/browser/browser-at-app.ts';
import { horizontalOverflow, isFocused } from '../support/browser/creating.ts';
import { newTeacher, newTicket } from '../support/classroom.ts';

const app = browserAtApp();

/** Three tickets in every millisecond, so that pages end inside one. */
const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 5) - Math.floor(n / 3));
const titleOf = (n: number) => `Les ${String(n).padStart(3, '0')}`;
const classes = ['1A', '2B', '3C'];
/** The sort key that the service stores for a class. */
const classKeyOf = (className = '') => `0${className.toLowerCase().padStart(11, '0')}`;

/** A teacher with very many closed tickets, the newest first. They are copied in the database: the app limits how many are created at once. */
const withManyTickets = async (total: number, { isArchived = false } = {}) => {
  const teacher = await newTeacher(app.url);
  const { ticket } = await newTicket(teacher, {
    originalContent: 'the whole lesson',
    questions: [aChoice({ guide: { modelAnswer: 'the guide' } })],
  });
  const collection = app.database.collection<{ _id: string }>('tickets');
  const original = await collection.findOne({ _id: ticket.id });
  await collection.deleteOne({ _id: ticket.id });
  const copies = Array.from({ length: total }, (_, n) => ({
    ...original,
    _id: `${ticket.id}-${n}`,
    outbox: [],
    title: titleOf(n),
    className: classes[n % classes.length],
    titleKey: titleOf(n).toLowerCase(),
    searchText: titleOf(n).toLowerCase(),
    classKey: classKeyOf(classes[n % classes.length]),
    createdAt: createdAt(n),
    isActive: false,
    isArchived,
    holdsPin: false,
    openSlot: null,
    hourSlot: null,
  }));
  await collection.insertMany(copies);
  return teacher;
};

const nextIn = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Every page of a list, by following its links. */
const readPages = async (teacher: ApiClient, first: string, total: number) => {
  const pages: ListedTicket[][] = [];
  for (let path: string | undefined = first; path !== undefined; ) {
    const answer: Response = await teacher.fetch(path);
    expect(answer.headers.get('x-total-count')).toBe(String(total));
    pages.push((await answer.json()) as ListedTicket[]);
    path = nextIn(answer.headers);
  }
  return pages;
};

describe('the lists of a teacher with very many tickets', () => {
  const total = 403;

  test.each([
    [listTickets, false],
    [listArchivedTickets, true],
  ])(
    '$path lists the newest 200, and its links lead through all tickets without repeating one',
    async (call, isArchived) => {
      const teacher = await withManyTickets(total, { isArchived });
      const pages = await readPages(teacher, call.path, total);
      expect(pages.map(({ length }) => length)).toEqual([200, 200, 3]);
      const all = pages.flat();
      expect(new Set(all.map(({ id }) => id)).size).toBe(total);
      expect(all.map((ticket) => ticket.createdAt)).toEqual(
        Array.from({ length: total }, (_, n) => createdAt(n).toISOString()),
      );
      const small = await readPages(teacher, `${call.path}?limit=100`, total);
      expect(small.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    },
  );

  test('contain neither the material nor the guides of the questions, which only the ticket itself contains', async () => {
    const teacher = await newTeacher(app.url);
    const questions = [aChoice({ guide: { modelAnswer: 'the guide' } })];
    const { ticket, params } = await newTicket(teacher, { originalContent: 'the whole lesson', questions });
    const { body } = await teacher.call(listTickets);
    expect(body).toMatchObject([{ id: ticket.id, questions: [aChoice()] }]);
    expect(JSON.stringify(body)).not.toMatch(/the whole lesson|the guide/);
    expect((await teacher.call(getTicket, { params })).body).toMatchObject({
      originalContent: 'the whole lesson',
      questions,
    });
    const found = await createApiClient(app.url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
    expect(JSON.stringify(found.body)).not.toMatch(/the whole lesson|the guide/);
  });

  test('can start before any time, and refuse invalid parameters with the name of the field', async () => {
    const teacher = await withManyTickets(305);
    const before = createdAt(300).toISOString();
    const { body } = await teacher.call(listTickets, { query: { before, limit: 2 } });
    expect(body.map((ticket) => ticket.createdAt)).toEqual([303, 304].map((n) => createdAt(n).toISOString()));
    for (const [field, query] of [
      ['before', 'before=yesterday'],
      ['limit', 'limit=201'],
      ['limit', 'limit[$gt]=1&limit=0'],
    ]) {
      const answer = await teacher.fetch(`${listTickets.path}?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
    }
  });
});

describe('in the browser', () => {
  const openAs = async (teacher: ApiClient, path: string) => {
    const page = await app.openPage({ teacher });
    const listRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/my-tickets')) listRequests.push(request.url());
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const rows = page.getByRole('heading', { level: 3 });
    return { page, rows, listRequests };
  };

  const scrollToTheEnd = (page: Page, rows: Locator, total: number) =>
    expect
      .poll(
        async () => {
          await page.keyboard.press('End');
          return rows.count();
        },
        { timeout: 20_000, interval: 250 },
      )
      .toBe(total);

  test('the list updates after a change to a ticket of a later page, and loads more while scrolling, until every class shows all its tickets', async () => {
    const total = 205;
    const last = titleOf(total - 1);
    const { page, rows, listRequests } = await openAs(await withManyTickets(total), '/my-tickets');
    await page.getByText(`100 van ${total} exit tickets`).waitFor();
    expect(await rows.count()).toBe(100);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      '1A69 exit tickets',
      '2B31+ exit tickets',
    ]);

    await page.getByLabel('Zoek op titel').fill(last);
    await page.getByText('1 exit ticket gevonden').waitFor();
    await page.getByRole('button', { name: `Meer acties voor ${last}` }).click();
    await page.getByRole('menuitem', { name: 'Archiveren' }).click();
    await page.getByText('Geen exit tickets gevonden').waitFor();
    await page.getByRole('button', { name: 'Alles tonen' }).click();
    await page.getByText(`100 van ${total - 1} exit tickets`).waitFor();
    await isFocused(page.getByLabel('Zoek op titel'));
    expect(await rows.count()).toBe(100);

    listRequests.length = 0;
    // In the field, the End key would move the caret.
    await page.getByRole('heading', { level: 1 }).click();
    await scrollToTheEnd(page, rows, total - 1);
    for (const name of classes)
      await page.getByRole('heading', { level: 2, name }).getByText('68 exit tickets', { exact: true }).waitFor();
    expect(listRequests).toHaveLength(2);
    expect(await page.getByRole('button', { name: 'Meer laden' }).count()).toBe(0);
  });

  test('the archive loads more while scrolling too, and a page that failed to load can be retried', async () => {
    const total = 105;
    const { page, rows } = await openAs(await withManyTickets(total, { isArchived: true }), '/archive');
    await page.route(/before=/, (route) => route.abort());
    await page.getByText(`100 van ${total} exit tickets`).scrollIntoViewIfNeeded();
    await page.getByText('De rest van je exit tickets kon niet worden geladen.').waitFor();
    await page.unroute(/before=/);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await scrollToTheEnd(page, rows, total);
  });

  test('a ticket can be copied for another class, previewed as a student and put on the board from its row', async () => {
    const teacher = await newTeacher(app.url);
    const title = 'W'.repeat(200);
    const { ticket } = await newTicket(teacher, { title, className: '2B' });
    const { page, rows } = await openAs(teacher, '/my-tickets');
    await page.setViewportSize({ width: 1024, height: 768 });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: `Kopiëren voor een andere klas: ${title}` }).click();
    await isFocused(page.getByLabel('Voor welke klas?'));
    await page.keyboard.type('3C');
    await page.keyboard.press('Enter');
    await page.getByText('Gekopieerd voor 3C').waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await isFocused(page.locator(`[data-ticket="${ticket.id}"]`).getByRole('button', { name: /^Kopiëren/ }));
    await page.getByLabel('Klas', { exact: true }).selectOption({ label: '2B' });
    await page.getByText('1 exit ticket gevonden').waitFor();
    await page.reload();
    await page.getByText('1 exit ticket gevonden').waitFor();

    const menu = page.getByRole('button', { name: `Meer acties voor ${title}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Bekijk als leerling' }).click();
    const student = page.frameLocator('iframe');
    await student.getByLabel('Je naam').fill('Noor');
    expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
    await student.getByRole('textbox').last().fill('Zon');
    await student.getByRole('button', { name: 'Versturen' }).click();
    await student.getByRole('heading', { name: 'Bedankt' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await isFocused(menu);

    const share = page.getByRole('button', { name: `PIN delen: ${title}` });
    await share.click();
    await page.getByText('0/25 ingeleverd').waitFor();
    const figures = await page.getByRole('img', { name: /^PIN/ }).evaluate((element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('4');
      return actualBoundingBoxAscent + actualBoundingBoxDescent;
    });
    expect(figures).toBeGreaterThanOrEqual(0.25 * 768);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
    await createApiClient(app.url).call(submitResponse, { body: aSubmission({ ticketId: ticket.id }) });
    await page.getByText('1/25 ingeleverd').waitFor();
    await page.keyboard.press('Escape');
    await isFocused(share);
    expect(complaints).toEqual([]);
  });
});
