import {
  archiveTicket,
  compareCopies,
  copyTicket,
  createTicket,
  type ListedTicket,
  limits,
  listArchivedTickets,
  listClassNames,
  listTickets,
  questionJudged,
  type SentQueryOf,
  setTicketStatus,
  ticketAnalyzed,
  updateClassName,
  updateTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newTicket, type StoredTicket } from '../src/ticket.ts';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeAll(async () => {
  service = await startTickets();
});
afterAll(() => service.context.close());

type Made = [title: string, className: string | null];

/** A teacher with these tickets, the first the oldest. */
const withTickets = async (...made: Made[]) => {
  const teacher = service.teacher();
  const ids: string[] = [];
  for (const [title, className] of made) {
    const questions = [{ id: 'q1', type: 'open_text' as const, text: 'Waarom?' }];
    const { body } = await teacher.call(createTicket, { body: aDraft({ title, className, questions }) });
    ids.push(body.id);
    service.context.clock.advance({ seconds: 1 });
  }
  const params = (n: number) => ({ id: ids[n] ?? '' });
  return { teacher, params };
};

type Query = SentQueryOf<typeof listTickets>;
const titlesOf = (tickets: ListedTicket[]) => tickets.map(({ title }) => title);
const titles = async (teacher: ApiClient, query: Query) => titlesOf((await teacher.call(listTickets, { query })).body);

