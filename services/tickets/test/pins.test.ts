import {
  createTicket,
  deleteTicket,
  findTicketByPin,
  reactivateTicket,
  setTicketStatus,
} from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTickets } from '../src/app.ts';
import { pinCandidates } from '../src/pins/pins.ts';
import { newTicket, type StoredTicket } from '../src/ticket.ts';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeEach(async () => {
  service = await startTickets();
});
afterEach(() => service.context.close());

const allPins = Array.from({ length: 10_000 }, (_, value) => String(value).padStart(4, '0'));

/** Stores open tickets with these PINs, as if teachers had created them. */
const fill = async (pins: readonly string[]) => {
  const now = service.context.now();
  const documents: StoredTicket[] = pins.map((pin) =>
    newTicket(aDraft(), { id: `filled-${pin}`, teacherId: 'others', pin, now }),
  );
  const collection = service.context.database.collection<StoredTicket>('tickets');
  for (let at = 0; at < documents.length; at += 2_000) await collection.insertMany(documents.slice(at, at + 2_000));
};

describe('PINs', () => {
  test('differ for many teachers at once while few are free', async () => {
    await fill(allPins.slice(40));
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => service.teacher().call(createTicket, { body: aDraft() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(answers.map(({ body }) => body.pin).sort()).toEqual(allPins.slice(0, 40));
  });

  test('give 503 with pins_exhausted when all are in use, and one is free an hour after its ticket closes', async () => {
    await fill(allPins.slice(1));
    const teacher = service.teacher();
    const { body: last } = await teacher.call(createTicket, { body: aDraft() });
    expect(last.pin).toBe('0000');
    const refused = await teacher.call(createTicket, { body: aDraft() });
    expect(refused).toMatchObject({ status: 503, body: { code: 'pins_exhausted' } });

    await teacher.call(setTicketStatus, { params: { id: last.id }, body: { isActive: false } });
    service.context.clock.advance({ minutes: 59 });
    expect((await teacher.call(createTicket, { body: aDraft() })).status).toBe(503);
    service.context.clock.advance({ minutes: 2 });
    const { status, body } = await teacher.call(createTicket, { body: aDraft() });
    expect({ status, pin: body.pin }).toEqual({ status: 201, pin: '0000' });
  });

  test('of deleted tickets have a cooldown of an hour too', async () => {
    await fill(allPins.slice(1));
    const teacher = service.teacher();
    const { body: last } = await teacher.call(createTicket, { body: aDraft() });
    await teacher.call(deleteTicket, { params: { id: last.id } });
    await service.context.drain();
    service.context.clock.advance({ minutes: 59 });
    expect((await teacher.call(createTicket, { body: aDraft() })).status).toBe(503);
    service.context.clock.advance({ minutes: 2 });
    expect((await teacher.call(createTicket, { body: aDraft() })).body.pin).toBe('0000');
  });

  test('leave nothing of a deleted ticket after their cooldown, though the deletion was published late and no ticket was opened', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { context, teacher: newTeacher } = await startTickets();
    onTestFinished(() => context.close());
    const teacher = newTeacher();
    const { body } = await teacher.call(createTicket, { body: aDraft() });
    await context.drain();
    const stored = () => context.database.collection<StoredTicket>('tickets').findOne({ _id: body.id });
    const aMinuteLater = async () => {
      context.clock.advance({ minutes: 1 });
      await vi.advanceTimersByTimeAsync(60_000);
      await context.drain();
    };

    vi.spyOn(context.bus, 'isReady').mockReturnValue(false);
    await teacher.call(deleteTicket, { params: { id: body.id } });
    expect(await stored()).toMatchObject({ title: '-', totalStudents: null });
    context.clock.advance({ hours: 1 });
    await aMinuteLater();
    expect(await stored()).not.toBeNull();

    const restarted = await context.fork();
    await buildTickets({ JOIN_ADDRESSES: [] }, restarted);
    await restarted.drain();
    await aMinuteLater();
    expect(await stored()).toBeNull();
  });

  test('are replaced when a reactivated ticket’s went to another, and each leads to its own ticket', async () => {
    await fill(allPins.slice(1));
    const teacher = service.teacher();
    const { body: first } = await teacher.call(createTicket, { body: aDraft({ title: 'first' }) });
    await teacher.call(setTicketStatus, { params: { id: first.id }, body: { isActive: false } });
    service.context.clock.advance({ hours: 2 });
    const { body: second } = await teacher.call(createTicket, { body: aDraft({ title: 'second' }) });
    expect(second.pin).toBe(first.pin);

    const full = await teacher.call(reactivateTicket, { params: { id: first.id } });
    expect(full).toMatchObject({ status: 503, body: { code: 'pins_exhausted' } });
    await service.context.database.collection<StoredTicket>('tickets').deleteOne({ _id: 'filled-0001' });
    const { body: again } = await teacher.call(reactivateTicket, { params: { id: first.id } });
    expect(again.pin).toBe('0001');
    const found = await Promise.all(
      ['0000', '0001'].map((pin) => service.student().call(findTicketByPin, { params: { pin } })),
    );
    expect(found.map(({ body }) => body.title)).toEqual(['second', 'first']);
  });

  test('are found in few attempts when one is free', async () => {
    const tried: string[] = [];
    for await (const pin of pinCandidates(async () => allPins.filter((held) => held !== '7777'))) {
      tried.push(pin);
      if (pin === '7777') break;
    }
    expect(tried.at(-1)).toBe('7777');
    expect(tried.length).toBeLessThanOrEqual(5);
  });
});
