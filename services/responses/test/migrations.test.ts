import { randomUUID } from 'node:crypto';
import { limits, listResponses, submitResponse } from '@exit-tickets/contracts';
import { aQuestion, aSubmission, type TestContext } from '@exit-tickets/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildResponses } from '../src/app.ts';
import { startResponses } from './support.ts';

const teacherId = 'u-early';
const maxResponses = limits.responsesPerTicket;

/** A ticket and its responses as the first version stored them: with seats, and no number allocated anywhere. */
const storeOld = async ({ database, now }: TestContext, ticketId: string, seats: number[]): Promise<void> => {
  const expiresAt = new Date(now().getTime() + 86_400_000);
  const replica = { teacherId, version: 3, isAccepting: true, isLocked: true, expiresAt, questions: [aQuestion()] };
  await database.collection<{ _id: string }>('response_tickets').insertOne({ _id: ticketId, ...replica });
  const answers = [{ questionId: 'q1', answer: 'licht' }];
  const stored = { ticketId, studentName: 'Noor', answers, submittedAt: now(), outbox: [] };
  await database
    .collection<{ _id: string }>('responses')
    .insertMany(seats.map((seat) => ({ _id: randomUUID(), seat, ...stored })));
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const startWith = async (tickets: Record<string, number[]>) => {
  const service = await startResponses(async (context) => {
    await context.database.collection('responses').createIndex({ ticketId: 1, seat: 1 }, { unique: true });
    for (const [ticketId, seats] of Object.entries(tickets)) await storeOld(context, ticketId, seats);
  });
  onTestFinished(() => service.context.close());
  const teacher = service.student();
  teacher.logInAs(service.context.sessions, teacherId);
  return {
    service,
    count: async (ticketId: string) => (await teacher.call(listResponses, { params: { id: ticketId } })).body.length,
    submit: async (ticketId: string) =>
      (await service.student().call(submitResponse, { body: aSubmission({ ticketId }) })).status,
  };
};

describe('an installation of the first version', () => {
  test('keeps its responses, and its tickets accept as many more as fit', async () => {
    const { count, submit } = await startWith({
      begun: [1, 2, 4],
      single: [1],
      nearly: upTo(maxResponses - 1),
      full: upTo(maxResponses),
    });
    expect(await Promise.all(['begun', 'single', 'nearly', 'full'].map(count))).toEqual([
      3,
      1,
      maxResponses - 1,
      maxResponses,
    ]);
    for (const ticketId of ['begun', 'single', 'nearly']) expect(await submit(ticketId)).toBe(201);
    for (const ticketId of ['nearly', 'full']) expect(await submit(ticketId)).toBe(409);
    expect(await Promise.all(['begun', 'single', 'nearly', 'full'].map(count))).toEqual([
      4,
      2,
      maxResponses,
      maxResponses,
    ]);
  });

  test('continues after an interrupted start', async () => {
    const { service, count, submit } = await startWith({ begun: [1, 2, 3] });
    const { database } = service.context;
    await submit('begun');
    await database.collection('migrations').deleteMany({});
    await database.collection('responses').updateOne({ number: 2 }, { $rename: { number: 'seat' } });
    await buildResponses({ RETENTION_DAYS: 90 }, await service.context.fork());
    expect((await database.collection('responses').distinct('number', { ticketId: 'begun' })).sort()).toEqual([
      1, 2, 3, 4,
    ]);
    expect(await submit('begun')).toBe(201);
    expect(await count('begun')).toBe(5);
  });
});
