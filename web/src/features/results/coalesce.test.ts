import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

describe('reading verdicts again while a class answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('happens once for what comes together, and goes on while answers keep coming', async () => {
    const read = vi.fn(async () => undefined);
    const ask = coalesce(read, 400);
    for (let answer = 0; answer < 30; answer += 1) {
      ask();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(read.mock.calls.length).toBeGreaterThan(5);
    expect(read.mock.calls.length).toBeLessThan(10);
  });

  test('waits for a slow reading, and reads once more for what came during it', async () => {
    const slow = Promise.withResolvers<void>();
    const read = vi.fn(() => slow.promise);
    const ask = coalesce(read, 400);
    ask();
    await vi.advanceTimersByTimeAsync(400);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(1);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