/** The titles of every page of a list, by following its links. */
const pages = async (teacher: ApiClient, query: Record<string, string>) => {
  const read: string[][] = [];
  for (let path: string | undefined = `${listTickets.path}?${new URLSearchParams(query)}`; path; ) {
    const answer: Response = await teacher.fetch(path);
    expect(answer.status).toBe(200);
    read.push(titlesOf((await answer.json()) as ListedTicket[]));
    path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return read;
};

describe('a list', () => {
  const school: Made[] = [
    ['Les 10', '10A'],
    ['les 2', '2B'],
    ['Énergie', null],
    ['aarde', '2B'],
    ['Les 2', '10A'],
    ['zon', null],
  ];

  test.each([
    ['newest', ['zon', 'Les 2', 'aarde', 'Énergie', 'les 2', 'Les 10']],
    ['title', ['aarde', 'Énergie', 'Les 2', 'les 2', 'Les 10', 'zon']],
    ['class', ['aarde', 'les 2', 'Les 2', 'Les 10', 'zon', 'Énergie']],
  ] as const)('sorted by %s holds every ticket once, whatever the size of its pages', async (sort, expected) => {
    const { teacher } = await withTickets(...school);
    expect(await titles(teacher, { sort })).toEqual(expected);
    for (const limit of [1, 2, 4]) {
      const read = await pages(teacher, { sort, limit: String(limit) });
      expect(read.map(({ length }) => length).slice(0, -1)).toEqual(
        Array.from({ length: Math.ceil(school.length / limit) - 1 }, () => limit),
      );
      expect(read.flat()).toEqual(expected);
    }
  });

  test('continues after a ticket that was archived since its page was read', async () => {
    const { teacher, params } = await withTickets(['a', null], ['b', null], ['c', null]);
    const first = await teacher.call(listTickets, { query: { sort: 'title', limit: 1 } });
    await teacher.call(archiveTicket, { params: params(0) });
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(titlesOf((await (await teacher.fetch(next)).json()) as ListedTicket[])).toEqual(['b']);
  });

  test('stays sorted when a ticket gets another title or class', async () => {
    const { teacher, params } = await withTickets(['a', '2B'], ['b', '1A']);
    await teacher.call(updateTicket, { params: params(0), body: aDraft({ title: 'c', className: '2B' }) });
    expect(await titles(teacher, { sort: 'title' })).toEqual(['b', 'c']);
    await teacher.call(updateClassName, { params: params(1), body: { className: '3C' } });
    expect(await titles(teacher, { sort: 'class' })).toEqual(['c', 'b']);
  });

  test('refuses a position of another order, an unknown order or status, and a filter that is too long', async () => {
    const { teacher } = await withTickets(['a', null]);
    const before = '2026-03-02T10:00:00.000Z_x';
    for (const [field, query] of [
      ['before', { sort: 'title', before }],
      ['before', { before: `${before}.a` }],
      ['sort', { sort: 'colour' }],
      ['status', { status: 'archived' }],
      ['className', { className: 'x'.repeat(101) }],
      ['search', { search: 'x'.repeat(201) }],
    ] as const) {
      const answer = await teacher.call(listTickets, { query: query as never });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
    }
  });
});

describe('a filter', () => {
  test('by class applies to every page, ignores case, and reports the total', async () => {
    const { teacher } = await withTickets(['a', '2B'], ['b', '12B'], ['c', '2b'], ['d', null], ['e', '2B']);
    expect(await pages(teacher, { className: '2B', limit: '2' })).toEqual([['e', 'c'], ['a']]);
    expect(await pages(teacher, { className: '2B', sort: 'class', limit: '2' })).toEqual([['e', 'c'], ['a']]);
    const { headers } = await teacher.call(listTickets, { query: { className: '2B', limit: 1 } });
    expect(headers.get('x-total-count')).toBe('3');
  });

  test('by an empty class selects the tickets without one', async () => {
    const { teacher } = await withTickets(['a', '2B'], ['b', null]);
    expect(await titles(teacher, { className: '' })).toEqual(['b']);
  });

  test('by status distinguishes four states, of which expired depends on the clock', async () => {
    const { teacher, params } = await withTickets(['expires', null], ['closes', null], ['analysed', null]);
    await service.context.publish(ticketAnalyzed, { ticketId: params(2).id });
    service.context.clock.advance({ days: 7 });
    teacher.logInAs(service.context.sessions, teacher.id);
    await teacher.call(setTicketStatus, { params: params(1), body: { isActive: true } });
    await teacher.call(setTicketStatus, { params: params(1), body: { isActive: false } });
    await teacher.call(createTicket, { body: aDraft({ title: 'open' }) });
    const inStatus = (status: Query['status']) => titles(teacher, { status });
    expect(await inStatus('active')).toEqual(['open']);
    expect(await inStatus('closed')).toEqual(['closes']);
    expect(await inStatus('expired')).toEqual(['expires']);
    expect(await inStatus('analyzed')).toEqual(['analysed']);
  });

  test('by words matches them literally anywhere in title and class, whatever the case and accents', async () => {
    const { teacher } = await withTickets(['Fotosynthese', '2B'], ['ÉNERGIE (2)', '2B'], ['a.c', '2B'], ['abc', '3C']);
    const found = (search: string) => titles(teacher, { search });
    expect(await found('SYNTH')).toEqual(['Fotosynthese']);
    expect(await found(' énergie ')).toEqual(['ÉNERGIE (2)']);
    expect(await found('(2)')).toEqual(['ÉNERGIE (2)']);
    expect(await found('a.c')).toEqual(['a.c']);
    expect(await found('energie')).toEqual(['ÉNERGIE (2)']);
    expect(await found('2b')).toEqual(['a.c', 'ÉNERGIE (2)', 'Fotosynthese']);
    expect(await titles(teacher, { search: 'c', className: '3C', sort: 'title' })).toEqual(['abc']);
  });

  test('by several words requires each, in any order and place, and ignores those after the eighth', async () => {
    const { teacher } = await withTickets(['Lange darm', '2B'], ['De darm is lang', '3C'], ['Lang geleden', '2B']);
    expect(await titles(teacher, { search: 'lang darm' })).toEqual(['De darm is lang', 'Lange darm']);
    expect(await titles(teacher, { search: '2b  WAAROM darm' })).toEqual(['Lange darm']);
    const first = 'd e d a r m i s';
    expect(await titles(teacher, { search: `${first} nergens` })).toEqual(['De darm is lang']);
    expect(await titles(teacher, { search: `nergens ${first}` })).toEqual([]);
    expect(await titles(teacher, { search: ' ' })).toHaveLength(3);
  });

  test('by words returns the tallies of the questions, and a list without words does not', async () => {
    const { teacher, params } = await withTickets(['a', '2B']);
    const tallies = [{ questionId: 'q1', right: 19, partly: 1, wrong: 2, blank: 0, unjudged: 0 }];
    await service.context.publish(questionJudged, { ticketId: params(0).id, version: 1, tallies });
    const [found] = (await teacher.call(listTickets, { query: { search: 'waarom' } })).body;
    expect(found).toMatchObject({ title: 'a', tallies });
    expect((await teacher.call(listTickets)).body[0]).not.toHaveProperty('tallies');
  });

  test('by words uses the current questions and class, and the first page reports the total', async () => {
    const { teacher, params } = await withTickets(['one', '2B'], ['two', '2B'], ['three', '2B']);
    const asks = (text: string) => aDraft({ title: 'one', questions: [{ id: 'q1', type: 'open_text', text }] });
    await teacher.call(updateTicket, { params: params(0), body: asks('Waar blijft  de\nCO₂?') });
    expect(await titles(teacher, { search: 'blijft de co₂' })).toEqual(['one']);
    await teacher.call(updateTicket, { params: params(0), body: asks('Waarom?') });
    expect(await titles(teacher, { search: 'co₂' })).toEqual([]);
    await teacher.call(updateClassName, { params: params(0), body: { className: '3C' } });
    expect(await titles(teacher, { search: '3c' })).toEqual(['one']);
    await teacher.call(updateClassName, { params: params(0), body: { className: '2B' } });
    const { headers } = await teacher.call(listTickets, { query: { search: '2b', limit: 2 } });
    expect(headers.get('x-total-count')).toBe('3');
    expect(await pages(teacher, { search: '2b', limit: '2' })).toEqual([['three', 'two'], ['one']]);
  });

  test('by words has smaller pages than a list', async () => {
    const made = Array.from({ length: limits.ticketsPerPageOfSearch + 1 }, (_, nth): Made => [`${nth}`, '2B']);
    const { teacher } = await withTickets(...made);
    const sizes = (read: string[][]) => read.map(({ length }) => length);
    expect(sizes(await pages(teacher, { search: '2b' }))).toEqual([limits.ticketsPerPageOfSearch, 1]);
    expect(sizes(await pages(teacher, {}))).toEqual([made.length]);
  });

  test('by words counts up to a maximum, on every page; a list counts all', async () => {
    const teacher = service.teacher();
    const common = { teacherId: teacher.id, now: service.context.now() };
    const maxCounted = limits.ticketsCountedOfSearch;
    const made = Array.from({ length: maxCounted + 2 }, (_, n) => ({
      ...newTicket(aDraft({ title: 'Les' }), { ...common, id: `counted-${n}`, pin: `${n}` }),
      ...{ isActive: false, holdsPin: false, openSlot: null, hourSlot: null },
    }));
    const tickets = service.context.database.collection<StoredTicket>('tickets');
    const totals = async (query: Query) => {
      const first = await teacher.call(listTickets, { query });
      const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      return [first, await teacher.fetch(next)].map(({ headers }) => headers.get('x-total-count'));
    };
    await tickets.insertMany(made.slice(0, maxCounted));
    expect(await totals({ search: 'les' })).toEqual([`${maxCounted}`, `${maxCounted}`]);
    await tickets.insertMany(made.slice(maxCounted));
    expect(await totals({ search: 'les' })).toEqual([`${maxCounted + 1}`, `${maxCounted + 1}`]);
    expect(await totals({ limit: 50 })).toEqual([`${maxCounted + 2}`, `${maxCounted + 2}`]);
  });

  test('applies to the archive too', async () => {
    const { teacher, params } = await withTickets(['a', '2B'], ['b', '3C'], ['c', '3C']);
    for (const n of [0, 1]) await teacher.call(archiveTicket, { params: params(n) });
    const { body } = await teacher.call(listArchivedTickets, { query: { className: '3C' } });
    expect(titlesOf(body)).toEqual(['b']);
  });
});

test('the classes of a list are sorted as in a school, each once, and from the teacher’s own tickets', async () => {
  await withTickets(['other', '9Z']);
  const { teacher, params } = await withTickets(['a', '10A'], ['b', '2B'], ['c', null], ['d', '2B'], ['e', 'Brugklas']);
  await teacher.call(archiveTicket, { params: params(0) });
  expect((await teacher.call(listClassNames)).body).toEqual(['2B', 'Brugklas']);
  expect((await teacher.call(listClassNames, { query: { isArchived: 'true' } })).body).toEqual(['10A']);
});

/** The least duration of each, measured in turns: a busy machine slows down both, and can only make a run longer. */
const leastMs = async (...works: [Work, Work]): Promise<[number, number]> => {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 20; run += 1) {
    const which = run % 2 === 0 ? 0 : 1;
    const begun = performance.now();
    await works[which]();
    least[which] = Math.min(least[which], performance.now() - begun);
  }
  return least;
};
type Work = () => Promise<unknown>;
/** Well above 1, and well below the cost of reading all the thousands. */
const maxRatio = 6;

