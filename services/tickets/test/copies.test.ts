import {
  archiveTicket,
  compareCopies,
  copyTicket,
  createTicket,
  deleteTicket,
  getTicket,
  limits,
  type QuestionTally,
  questionJudged,
  updateClassName,
  updateTicket,
} from '@exit-tickets/contracts';
import { aDraft, aQuestion } from '@exit-tickets/testing';
import { beforeAll, expect, test } from 'vitest';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeAll(async () => {
  service = await startTickets();
});

const stored = () => service.context.database.collection<{ _id: string }>('tickets');

/** A teacher with a ticket for 2B, and what can be done with it and its copies. */
const withTicket = async (draft = aDraft({ className: '2B' })) => {
  const teacher = service.teacher();
  const { body: first } = await teacher.call(createTicket, { body: draft });
  const copy = async (id: string, className: string | null) => {
    service.context.clock.advance({ minutes: 1 });
    return (await teacher.call(copyTicket, { params: { id }, body: { className } })).body;
  };
  const compared = async (id: string) => (await teacher.call(compareCopies, { params: { id } })).body;
  const classesFrom = async (id: string) => (await compared(id)).tickets.map(({ className }) => className);
  const counted = async (id: string) => (await teacher.call(getTicket, { params: { id } })).body.copies;
  return { teacher, first, copy, compared, classesFrom, counted };
};

test('copies of copies are compared with the first ticket, the newest first, from each of them', async () => {
  const { first, copy, classesFrom, counted } = await withTicket();
  expect(await classesFrom(first.id)).toEqual(['2B']);
  expect(await counted(first.id)).toBeUndefined();
  const second = await copy(first.id, '3C');
  const third = await copy(second.id, '2b');
  const fourth = await copy(third.id, null);
  await copy(first.id, null);
  for (const { id } of [first, second, third, fourth]) {
    expect(await classesFrom(id)).toEqual([null, null, '2b', '3C', '2B']);
    // Case makes no other class. Tickets without a class count as different classes.
    expect(await counted(id)).toEqual({ tickets: 5, classes: 4 });
  }
});

test('copies are still compared when the first ticket is deleted, and a renamed class has its new name', async () => {
  const { teacher, first, copy, classesFrom } = await withTicket();
  const [second, third] = [await copy(first.id, '3C'), await copy(first.id, '4D')];
  await teacher.call(deleteTicket, { params: { id: first.id } });
  await teacher.call(updateClassName, { params: { id: third.id }, body: { className: '4E' } });
  expect(await classesFrom(second.id)).toEqual(['4E', '3C']);
  expect((await teacher.call(compareCopies, { params: { id: first.id } })).body).toMatchObject({
    code: 'ticket_not_found',
  });
});

test('an archived ticket is left out, except from its own comparison', async () => {
  const { teacher, first, copy, classesFrom, counted } = await withTicket();
  const second = await copy(first.id, '3C');
  await teacher.call(archiveTicket, { params: { id: first.id } });
  expect([await classesFrom(second.id), await counted(second.id)]).toEqual([['3C'], undefined]);
  expect(await classesFrom(first.id)).toEqual(['3C', '2B']);
});

test('tickets that ask the same without being copies are not compared, nor are those of others', async () => {
  const { teacher, first, copy, classesFrom } = await withTicket();
  await teacher.call(createTicket, { body: aDraft({ className: '3C' }) });
  const other = await withTicket();
  // The origin of a ticket is never read from a request.
  const { body: forged } = await other.teacher.call(createTicket, {
    body: { ...aDraft({ className: '9Z' }), originId: first.id } as ReturnType<typeof aDraft>,
  });
  await stored().updateOne({ _id: other.first.id }, { $set: { originId: first.id } });
  expect(await classesFrom(first.id)).toEqual(['2B']);
  expect(await other.classesFrom(forged.id)).toEqual(['9Z']);
  expect((await other.teacher.call(compareCopies, { params: { id: first.id } })).status).toBe(404);
  // A copy made by an earlier release has no origin.
  const old = await copy(first.id, '5F');
  await stored().updateOne({ _id: old.id }, { $unset: { originId: '' } });
  expect(await classesFrom(first.id)).toEqual(['2B']);
});

test('an edited copy is still compared, with its own questions and tallies, without guides', async () => {
  const guide = { modelAnswer: 'Light' };
  const { teacher, first, copy, compared } = await withTicket(aDraft({ questions: [aQuestion({ guide })] }));
  const { id } = await copy(first.id, '3C');
  const edited = aQuestion({ text: 'Something else?', guide });
  await teacher.call(updateTicket, { params: { id }, body: aDraft({ className: '3C', questions: [edited] }) });
  const tally: QuestionTally = { questionId: 'q1', right: 3, partly: 1, wrong: 2, blank: 0, unjudged: 1 };
  await service.context.publish(questionJudged, { ticketId: id, version: 1, tallies: [tally] });
  await service.context.drain();
  const { tickets, hasMore } = await compared(id);
  expect(hasMore).toBe(false);
  expect(tickets).toMatchObject([
    { id, questions: [{ id: 'q1', text: 'Something else?' }], tallies: [tally] },
    { id: first.id },
  ]);
  // Not counted yet.
  expect(tickets[1]).not.toHaveProperty('tallies');
  expect(JSON.stringify(tickets)).not.toContain('Light');
});

test('of very many copies the newest and the requested one are compared, and the response says that there are more', async () => {
  const { teacher, first, copy, compared } = await withTicket();
  const { id } = await copy(first.id, '3C');
  const model = await stored().findOne({ _id: id });
  const many = Array.from({ length: 5_000 }, (_, n) => ({
    ...model,
    ...{ _id: `${id}-${n}`, outbox: [], holdsPin: false, openSlot: null, hourSlot: null },
    createdAt: new Date(Date.UTC(2030, 0, 1) + n),
  }));
  await stored().insertMany(many);
  const { tickets, hasMore } = await compared(first.id);
  expect([tickets.length, hasMore]).toEqual([limits.copiesCompared, true]);
  expect([tickets[0]?.id, tickets.at(-1)?.id]).toEqual([`${id}-4999`, first.id]);
  const { body } = await teacher.call(getTicket, { params: { id: first.id } });
  expect(body.copies).toMatchObject({ tickets: limits.copiesCompared });
});
