import { consumer, newEvent } from '@exit-tickets/bus';
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
import { type RunningAi, startAi } from '../support/ai.ts';
import { aClass, Classes, type TestClass, teacherId } from '../support/classes.ts';

const classes = new Classes();
const told: { ticketId: string; version: number; tallies: QuestionTally[] }[] = [];
const delay = { settleMs: 200, maxWaitMs: 600 };
let ai: RunningAi;
beforeAll(async () => {
  ai = await startAi({}, { tallyTimes: { answers: delay, verdicts: delay, pollMs: 20 } });
  await classes.serve(ai.context);
  await ai.context.bus.subscribe(
    consumer('tickets-on-question-judged', questionJudged, async ({ data }) => {
      told.push(data);
    }),
  );
  ai.client.logInAs(ai.context.sessions, teacherId);
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
const known = (): TestClass => {
  const taught = aClass(questions, answers);
  classes.add(taught);
  return taught;
};
const tally = (questionId: string, counts: Partial<QuestionTally>): QuestionTally => ({
  ...{ questionId, right: 0, partly: 0, wrong: 0, blank: 0, unjudged: 0 },
  ...counts,
});
const countsOf = ({ ticket }: TestClass) => told.filter(({ ticketId }) => ticketId === ticket.id);
const lastOf = (taught: TestClass) => countsOf(taught).at(-1)?.tallies;
const origin = () => ({ source: 'test', now: ai.context.now() });
const submitted = (taught: TestClass, responseId = 'r') =>
  ai.context.bus.publish(
    responseSubmitted,
    newEvent(responseSubmitted, { ticketId: taught.ticket.id, responseId, responseCount: 1 }, origin()),
  );
const mark = (taught: TestClass, verdict: 'right' | 'wrong') =>
  ai.client.call(changeJudgements, {
    params: { id: taught.ticket.id },
    body: { marks: [{ questionId: 'q1', responseIds: [taught.responses[0]?.id ?? ''], verdict }] },
  });
/** The clock of the tests stands still; what is due looks at it. */
const later = async (milliseconds = 1_000) => ai.context.clock.advance({ seconds: milliseconds / 1_000 });
const counted = async (taught: TestClass) => {
  const before = countsOf(taught).length;
  await later();
  await vi.waitFor(() => expect(countsOf(taught).length).toBeGreaterThan(before), { timeout: 5_000 });
};

test('a class that answers is counted once, a scale by its steps, and what may be a concern as an answer that nobody has judged', async () => {
  const taught = known();
  const read = classes.answersGiven;
  for (let student = 0; student < 25; student++) await submitted(taught, `r${student}`);
  await counted(taught);
  expect(countsOf(taught)).toHaveLength(1);
  expect(lastOf(taught)).toEqual([
    ...[tally('q1', { unjudged: 3, blank: 1 }), tally('q2', { right: 2, wrong: 2 })],
    tally('q3', { unjudged: 4, chosen: [1, 1, 1, 1, 0] }),
  ]);
  expect(classes.answersGiven - read).toBe(answers.length * questions.length);
});

test('a mark counts for all who said the same, and a later one has a higher version', async () => {
  const taught = known();
  await mark(taught, 'right');
  await counted(taught);
  expect(lastOf(taught)?.[0]).toEqual(tally('q1', { right: 2, blank: 1, unjudged: 1 }));
  await mark(taught, 'wrong');
  await counted(taught);
  expect(lastOf(taught)?.[0]).toEqual(tally('q1', { wrong: 2, blank: 1, unjudged: 1 }));
  const [first, second] = countsOf(taught).map(({ version }) => version);
  expect(second).toBeGreaterThan(first ?? Number.NaN);
});

test('where nothing changed nothing is told', async () => {
  const taught = known();
  await submitted(taught);
  await counted(taught);
  await submitted(taught);
  await later();
  await vi.waitFor(async () => {
    const stored = await ai.context.database.collection<{ _id: string }>('tallies').findOne({ _id: taught.ticket.id });
    expect(stored).toMatchObject({ version: expect.any(Number) });
    expect(stored).not.toHaveProperty('dueAt');
  });
  expect(countsOf(taught)).toHaveLength(1);
});

test('a response that is removed or erased is no longer in it', async () => {
  const taught = known();
  await submitted(taught);
  await counted(taught);
  const { ticket } = taught;
  taught.responses.pop();
  const removed = { ticketId: ticket.id, responseId: 'r', responseCount: 3, removals: 1 };
  await ai.context.bus.publish(responseRemoved, newEvent(responseRemoved, removed, origin()));
  await counted(taught);
  expect(lastOf(taught)?.[1]).toEqual(tally('q2', { right: 2, wrong: 1 }));
  const erased = { ticketId: ticket.id, responseId: taught.responses.pop()?.id ?? '' };
  await ai.context.bus.publish(responseErased, newEvent(responseErased, erased, origin()));
  await counted(taught);
  expect(lastOf(taught)?.[1]).toEqual(tally('q2', { right: 1, wrong: 1 }));
});

test('a look at results has a ticket counted that was answered before there were counts', async () => {
  const taught = known();
  await ai.client.call(getJudgements, { params: { id: taught.ticket.id } });
  await ai.context.clock.advance({ seconds: 1 });
  await counted(taught);
  expect(lastOf(taught)).toHaveLength(3);
});

test('asked for a rebuild, every count is told again; of a deleted ticket nothing is kept', async () => {
  const [kept, deleted] = [known(), known()];
  for (const taught of [kept, deleted]) await submitted(taught);
  await counted(deleted);
  await ai.context.bus.publish(ticketDeleted, newEvent(ticketDeleted, { ticketId: deleted.ticket.id }, origin()));
  classes.remove(deleted.ticket.id);
  await ai.context.drain();
  // A late event of it finds no ticket, and leaves nothing either.
  await submitted(deleted);
  await later();
  const stored = () =>
    ai.context.database.collection<{ _id: string }>('tallies').countDocuments({ _id: deleted.ticket.id });
  await vi.waitFor(async () => expect(await stored()).toBe(0));
  const before = { kept: countsOf(kept), deleted: countsOf(deleted) };
  await ai.context.bus.publish(rebuildRequested, newEvent(rebuildRequested, { services: ['ai'] }, origin()));
  await vi.waitFor(() => expect(countsOf(kept).length).toBe(before.kept.length + 1));
  expect(countsOf(kept).at(-1)).toEqual(before.kept.at(-1));
  expect(countsOf(deleted)).toEqual(before.deleted);
});

test('what a clock that was ahead has put off is counted all the same', async () => {
  const taught = known();
  await ai.context.database.collection<{ _id: string }>('tallies').insertOne({
    _id: taught.ticket.id,
    version: 0,
    tallies: [],
    dueAt: new Date(ai.context.now().getTime() + 1e10),
  } as never);
  await counted(taught);
});