test('spellings of one class are one class, also those that an earlier release stored apart; classes of signs alone differ', async () => {
  const { context, teacher: newTeacher } = await startTickets(async ({ database, now }) => {
    const identity = { id: 'early', teacherId: 'early', pin: '0001', now: now() };
    const earlier = newTicket(aDraft({ title: 'early', className: '2 b' }), identity);
    await database.collection<StoredTicket>('tickets').insertOne({ ...earlier, classKey: '00000000002 b' });
    await database.collection<{ _id: string }>('migrations').insertOne({ _id: 'tickets 7-class-keys' });
  });
  onTestFinished(() => context.close());
  const teacher = newTeacher();
  teacher.logInAs(context.sessions, 'early');
  for (const className of ['2B', '2-b', '☆', '♥']) {
    context.clock.advance({ seconds: 1 });
    await teacher.call(createTicket, { body: aDraft({ title: className, className }) });
  }
  expect(await titles(teacher, { className: '2B' })).toEqual(['2-b', '2B', 'early']);
  expect(await titles(teacher, { className: '☆' })).toEqual(['☆']);
  expect((await teacher.call(listClassNames)).body).toHaveLength(3);
});

test('with the longest class names, also those that an earlier release stored whole, a page by class takes less than six times a page by age', async ({
  annotate,
}) => {
  const longest = 'a1'.repeat(limits.classNameLength / 2);
  const other = `${longest.slice(1)}b`;
  const { context, teacher: newTeacher } = await startTickets(async ({ database, now }) => {
    const earlier = newTicket(aDraft({ className: longest }), {
      id: 'early',
      teacherId: 'early',
      pin: '0001',
      now: now(),
    });
    const ofList = { teacherId: 1, isArchived: 1, deletedAt: 1, isOnlyPin: 1 } as const;
    const tickets = database.collection<StoredTicket>('tickets');
    await tickets.createIndex({ ...ofList, classKey: 1, createdAt: -1, _id: -1 });
    await tickets.insertOne({ ...earlier, classKey: `0${'a0000000001'.repeat(limits.classNameLength / 2)}` });
  });
  onTestFinished(() => context.close());
  const teacher = newTeacher();
  const create = (title: string, className: string) =>
    teacher.call(createTicket, { body: aDraft({ title, className }) });
  const { body: made } = await create('a', longest);
  await create('b', longest.toUpperCase());
  await create('c', other);
  expect((await titles(teacher, { className: longest })).toSorted()).toEqual(['a', 'b']);
  expect((await teacher.call(listClassNames)).body).toHaveLength(2);
  teacher.logInAs(context.sessions, 'early');
  expect((await teacher.call(listTickets, { query: { className: longest } })).body).toMatchObject([{ id: 'early' }]);

  const tickets = context.database.collection<{ _id: string }>('tickets');
  const model = await tickets.findOne({ _id: made.id });
  const slots = { holdsPin: false, openSlot: null, hourSlot: null, outbox: [] };
  const copies = Array.from({ length: 6_000 }, (_, n) => ({ ...model, ...slots, _id: `copy-${n}`, teacherId: 'busy' }));
  await tickets.insertMany(copies);
  teacher.logInAs(context.sessions, 'busy');
  const page = (sort: Query['sort']) => () => teacher.call(listTickets, { query: { sort, limit: 20 } });
  const [byAge, byClass] = await leastMs(page('newest'), page('class'));
  await annotate(`${byAge.toFixed(1)} ms by age, ${byClass.toFixed(1)} ms by class`);
  expect(byClass).toBeLessThan(maxRatio * byAge);
});

