import type { Judgements, LiveUpdate } from '@exit-tickets/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleClassIn } from '../build/sample-classes.ts';
import { createSampleTicket } from '../src/features/sample/sample-ticket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = { params: {}, body: undefined };

const open = (isHurried = false) => {
  const ticket = createSampleTicket(sampleClassIn('en'), { isHurried, onArrival: () => undefined });
  const { answers } = ticket;
  const mark = (verdict: string | null, ...responseIds: string[]) =>
    answers.changeJudgements?.({ params: {}, body: { marks: [{ questionId: 'q1', responseIds, verdict }] } });
  const verdictOf = async (responseId: string) => {
    const judgements: Judgements | undefined = await answers.getJudgements?.(none);
    const wordings = judgements?.questions[0]?.groups.flatMap((group) => group.wordings);
    return wordings?.find(({ responseIds }) => responseIds.includes(responseId))?.verdict;
  };
  const ids = async () => (await answers.listResponses?.(none))?.map(({ id }) => id) ?? [];
  return { ...ticket, mark, verdictOf, ids };
};

test('all 24 have answered after a minute, two of them at once, and nobody while no one looks', async () => {
  const { watch, ids } = open();
  expect(await ids()).toHaveLength(2);
  const updates: LiveUpdate[] = [];
  const stop = watch((update) => updates.push(update));
  vi.advanceTimersByTime(30_000);
  const half = updates.length;
  expect(half).toBeGreaterThan(7);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(updates).toHaveLength(half);
  watch((update) => updates.push(update));
  vi.advanceTimersByTime(40_000);
  expect(updates).toHaveLength(22);
  expect(await ids()).toHaveLength(24);
});

test('a mark holds for an answer that says the same and comes later, and goes when it is taken back', async () => {
  const { mark, verdictOf, hurry } = open();
  await mark('wrong', 'r1');
  hurry();
  expect(await verdictOf('r5')).toBe('wrong');
  await mark(null, 'r1', 'r5');
  expect(await verdictOf('r5')).toBe('unjudged');
});

test('what is certainly blank is marked over, and blank again after that', async () => {
  const { mark, verdictOf } = open(true);
  expect(await verdictOf('r23')).toBe('blank');
  await mark('partly', 'r23');
  expect(await verdictOf('r23')).toBe('partly');
  await mark(null, 'r23');
  expect(await verdictOf('r23')).toBe('blank');
});

test('a response that is removed counts nowhere, and comes back where it was', async () => {
  const { answers, ids } = open(true);
  const before = await ids();
  const request = { params: { responseId: 'r3' }, body: undefined };
  await answers.removeResponse?.(request);
  expect(await ids()).toEqual(before.filter((id) => id !== 'r3'));
  await answers.restoreResponse?.(request);
  expect(await ids()).toEqual(before);
});

test('the analysis counts the marks, and ends the answers', async () => {
  const { answers, mark, watch, hurry, ids } = open();
  watch(() => undefined);
  vi.advanceTimersByTime(30_000);
  await mark('wrong', 'r1');
  const analysing = answers.analyzeTicket?.(none);
  await vi.advanceTimersByTimeAsync(100);
  const analysis = await analysing;
  // r1, r5 and r11 say the same.
  expect(analysis?.tallies.find(({ questionId }) => questionId === 'q1')).toMatchObject({ wrong: 3, right: 0 });
  expect(await answers.getTicket?.(none)).toMatchObject({ isAnalyzed: true, isActive: false });
  const answered = (await ids()).length;
  expect(analysis?.responseCount).toBe(answered);
  await vi.advanceTimersByTimeAsync(60_000);
  hurry();
  expect(await ids()).toHaveLength(answered);
});
