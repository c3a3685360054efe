import { consumer } from '@exit-tickets/bus';
import {
  changeJudgements,
  getJudgements,
  type QuestionTally,
  questionJudged,
  rebuildRequested,
  responseErased,
  responseRemoved,
  responseSubmitted,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { aClass, Classes, type TestClass } from '../support/classes.ts';

const classes = new Classes();
const published: { ticketId: string; version: number; tallies: QuestionTally[] }[] = [];
const delay = { settleMs: 200, maxWaitMs: 600 };
let ai: RunningAi;
beforeAll(async () => {
  ai = await startAiWith(classes, {}, { tallyTimes: { answers: delay, verdicts: delay, quietMs: 300, pollMs: 20 } });
  await ai.context.bus.subscribe(
    consumer('tickets-on-question-judged', questionJudged, async ({ data }) => {
      published.push(data);
    }),
  );
});
afterAll(() => ai.context.close());

const questions = [
  aQuestion({ id: 'q1', text: 'Waarom zijn planten groen?' }),
  aChoice({ id: 'q2' }),
  aScale({ id: 'q3' }),
];
const answers = [
  ['door chlorofyl', 'chlorofyl', '4'],
  ['Door chlorofyl', 'glucose', '2'],
  ['ik weet het niet', 'chlorofyl', '3'],
  ['mijn vader slaat me', 'glucose', '1'],
];
const addClass = (): TestClass => {
  const testClass = aClass(questions, answers);
  classes.add(testClass);
  return testClass;
};
const tally = (questionId: string, counts: Partial<QuestionTally>): QuestionTally => ({
  ...{ questionId, right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 },
  ...counts,
});
const countsOf = ({ ticket }: TestClass) => published.filter(({ ticketId }) => ticketId === ticket.id);
const lastOf = (testClass: TestClass) => countsOf(testClass).at(-1)?.tallies;
const submitted = (testClass: TestClass, responseId = 'r') =>
  ai.context.publish(responseSubmitted, { ticketId: testClass.ticket.id, responseId, responseCount: 1 });
const mark = (testClass: TestClass, verdict: 'right' | 'wrong') =>
  ai.client.call(changeJudgements, {
    params: { id: testClass.ticket.id },
    body: { marks: [{ questionId: 'q1', responseIds: [testClass.responses[0]?.id ?? ''], verdict }] },
  });
/** The test clock stands still; due work compares with it. */
const later = async (milliseconds = 1_000) => ai.context.clock.advance({ seconds: milliseconds / 1_000 });
const counted = async (testClass: TestClass) => {
  const before = countsOf(testClass).length;
  await later();
  await vi.waitFor(() => expect(countsOf(testClass).length).toBeGreaterThan(before));
};

test('a class is counted once for many responses, a scale by its steps, and a possible concern nowhere', async () => {
  const testClass = addClass();
  const read = classes.answersSent;
  for (let student = 0; student < 25; student++) await submitted(testClass, `r${student}`);
  await counted(testClass);
  expect(countsOf(testClass)).toHaveLength(1);
  expect(lastOf(testClass)).toEqual([
    ...[tally('q1', { unjudged: 2, blank: 1 }), tally('q2', { right: 2, wrong: 2 })],
    tally('q3', { unjudged: 4, chosen: [1, 1, 1, 1, 0] }),
  ]);
  expect(classes.answersSent - read).toBe(answers.length * questions.length);
});

test('counting waits while answers arrive, but not for a class that has waited long', async () => {
  const [late, other] = [addClass(), addClass()];
  await submitted(late);
  await later(150);
  await submitted(late);
  await later(150);
  await submitted(late);
  await submitted(other);
  await later(150);
  await submitted(late);
  // 600 ms after its first answer the one is late; 500 ms after its last the other is due.
  await later(160);
  await vi.waitFor(() => expect(countsOf(late)).toHaveLength(1));
  expect(countsOf(other)).toHaveLength(0);
  await later(200);
  await vi.waitFor(() => expect(countsOf(other)).toHaveLength(1));
});

test('a mark counts for all answers that say the same, and a later mark has a higher version', async () => {
  const testClass = addClass();
  await mark(testClass, 'right');
  await counted(testClass);
  expect(lastOf(testClass)?.[0]).toEqual(tally('q1', { right: 2, blank: 1 }));
  await mark(testClass, 'wrong');
  await counted(testClass);
  expect(lastOf(testClass)?.[0]).toEqual(tally('q1', { wrong: 2, blank: 1 }));
  const [first, second] = countsOf(testClass).map(({ version }) => version);
  expect(second).toBeGreaterThan(first ?? Number.NaN);
});

test('an unchanged count is not published again', async () => {
  const testClass = addClass();
  await submitted(testClass);
  await counted(testClass);
  await submitted(testClass);
  await later();
  await vi.waitFor(async () => {
    const stored = await ai.context.database
      .collection<{ _id: string }>('tallies')
      .findOne({ _id: testClass.ticket.id });
    expect(stored).toMatchObject({ version: expect.any(Number) });
    expect(stored).not.toHaveProperty('dueAt');
  });
  expect(countsOf(testClass)).toHaveLength(1);
});

test('a removed or erased response is no longer counted', async () => {
  const testClass = addClass();
  await submitted(testClass);
  await counted(testClass);
  const { ticket } = testClass;
  testClass.responses.pop();
  const removed = { ticketId: ticket.id, responseId: 'r', responseCount: 3, removals: 1 };
  await ai.context.publish(responseRemoved, removed);
  await counted(testClass);
  expect(lastOf(testClass)?.[1]).toEqual(tally('q2', { right: 2, wrong: 1 }));
  const erased = { ticketId: ticket.id, responseId: testClass.responses.pop()?.id ?? '' };
  await ai.context.publish(responseErased, erased);
  await counted(testClass);
  expect(lastOf(testClass)?.[1]).toEqual(tally('q2', { right: 1, wrong: 1 }));
});

test('reading the judgements of a ticket without counts has it counted', async () => {
  const testClass = addClass();
  await ai.client.call(getJudgements, { params: { id: testClass.ticket.id } });
  await ai.context.clock.advance({ seconds: 1 });
  await counted(testClass);
  expect(lastOf(testClass)).toHaveLength(3);
});

test('a rebuild publishes every count again, and nothing is kept of a deleted ticket', async () => {
  const [kept, deleted] = [addClass(), addClass()];
  for (const testClass of [kept, deleted]) await submitted(testClass);
  await counted(deleted);
  await ai.context.publish(ticketDeleted, { ticketId: deleted.ticket.id });
  classes.remove(deleted.ticket.id);
  await ai.context.drain();
  // A late event finds no ticket, and leaves nothing behind either.
  await submitted(deleted);
  await later();
  const stored = () =>
    ai.context.database.collection<{ _id: string }>('tallies').countDocuments({ _id: deleted.ticket.id });
  await vi.waitFor(async () => expect(await stored()).toBe(0));
  const before = { kept: countsOf(kept), deleted: countsOf(deleted) };
  await ai.context.publish(rebuildRequested, { services: ['ai'] });
  await vi.waitFor(() => expect(countsOf(kept).length).toBe(before.kept.length + 1));
  expect(countsOf(kept).at(-1)).toEqual(before.kept.at(-1));
  expect(countsOf(deleted)).toEqual(before.deleted);
});

test('a due time set by a clock that was ahead does not postpone a count', async () => {
  const testClass = addClass();
  await ai.context.database.collection<{ _id: string }>('tallies').insertOne({
    _id: testClass.ticket.id,
    version: 0,
    tallies: [],
    dueAt: new Date(ai.context.now().getTime() + 1e10),
  } as never);
  await counted(testClass);
});
