import { randomUUID } from 'node:crypto';
import { consumer, newEvent } from '@exit-tickets/bus';
import {
  createTicket,
  findTicketByPin,
  getTicket,
  limits,
  listClassNames,
  listTickets,
  setTicketStatus,
  type TicketSnapshot,
  ticketChanged,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { aDraft, type TestContext } from '@exit-tickets/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTickets } from '../src/app.ts';
import { newTicket } from '../src/ticket.ts';
import { startTickets } from './support.ts';

const teacherId = 'u-early';

/** Tickets as the first version stored them: with their material inside, without slots and keys of lists. */
const oldTickets = ({ now }: TestContext, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const pin = String(n).padStart(limits.pinDigits, '0');
    const { materialId, openSlot, hourSlot, hourSlotFreeAt, titleKey, classKey, searchText, ...ticket } = newTicket(
      aDraft(),
      {
        id: `old-${n}`,
        teacherId,
        pin,
        now: now(),
      },
    );
    return { ...ticket, originalContent: n === 0 ? '' : `lesson ${n}`, outbox: [] };
  });
const collectionOf = ({ database }: Pick<TestContext, 'database'>) =>
  database.collection<{ _id: string; originalContent?: string }>('tickets');

const startWith = async (count: number) => {
  const service = await startTickets(async (context) => {
    await collectionOf(context).insertMany(oldTickets(context, count));
  });
  onTestFinished(() => service.context.close());
  const teacher = service.student();
  teacher.logInAs(service.context.sessions, teacherId);
  return { service, teacher };
};

