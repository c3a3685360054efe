import { createHash } from 'node:crypto';
import {
  createTicket,
  deleteTicket,
  getTicket,
  limits,
  readSharedTicket,
  shareTicket,
  takeSharedTicket,
  unshareTicket,
} from '@exit-tickets/contracts';
import { aChoice, aDraft, aQuestion } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredTicket } from '../src/ticket.ts';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeAll(async () => {
  service = await startTickets();
});
afterAll(() => service.context.close());

const questions = [
  aQuestion({
    guide: { modelAnswer: 'the model answer', passage: 'the words of the lesson' },
    origin: { ticketId: 'earlier', questionId: 'q1', kind: 'same' },
  }),
  aChoice({ id: 'q2', options: ['zuurstof', 'stikstof'], correctAnswer: 'zuurstof' }),
];

const withTicket = async () => {
  const teacher = service.teacher();
  const draft = aDraft({ title: 'Planten', className: '2B', questions, originalContent: 'the whole lesson' });
  const { body: ticket } = await teacher.call(createTicket, { body: draft });
  return { teacher, ticket, params: { id: ticket.id } };
};
const shared = async () => {
  const made = await withTicket();
  const { body } = await made.teacher.call(shareTicket, { params: made.params });
  return { ...made, ...body };
};
const read = (secret: string) => service.student().call(readSharedTicket, { body: { secret } });
const take = (secret: string) => service.teacher().call(takeSharedTicket, { body: { secret } });

describe('a shared ticket', () => {
  test('shows anybody its title and questions, without keys, and nothing of the class or the teacher', async () => {
    const { secret } = await shared();
    const { status, body } = await read(secret);
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Planten',
      questions: questions.map(({ guide: _, origin: ___, ...question }) => {
        const { correctAnswer: __, ...asked } = { correctAnswer: undefined, ...question };
        return asked;
      }),
    });
  });

  test('can be taken over by any logged-in teacher, with keys and guides, and without the lesson, class or PIN', async () => {
    const { secret, ticket } = await shared();
    const { status, body } = await take(secret);
    expect(status).toBe(200);
    const [first, second] = questions;
    expect(body).toEqual({
      title: 'Planten',
      questions: [{ ...first, origin: undefined, guide: { modelAnswer: 'the model answer' } }, second],
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`lesson|2B|${ticket.pin}`));
    expect((await service.student().call(takeSharedTicket, { body: { secret } })).status).toBe(401);
  });

  test('is stored with the hash of its secret, which has 256 bits', async () => {
    const { secret, ticket } = await shared();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const stored = await service.context.database.collection<StoredTicket>('tickets').findOne({ _id: ticket.id });
    expect(stored?.shareHash).toBe(createHash('sha256').update(secret).digest('base64url'));
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await read(String(stored?.shareHash))).status).toBe(404);
  });

  test('gives the same 404 for a secret that was guessed, withdrawn, replaced or has expired, and for that of a deleted ticket', async () => {
    const withdrawn = await shared();
    await withdrawn.teacher.call(unshareTicket, { params: withdrawn.params });
    const replaced = await shared();
    const { body: newer } = await replaced.teacher.call(shareTicket, { params: replaced.params });
    const deleted = await shared();
    await deleted.teacher.call(deleteTicket, { params: deleted.params });
    expect((await read(newer.secret)).status).toBe(200);
    const guess = Buffer.alloc(32, 1).toString('base64url');
    const answers = await Promise.all(
      [guess, 'x', withdrawn.secret, replaced.secret, deleted.secret].flatMap((secret) => [read(secret), take(secret)]),
    );
    service.context.clock.advance({ days: limits.shareDays });
    answers.push(await read(newer.secret), await take(newer.secret));
    const [first] = answers;
    expect(first).toMatchObject({ status: 404, body: { code: 'share_not_found' } });
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 404, body: first?.body });
    const left = await service.context.database.collection<StoredTicket>('tickets').findOne({ _id: deleted.ticket.id });
    expect(left).not.toHaveProperty('shareHash');
  });

  test('shows its teacher until when, is valid to its last second, and can be withdrawn twice', async () => {
    const { teacher, params, secret, sharedUntil } = await shared();
    const shownUntil = async () => (await teacher.call(getTicket, { params })).body.sharedUntil;
    expect(await shownUntil()).toBe(sharedUntil);
    service.context.clock.advance({ seconds: limits.shareDays * 24 * 60 * 60 - 1 });
    expect((await read(secret)).status).toBe(200);
    teacher.logInAs(service.context.sessions, teacher.id);
    for (const _ of [1, 2]) expect((await teacher.call(unshareTicket, { params })).status).toBe(204);
    expect(await shownUntil()).toBeUndefined();
  });

  test('can be shared and withdrawn by its own teacher only', async () => {
    const { params, secret } = await shared();
    const other = service.teacher();
    for (const call of [shareTicket, unshareTicket])
      expect(await other.call(call, { params })).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect((await read(secret)).status).toBe(200);
  });

  test('counts towards a limit per teacher; one more is refused until another has expired or is withdrawn', async () => {
    const { teacher, ticket, params } = await shared();
    const tickets = service.context.database.collection<StoredTicket>('tickets');
    const model = await tickets.findOne({ _id: ticket.id });
    if (!model) throw new Error('nothing was stored');
    const tomorrow = new Date(service.context.now().getTime() + 24 * 60 * 60_000);
    const copies = Array.from({ length: limits.sharedTicketsPerTeacher - 1 }, (_, n) => ({
      ...model,
      ...(n === 0 && { sharedUntil: tomorrow }),
      _id: `${ticket.id}-${n}`,
      shareHash: `${ticket.id}-${n}`,
      holdsPin: false,
      openSlot: null,
      hourSlot: null,
    }));
    await tickets.insertMany(copies);
    const another = async () => {
      const { body } = await teacher.call(createTicket, { body: aDraft() });
      return () => teacher.call(shareTicket, { params: { id: body.id } });
    };
    const [shareSecond, shareThird] = [await another(), await another()];
    const refused = { status: 409, body: { code: 'too_many_shares' } };
    expect(await shareSecond()).toMatchObject(refused);
    expect((await teacher.call(shareTicket, { params })).status).toBe(201);
    service.context.clock.advance({ days: 1 });
    teacher.logInAs(service.context.sessions, teacher.id);
    expect((await shareSecond()).status).toBe(201);
    expect(await shareThird()).toMatchObject(refused);
    await teacher.call(unshareTicket, { params });
    expect((await shareThird()).status).toBe(201);
  });
});
