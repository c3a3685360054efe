import {
  archiveTicket,
  copyTicket,
  createTicket,
  deleteTicket,
  limits,
  reactivateTicket,
  setTicketStatus,
  unarchiveTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft } from '@exit-tickets/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTicket, type StoredTicket } from '../src/ticket.ts';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
/** How many tickets `withTickets` stored. */
let stored: number;
beforeEach(async () => {
  stored = 0;
  service = await startTickets();
});
afterEach(() => service.context.close());

type Teacher = ReturnType<TicketsUnderTest['teacher']>;
const create = (teacher: ApiClient) => teacher.call(createTicket, { body: aDraft() });
const createMany = (teacher: ApiClient, count: number) =>
  Promise.all(Array.from({ length: count }, () => create(teacher)));
const statuses = (answers: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

const hourMs = 60 * 60_000;
/** Stores tickets of this teacher as if they had been opened in sequence, by default two hours ago; returns their ids. */
const withTickets = async (
  teacher: Teacher,
  count: number,
  { isOpen = true, hoursAgo = 2 } = {},
): Promise<string[]> => {
  const now = new Date(service.context.now().getTime() - hoursAgo * hourMs);
  const documents: StoredTicket[] = Array.from({ length: count }, (_, n) => {
    const pin = String(stored++).padStart(limits.pinDigits, '0');
    return {
      ...newTicket(aDraft(), { id: `stored-${pin}`, teacherId: teacher.id, pin, now }),
      isActive: isOpen,
      openSlot: isOpen ? n : null,
      ...(hoursAgo < 1 && { hourSlot: n, hourSlotFreeAt: new Date(now.getTime() + hourMs) }),
    };
  });
  await service.context.database.collection<StoredTicket>('tickets').insertMany(documents);
  return documents.map(({ _id }) => _id);
};
const tooMany = { status: 429, body: { code: 'too_many_requests' } };

describe('the tickets that a teacher makes within an hour', () => {
  test('are at most a hundred, also of a hundred and fifty at once, and more are possible when the hour is over', async () => {
    const teacher = service.teacher();
    const answers = await createMany(teacher, 150);
    expect(statuses(answers)).toEqual({ 201: limits.newTicketsPerTeacherPerHour, 429: 50 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { ...tooMany.body, message: expect.stringContaining('100') } });
    expect(Number(refused?.headers.get('retry-after'))).toBe(60 * 60);
    expect((await create(service.teacher())).status).toBe(201);
    service.context.clock.advance({ minutes: 61 });
    expect((await create(teacher)).status).toBe(201);
  });

  test('count even when they are deleted right away', async () => {
    const teacher = service.teacher();
    await withTickets(teacher, limits.newTicketsPerTeacherPerHour - 5, { hoursAgo: 0 });
    const made = await createMany(teacher, 5);
    for (const { body } of made) await teacher.call(deleteTicket, { params: { id: body.id } });
    expect(await create(teacher)).toMatchObject(tooMany);
  });

  test('include copies', async () => {
    const teacher = service.teacher();
    const [id = ''] = await withTickets(teacher, limits.newTicketsPerTeacherPerHour - 1, { hoursAgo: 0 });
    const copy = () => teacher.call(copyTicket, { params: { id }, body: {} });
    expect((await copy()).status).toBe(201);
    expect(await copy()).toMatchObject(tooMany);
  });

  test('count together with reactivated ones, so that nobody keeps PINs by opening and closing in turn', async () => {
    const teacher = service.teacher();
    await withTickets(teacher, limits.newTicketsPerTeacherPerHour - 10, { isOpen: false, hoursAgo: 0 });
    const ids = await withTickets(teacher, 11, { isOpen: false });
    const openAndClose = async (id: string) => {
      const params = { id };
      const { status } = await teacher.call(reactivateTicket, { params });
      await teacher.call(setTicketStatus, { params, body: { isActive: false } });
      return status;
    };
    const [first = '', ...others] = ids;
    expect(await openAndClose(first)).toBe(200);
    const opened = await Promise.all(others.map(openAndClose));
    expect(opened.filter((status) => status === 200)).toHaveLength(9);
    expect(opened.filter((status) => status === 429)).toHaveLength(1);
    expect(await openAndClose(first)).toBe(200);
    expect(await create(teacher)).toMatchObject(tooMany);
  });

  test('delay a teacher by an hour at most when the clock is set back', async () => {
    const teacher = service.teacher();
    await withTickets(teacher, limits.newTicketsPerTeacherPerHour, { hoursAgo: 0 });
    service.context.clock.advance({ days: -30 });
    const refused = await create(teacher);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60 * 60);
    service.context.clock.advance({ minutes: 61 });
    expect((await create(teacher)).status).toBe(201);
  });
});

