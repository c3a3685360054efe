import {
  createTicket,
  findTicketByPin,
  getTicket,
  type ListedTicket,
  limits,
  listArchivedTickets,
  listTickets,
} from '@exit-tickets/contracts';
import { type ApiClient, aChoice, aDraft, createApiClient, newPage, openBrowser } from '@exit-tickets/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { type AllInOne, startAllInOne } from '../src/index.ts';
import { freePort, temporaryDataDir } from './app-process.ts';
import { allAtOnce, names, newTeacher, newTicket } from './classroom.ts';

let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let allInOne: AllInOne;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let url: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const PORT = String(await freePort());
  allInOne = await startAllInOne({ DATA_DIR: dataDir.path, PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  url = allInOne.addresses.local;
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await allInOne.context.close();
  await dataDir.remove();
});

/** Three tickets in every millisecond, so that pages end inside one. */
const createdAt = (n: number) => new Date(Date.UTC(2026, 0, 5) - Math.floor(n / 3));
const titleOf = (n: number) => `Les ${String(n).padStart(3, '0')}`;
const classes = ['1A', '2B', '3C'];

/** A teacher with very many closed tickets, the newest first: made by copying one, as nobody may make that many at once. */
const withManyTickets = async (total: number, { isArchived = false } = {}) => {
  const teacher = await newTeacher(url);
  const { ticket } = await newTicket(teacher, {
    originalContent: 'the whole lesson',
    questions: [aChoice({ guide: { modelAnswer: 'the guide' } })],
  });
  const collection = allInOne.context.database.collection<{ _id: string }>('tickets');
  const original = await collection.findOne({ _id: ticket.id });
  await collection.deleteOne({ _id: ticket.id });
  const copies = Array.from({ length: total }, (_, n) => ({
    ...original,
    _id: `${ticket.id}-${n}`,
    outbox: [],
    title: titleOf(n),
    className: classes[n % classes.length],
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
  const total = 450;

  test.each([
    [listTickets, false],
    [listArchivedTickets, true],
  ])('$id holds the newest 200, and its links lead through all of them, none twice', async (call, isArchived) => {
    const teacher = await withManyTickets(total, { isArchived });
    const pages = await readPages(teacher, call.path, total);
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 50]);
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    expect(all.map((ticket) => ticket.createdAt)).toEqual(
      Array.from({ length: total }, (_, n) => createdAt(n).toISOString()),
    );
    const small = await readPages(teacher, `${call.path}?limit=100`, total);
    expect(small.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('carry neither the material nor the guides to the questions, which the ticket itself has', async () => {
    const teacher = await newTeacher(url);
    const questions = [aChoice({ guide: { modelAnswer: 'the guide' } })];
    const { ticket, params } = await newTicket(teacher, { originalContent: 'the whole lesson', questions });
    const { body } = await teacher.call(listTickets);
    expect(body).toMatchObject([{ id: ticket.id, questions: [aChoice()] }]);
    expect(JSON.stringify(body)).not.toMatch(/the whole lesson|the guide/);
    expect((await teacher.call(getTicket, { params })).body).toMatchObject({
      originalContent: 'the whole lesson',
      questions,
    });
    const found = await createApiClient(url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
    expect(JSON.stringify(found.body)).not.toMatch(/the whole lesson|the guide/);
  });

  test('go on before any moment, and refuse what is none, naming the field', async () => {
    const teacher = await withManyTickets(total);
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

/** Makes all the tickets that a teacher may make within an hour, and tries so many more. */
const makeAsManyAsMayBe = (teacher: ApiClient, more = 0) =>
  allAtOnce(names(limits.newTicketsPerTeacherPerHour + more), 4, () => teacher.call(createTicket, { body: aDraft() }));

test('one teacher makes a hundred tickets within an hour and no more, and others are not kept waiting', async () => {
  const teacher = await newTeacher(url);
  const answers = await makeAsManyAsMayBe(teacher, 20);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(20);
  for (const { status, body, headers } of refused) {
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await newTicket(await newTeacher(url))).ticket.pin).toMatch(/^\d{4}$/);
});

describe('in the browser', { timeout: 60_000 }, () => {
  const total = 231;
  const last = titleOf(total - 1);

  const openAs = async (teacher: ApiClient, path: string) => {
    const page = await newPage(browser.browser, { device: 'desktop', locale: 'nl-NL', baseURL: url });
    onTestFinished(() => page.context().close());
    onTestFailed(async () => {
      await page.screenshot({ path: 'test-results/screens/failed-many-tickets.png' }).catch(() => undefined);
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/my-')) asked.push(request.url());
    });
    for (const pair of teacher.cookie?.split('; ') ?? []) {
      const [name = '', value = ''] = pair.split('=');
      await page.context().addCookies([{ name, value, url }]);
    }
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const rows = page.getByRole('heading', { level: 3 });
    return { page, rows, asked };
  };

  const scrollToTheEnd = (page: Page, rows: Locator) =>
    expect
      .poll(
        async () => {
          await page.keyboard.press('End');
          return rows.count();
        },
        { timeout: 20_000 },
      )
      .toBe(total);

  test('the list reads on as one scrolls, until every class shows all its tickets', async () => {
    const { page, rows, asked } = await openAs(await withManyTickets(total), '/my-tickets');
    await page.getByText(`200 van ${total} exit tickets`).waitFor();
    expect(await rows.count()).toBe(200);
    expect(await page.getByRole('heading', { level: 2, name: '1A' }).textContent()).toMatch(/6\d\+ exit tickets$/);
    await scrollToTheEnd(page, rows);
    for (const name of classes)
      await page.getByRole('heading', { level: 2, name }).getByText('77 exit tickets', { exact: true }).waitFor();
    expect(asked).toHaveLength(2);
    expect(await page.getByRole('button', { name: 'Meer laden' }).count()).toBe(0);
  });

  test('what is done with a row of a later page shows in the list that is read so far', async () => {
    const { page, rows } = await openAs(await withManyTickets(total), '/my-tickets');
    await page.getByLabel('Zoek op titel').fill(last);
    await page.getByText('1 exit ticket gevonden').waitFor();
    await page.getByRole('button', { name: `Meer acties voor ${last}` }).click();
    await page.getByRole('menuitem', { name: 'Archiveren' }).click();
    await page.getByText('Geen exit tickets gevonden').waitFor();
    await page.getByLabel('Zoek op titel').fill('');
    await page.getByRole('heading', { level: 2, name: '3C' }).getByText('76 exit tickets', { exact: true }).waitFor();
    expect(await rows.count()).toBe(total - 1);
  });

  test('the archive reads on as well, and a page that fails can be asked for again', async () => {
    const { page, rows } = await openAs(await withManyTickets(total, { isArchived: true }), '/archive');
    await page.route(/before=/, (route) => route.abort());
    await page.getByText(`200 van ${total} exit tickets`).scrollIntoViewIfNeeded();
    await page.getByText('De rest van je exit tickets kon niet worden geladen.').waitFor();
    await page.unroute(/before=/);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await scrollToTheEnd(page, rows);
  });
});
