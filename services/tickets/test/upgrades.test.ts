import {
  createTicket,
  findTicketByPin,
  getTicket,
  limits,
  listTickets,
  setTicketStatus,
} from '@exit-tickets/contracts';
import { aDraft, type TestParts } from '@exit-tickets/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildTickets } from '../src/app.ts';
import { publish } from '../src/ticket.ts';
import { startTickets } from './support.ts';

const teacherId = 'u-early';

/** Tickets as the first version stored them: with their material inside, and without slots. */
const oldTickets = ({ now }: TestParts, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const pin = String(n).padStart(limits.pinDigits, '0');
    const { materialId, openSlot, hourSlot, hourSlotFreeAt, ...ticket } = publish(aDraft(), {
      id: `old-${n}`,
      teacherId,
      pin,
      now: now(),
    });
    return { ...ticket, originalContent: n === 0 ? '' : `lesson ${n}`, outbox: [] };
  });
const collectionOf = ({ database }: TestParts) =>
  database.collection<{ _id: string; originalContent?: string }>('tickets');

const startWith = async (count: number) => {
  const under = await startTickets(async (parts) => {
    await collectionOf(parts).insertMany(oldTickets(parts, count));
  });
  onTestFinished(() => under.close());
  const teacher = under.pupil();
  teacher.logInAs(under.parts.sessions, teacherId);
  return { under, teacher };
};

describe('an installation of the first version', () => {
  test('keeps the material of every ticket, and no ticket carries it any more', async () => {
    const count = 60;
    const { under, teacher } = await startWith(count);
    for (const n of [0, 1, 30, count - 1]) {
      const { body } = await teacher.call(getTicket, { params: { id: `old-${n}` } });
      expect(body.originalContent).toBe(n === 0 ? undefined : `lesson ${n}`);
    }
    expect(await collectionOf(under.parts).countDocuments({ originalContent: { $exists: true } })).toBe(0);
    expect((await teacher.call(listTickets)).body).toHaveLength(count);
    expect((await under.pupil().call(findTicketByPin, { params: { pin: '0007' } })).status).toBe(200);
  });

  test('goes on with what is left after a start that was interrupted, and repeats nothing once it is done', async () => {
    const { under, teacher } = await startWith(30);
    const { database } = under.parts;
    const restart = async () =>
      (await buildTickets({ JOIN_ADDRESSES: [] }, { ...under.parts, bus: under.parts.newBus() })).close();
    // As a crash leaves it: moved, but still inside the ticket as well.
    await collectionOf(under.parts).updateOne({ _id: 'old-3' }, {
      $set: { originalContent: 'lesson 3' },
      $unset: { materialId: 1 },
    } as never);
    await database.collection('ticket_upgrades').deleteMany({});
    await restart();
    expect((await teacher.call(getTicket, { params: { id: 'old-3' } })).body.originalContent).toBe('lesson 3');
    expect(await database.collection('ticket_materials').countDocuments()).toBe(29);
    await collectionOf(under.parts).updateOne({ _id: 'old-3' }, { $set: { originalContent: 'not looked for again' } });
    await restart();
    expect(await collectionOf(under.parts).countDocuments({ originalContent: { $exists: true } })).toBe(1);
  });

  test('counts the open tickets of before: with 205 open none more is opened until fewer than 200 are', async () => {
    const { teacher } = await startWith(205);
    const create = () => teacher.call(createTicket, { body: aDraft() });
    const close = (n: number) =>
      teacher.call(setTicketStatus, { params: { id: `old-${n}` }, body: { isActive: false } });
    expect((await create()).status).toBe(429);
    for (let n = 0; n < 6; n++) expect((await close(n)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});