describe('the tickets that a teacher has open', () => {
  const all = limits.openTicketsPerTeacher;

  test('are limited: the refusal of one more says what to do, and closing one makes room', async () => {
    const teacher = service.teacher();
    const [first = ''] = await withTickets(teacher, all);
    expect(await create(teacher)).toMatchObject({
      ...tooMany,
      body: { message: expect.stringContaining('close or delete one') },
    });
    await teacher.call(setTicketStatus, { params: { id: first }, body: { isActive: false } });
    expect((await create(teacher)).status).toBe(201);
    expect(await create(teacher)).toMatchObject(tooMany);
  });

  test('stay within the limit when a closed one is reactivated or switched on, or an open one leaves the archive', async () => {
    const teacher = service.teacher();
    const [closed = '', archived = '', other = ''] = await withTickets(teacher, all);
    await teacher.call(setTicketStatus, { params: { id: closed }, body: { isActive: false } });
    await teacher.call(archiveTicket, { params: { id: archived } });
    expect(statuses(await createMany(teacher, 3))).toEqual({ 201: 2, 429: 1 });

    const reopening = () => [
      teacher.call(reactivateTicket, { params: { id: closed } }),
      teacher.call(setTicketStatus, { params: { id: closed }, body: { isActive: true } }),
      teacher.call(unarchiveTicket, { params: { id: archived } }),
    ];
    for (const answer of await Promise.all(reopening())) expect(answer).toMatchObject(tooMany);
    await teacher.call(deleteTicket, { params: { id: other } });
    const [reactivated, switched, restored] = await Promise.all(reopening());
    // When one ticket is opened twice, the second call finds it open.
    const opened = [reactivated, switched].some((answer) => answer?.status === 200);
    expect([opened, restored?.status === 200].filter(Boolean)).toHaveLength(1);
  });

  test('are counted correctly when many are reactivated at once', async () => {
    const teacher = service.teacher();
    await withTickets(teacher, all - 10);
    const closed = await withTickets(teacher, 20, { isOpen: false });
    const answers = await Promise.all(closed.map((id) => teacher.call(reactivateTicket, { params: { id } })));
    expect(statuses(answers)).toEqual({ 200: 10, 429: 10 });
  });

  test('no longer count once they have expired', async () => {
    const teacher = service.teacher();
    await withTickets(teacher, all);
    service.context.clock.advance({ days: limits.openDays });
    teacher.logInAs(service.context.sessions, teacher.id);
    expect((await create(teacher)).status).toBe(201);
  });

  test('can be archived and restored at the limit', async () => {
    const teacher = service.teacher();
    const [id = ''] = await withTickets(teacher, all);
    expect((await teacher.call(archiveTicket, { params: { id } })).status).toBe(200);
    expect((await teacher.call(unarchiveTicket, { params: { id } })).status).toBe(200);
  });
});

test('an archived ticket frees its PIN after an hour, and gets it back if it is still free', async () => {
  const teacher = service.teacher();
  const { body: ticket } = await create(teacher);
  const params = { id: ticket.id };
  await teacher.call(archiveTicket, { params });
  service.context.clock.advance({ minutes: 61 });
  await create(service.teacher());
  const held = await service.context.database.collection('tickets').countDocuments({ pin: ticket.pin, holdsPin: true });
  expect(held).toBe(0);
  expect((await teacher.call(unarchiveTicket, { params })).body).toMatchObject({ pin: ticket.pin, isActive: true });
});

test('a teacher has a limited number of tickets in all; archived ones count, and deleting one makes room', async () => {
  const teacher = service.teacher();
  const [original = '', archived = '', gone = ''] = await withTickets(teacher, limits.ticketsPerTeacher, {
    isOpen: false,
  });
  const full = { status: 409, body: { code: 'too_many_tickets' } };
  await teacher.call(archiveTicket, { params: { id: archived } });
  expect(await create(teacher)).toMatchObject(full);
  expect(await teacher.call(copyTicket, { params: { id: original }, body: {} })).toMatchObject(full);
  expect((await create(service.teacher())).status).toBe(201);
  await teacher.call(deleteTicket, { params: { id: gone } });
  expect((await create(teacher)).status).toBe(201);
  expect(await create(teacher)).toMatchObject(full);
});