describe('an installation of an earlier release', () => {
  test('keeps the material of every ticket, and no ticket contains it any more', async () => {
    const count = 60;
    const { service, teacher } = await startWith(count);
    for (const n of [0, 1, 30, count - 1]) {
      const { body } = await teacher.call(getTicket, { params: { id: `old-${n}` } });
      expect(body.originalContent).toBe(n === 0 ? undefined : `lesson ${n}`);
    }
    expect(await collectionOf(service.context).countDocuments({ originalContent: { $exists: true } })).toBe(0);
    expect((await teacher.call(listTickets)).body).toHaveLength(count);
    const { headers } = await teacher.call(listTickets, { query: { search: 'fotosynthese' } });
    expect(headers.get('x-total-count')).toBe(`${count}`);
    expect((await service.student().call(findTicketByPin, { params: { pin: '0007' } })).status).toBe(200);
  });

  test('has its tickets filtered by class and sorted by title', async () => {
    const { teacher } = await startWith(60);
    const { body, headers } = await teacher.call(listTickets, { query: { className: '2B', sort: 'title', limit: 1 } });
    expect(body).toHaveLength(1);
    expect(headers.get('x-total-count')).toBe('60');
    expect((await teacher.call(listClassNames)).body).toEqual(['2B']);
  });

  test('continues after an interrupted start, and repeats nothing once it is done', async () => {
    const { service, teacher } = await startWith(30);
    const { database } = service.context;
    const restart = async () => buildTickets({ JOIN_ADDRESSES: [] }, await service.context.fork());
    // As a crash leaves it: moved, and still inside the ticket too.
    await collectionOf(service.context).updateOne({ _id: 'old-3' }, {
      $set: { originalContent: 'lesson 3' },
      $unset: { materialId: 1 },
    } as never);
    await database.collection('migrations').deleteMany({});
    await restart();
    expect((await teacher.call(getTicket, { params: { id: 'old-3' } })).body.originalContent).toBe('lesson 3');
    expect(await database.collection('ticket_materials').countDocuments()).toBe(29);
    await collectionOf(service.context).updateOne(
      { _id: 'old-3' },
      { $set: { originalContent: 'not looked for again' } },
    );
    await restart();
    expect(await collectionOf(service.context).countDocuments({ originalContent: { $exists: true } })).toBe(1);
  });

  test('publishes the events that still wait, under their current names', async () => {
    const published: TicketSnapshot[] = [];
    const former = { specversion: '1.0', source: 'tickets', datacontenttype: 'application/json' } as const;
    const service = await startTickets(async (context) => {
      const [ticket] = oldTickets(context, 1);
      if (!ticket) throw new Error('no ticket was made');
      const expired = {
        ...ticket,
        _id: 'old-expired',
        holdsPin: false,
        expiresAt: new Date(context.now().getTime() - 1),
      };
      const outbox = [
        { type: 'TicketPublished', version: 1, isAccepting: true },
        { type: 'TicketDeleted' },
        { type: 'TicketReopened', version: 4, isAccepting: true },
        { type: 'TicketClosed', version: 5, isAccepting: false },
      ].map(({ type, ...change }) => {
        const { _id: ticketId, expiresAt, questions } = expired;
        const snapshot = { ticketId, teacherId, isAnalyzed: false, expiresAt: expiresAt.toISOString(), questions };
        return {
          ...former,
          id: randomUUID(),
          type,
          time: context.now().toISOString(),
          data: { ...snapshot, ...change },
        };
      });
      await collectionOf(context).insertOne({ ...expired, outbox } as never);
      await context.bus.subscribe(
        consumer('test-on-ticket-changed', ticketChanged, async ({ data }) => void published.push(data)),
      );
    });
    onTestFinished(() => service.context.close());
    await service.context.drain();
    expect(await collectionOf(service.context).findOne({ _id: 'old-expired' })).toMatchObject({ outbox: [] });
    expect(published.map(({ ticketId, version, isAccepting }) => [ticketId, version, isAccepting])).toEqual([
      ['old-expired', 1, true],
      ['old-expired', 4, true],
      ['old-expired', 5, false],
    ]);
  });

  test('removes what deleted tickets left behind for a PIN that they no longer hold', async () => {
    const deleted: string[] = [];
    const service = await startTickets(async (context) => {
      const [ticket] = oldTickets(context, 1);
      const left = { ...ticket, title: '-', holdsPin: false, isOnlyPin: true };
      const deletion = newEvent(ticketDeleted, { ticketId: 'waits' }, { source: 'tickets', now: context.now() });
      await collectionOf(context).insertMany([
        { ...left, _id: 'published' },
        { ...left, _id: 'waits', outbox: [deletion] } as never,
      ]);
      const recordDeletions = consumer(
        'test-on-deleted',
        ticketDeleted,
        async ({ data }) => void deleted.push(data.ticketId),
      );
      await context.bus.subscribe(recordDeletions);
    });
    onTestFinished(() => service.context.close());
    await service.context.drain();
    expect(deleted).toEqual(['waits']);
    expect(await collectionOf(service.context).countDocuments()).toBe(0);
  });

  test('repeats no migration that an earlier release recorded as done', async () => {
    const published: TicketSnapshot[] = [];
    const service = await startTickets(async ({ database, bus, now }) => {
      const done = ['1-material-apart', '2-open-slots', '3-list-index', '4-event-names', '5-replicate-open'];
      const records = done.map((_id) => ({ _id, doneAt: now() }));
      await database.collection<{ _id: string }>('ticket_upgrades').insertMany(records);
      const ticket = newTicket(aDraft(), { id: 'kept', teacherId, pin: '0001', now: now() });
      await collectionOf({ database }).insertOne({ ...ticket, originalContent: 'not looked for again' });
      await bus.subscribe(
        consumer('test-on-ticket-changed', ticketChanged, async ({ data }) => void published.push(data)),
      );
    });
    onTestFinished(() => service.context.close());
    await service.context.drain();
    expect(published).toEqual([]);
    expect(await collectionOf(service.context).findOne({ _id: 'kept' })).toMatchObject({
      originalContent: 'not looked for again',
    });
  });

  test('starts although an index had other options, and recreates it', async () => {
    const service = await startTickets(async ({ database }) => {
      const tickets = database.collection('tickets');
      await tickets.createIndex({ pin: 1 }, { unique: true });
      await tickets.createIndex(
        { pinFreeAt: 1 },
        { name: 'pins-by-time', partialFilterExpression: { holdsPin: true } },
      );
    });
    onTestFinished(() => service.context.close());
    const indexes = await service.context.database.collection('tickets').indexes();
    expect(indexes.filter(({ key }) => 'pin' in key || 'pinFreeAt' in key)).toMatchObject([
      { name: 'pin_1', unique: true, partialFilterExpression: { holdsPin: true } },
      { name: 'pinFreeAt_1' },
    ]);
  });

  test('counts its open tickets: with 205 open no more can be opened until fewer than 200 are', async () => {
    const { teacher } = await startWith(205);
    const create = () => teacher.call(createTicket, { body: aDraft() });
    const close = (n: number) =>
      teacher.call(setTicketStatus, { params: { id: `old-${n}` }, body: { isActive: false } });
    expect((await create()).status).toBe(429);
    for (let n = 0; n < 6; n++) expect((await close(n)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});
