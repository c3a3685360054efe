import { expect, test, vi } from 'vitest';
import { attemptDelivery } from '../src/attempt-delivery.ts';
import { consumer, defaultRetry } from '../src/index.ts';
import { delayAfter } from '../src/retry.ts';
import { aLampLit, fastRetry, lampLit, silent } from './support/messages.ts';

test('an event whose last attempt ended its process is not attempted again', async () => {
  const handler = vi.fn(async () => {});
  const outcome = await attemptDelivery(
    consumer('hall-on-lamp-lit', lampLit, handler),
    aLampLit('hall'),
    4,
    fastRetry,
    silent,
  );
  expect(outcome).toMatchObject({ kind: 'deadLettered' });
  expect(handler).not.toHaveBeenCalled();
});

test('each delay is twice the one before, up to the maximum', () => {
  const retry = { tries: 6, firstDelayMs: 100, maxDelayMs: 500 };
  expect([1, 2, 3, 4, 5].map((failedTry) => delayAfter(retry, failedTry))).toEqual([100, 200, 400, 500, 500]);
});

test('a dependency can be away for three minutes before an event becomes a dead letter', () => {
  const pauses = Array.from({ length: defaultRetry.tries - 1 }, (_, index) => delayAfter(defaultRetry, index + 1));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3 * 60_000);
});