test('finding the copies of a ticket among thousands of others takes less than six times a page by age', async ({
  annotate,
}) => {
  const { teacher } = await withTickets(['the first', '2B']);
  const tickets = service.context.database.collection<StoredTicket>('tickets');
  const model = await tickets.findOne({ teacherId: teacher.id });
  if (!model) throw new Error('nothing was stored');
  const params = { id: model._id };
  await teacher.call(copyTicket, { params, body: { className: '3C' } });
  const others = { holdsPin: false, openSlot: null, hourSlot: null };
  await tickets.insertMany(Array.from({ length: 6_000 }, (_, n) => ({ ...model, ...others, _id: `other-${n}` })));
  const [page, copies] = await leastMs(
    () => teacher.call(listTickets, { query: { limit: 20 } }),
    () => teacher.call(compareCopies, { params }),
  );
  await annotate(`${page.toFixed(1)} ms by age, ${copies.toFixed(1)} ms for copies`);
  expect((await teacher.call(compareCopies, { params })).body.tickets).toHaveLength(2);
  expect(copies).toBeLessThan(maxRatio * page);
});

test('finding an old open ticket among thousands of closed ones takes less than six times a page by age', async ({
  annotate,
}) => {
  const { teacher } = await withTickets(['old and open', '2B']);
  const tickets = service.context.database.collection<StoredTicket>('tickets');
  const model = await tickets.findOne({ teacherId: teacher.id });
  if (!model) throw new Error('nothing was stored');
  const closed = { isActive: false, holdsPin: false, openSlot: null, hourSlot: null, title: 'closed' };
  const later = (n: number) => new Date(model.createdAt.getTime() + n);
  const copies = Array.from({ length: 6_000 }, (_, n) => ({
    ...model,
    ...closed,
    _id: `closed-${n}`,
    createdAt: later(n + 1),
  }));
  await tickets.insertMany(copies);
  const page = (query: Query) => () => teacher.call(listTickets, { query });
  expect(await titles(teacher, { status: 'active', limit: 3 })).toEqual(['old and open']);
  const [byAge, open] = await leastMs(page({ limit: 3 }), page({ status: 'active', limit: 3 }));
  await annotate(`${byAge.toFixed(1)} ms by age, ${open.toFixed(1)} ms of what is open`);
  expect(open).toBeLessThan(maxRatio * byAge);
});
