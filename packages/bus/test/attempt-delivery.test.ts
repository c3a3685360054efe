import { expect, test, vi } from 'vitest';
import { attemptDelivery } from '../src/attempt-delivery.ts';
import { consumer, defaultRetry } from '../src/index.ts';
import { delayAfter } from '../src/retry.ts';
import { aLampLit, hasty, lampLit, silent } from './support/messages.ts';

test('an event that the process died of at its last try is not tried once more', async () => {
  const handler = vi.fn(async () => {});
  const outcome = await attemptDelivery(
    consumer('hall-on-lamp-lit', lampLit, handler),
    aLampLit('hall'),
    4,
    hasty,
    silent,
  );
  expect(outcome).toMatchObject({ kind: 'deadLettered' });
  expect(handler).not.toHaveBeenCalled();
});

test('a pause is twice the one before, up to the longest', () => {
  const retry = { tries: 6, firstDelayMs: 100, maxDelayMs: 500 };
  expect([1, 2, 3, 4, 5].map((failedTry) => delayAfter(retry, failedTry))).toEqual([100, 200, 400, 500, 500]);
});

test('a dependency may be away for three minutes without an event becoming a dead letter', () => {
  const pauses = Array.from({ length: defaultRetry.tries - 1 }, (_, index) => delayAfter(defaultRetry, index + 1));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3 * 60_000);
});
