import { getAnalysisSent, type SentRequest } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgementModel } from '../../src/judging/judgement.model.ts';
import { createJudgementRepository, idOf } from '../../src/judging/judgement.repository.ts';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { aClass, Classes, teacherId } from '../support/classes.ts';

const classes = new Classes();
const question = aQuestion({ id: 'q1' });
let ai: RunningAi;
beforeAll(async () => {
  ai = await startAiWith(classes);
});
afterAll(() => ai.context.close());

/** A request of this many letters of two bytes, like a lesson and thirty answers. */
const requestOf = (n: number, letters: number): SentRequest => ({
  task: 'judging',
  questionId: 'q1',
  sentAt: new Date(n).toISOString(),
  messages: [{ role: 'user', content: `${n} ${'ж'.repeat(letters)}` }],
});

/** A ticket whose question was judged with this many requests. */
const judgedTicket = async (count: number, letters: number) => {
  const testClass = aClass([question], [['Licht']]);
  classes.add(testClass);
  const { id: ticketId } = testClass.ticket;
  const repository = createJudgementRepository(judgementModel(ai.context.database));
  await repository.prepare([{ ticketId, teacherId, questionId: 'q1', questionHash: 'hash' }]);
  for (let n = 0; n < count; n += 1) await repository.addSent(idOf(ticketId, 'q1'), requestOf(n, letters));
  const read = () => ai.client.call(getAnalysisSent, { params: { id: ticketId } });
  return { read };
};

test('the latest of a hundred requests of the maximum length are kept word for word, within the size of a document', async () => {
  const { read } = await judgedTicket(100, 100_000);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.requests.length).toBeGreaterThan(1);
  // Less than MongoDB accepts, which leaves room for the verdicts.
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(12 * 1024 * 1024);
  expect(body.requests.at(-1)).toEqual(requestOf(99, 100_000));
});

test('the latest hundred requests of ordinary length are kept', async () => {
  const { read } = await judgedTicket(110, 2_000);
  const { body } = await read();
  expect(body.requests).toHaveLength(100);
  expect(body.requests[0]).toEqual(requestOf(10, 2_000));
});
