import { describe, expect, test } from 'vitest';
import type { Outcome } from './request.ts';
import { createRetryDelay, retryDelayMs, retryUntilAnswered } from './retry.ts';

/** Retries with these outcomes in order; returns how long it would have waited. */
const retrying = async (answers: Outcome<string>[], cancelAfter = Number.POSITIVE_INFINITY) => {
  const pauses: number[] = [];
  const waiting: number[] = [];
  const result = await retryUntilAnswered(() => Promise.resolve(answers.shift() ?? { kind: 'done', value: 'late' }), {
    delay: async (ms) => {
      pauses.push(ms);
    },
    random: () => 1,
    onWaiting: (failures) => waiting.push(failures),
    isCancelled: () => pauses.length >= cancelAfter,
  });
  return { result, pauses, waiting };
};

const lost: Outcome<string> = { kind: 'unavailable' };

describe('sending', () => {
  test('goes on until it has arrived, waiting longer each time, and says so', async () => {
    const { result, pauses, waiting } = await retrying([lost, lost, lost, { kind: 'done', value: 'r1' }]);
    expect(result).toEqual({ kind: 'done', value: 'r1' });
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
    expect(waiting).toEqual([1, 2, 3]);
  });

  test.each([
    [20_000, 20_000],
    [2_147_483_648, 600_000],
  ])('waits as long as the server asks for, ten minutes at most: %i ms', async (retryAfterMs, pause) => {
    expect((await retrying([{ kind: 'unavailable', retryAfterMs }])).pauses).toEqual([pause]);
  });

  test('stops when it is refused', async () => {
    const refused: Outcome<string> = { kind: 'refused', status: 409, code: 'ticket_closed' };
    expect(await retrying([lost, refused, lost])).toMatchObject({ result: refused, waiting: [1] });
  });

  test('stops when nobody waits for it any more', async () => {
    expect(await retrying([lost, lost, lost, lost], 2)).toMatchObject({ result: undefined, waiting: [1, 2] });
  });

  test('that is answered when nobody waits any more reports nothing', async () => {
    let isCancelled = false;
    const attempt = async (): Promise<Outcome<string>> => {
      isCancelled = true;
      return { kind: 'done', value: 'r1' };
    };
    const { delay } = createRetryDelay();
    const options = { delay, random: () => 1, onWaiting: () => {}, isCancelled: () => isCancelled };
    expect(await retryUntilAnswered(attempt, options)).toBeUndefined();
  });

  test('never waits longer than 15 seconds by itself', () => {
    expect(retryDelayMs(50, 1)).toBe(15_000);
  });

  test('waits as long as the server asks, for ten minutes at most', () => {
    expect(retryDelayMs(1, 0, 60_000)).toBe(60_000);
    expect(retryDelayMs(1, 0, 2 ** 31)).toBe(600_000);
  });

  test('is spread, so that the phones of a class do not come back in step', () => {
    expect(retryDelayMs(3, 0)).toBe(2_000);
    expect(retryDelayMs(3, 1)).toBe(4_000);
  });

  test('tries at once when nudged', async () => {
    const { delay, interrupt } = createRetryDelay();
    const paused = delay(60_000_000);
    interrupt();
    await expect(paused).resolves.toBeUndefined();
  });
});
