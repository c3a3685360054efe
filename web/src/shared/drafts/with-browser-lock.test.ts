import { expect, onTestFinished, test, vi } from 'vitest';
import { withBrowserLock } from './with-browser-lock.ts';

test.each([
  ['by the locks of the browser', navigator.locks],
  ['where there are no locks, within a page', undefined],
])('what has the same name is done one after the other, also when some of it fails: %s', async (_how, locks) => {
  vi.stubGlobal('navigator', { locks });
  onTestFinished(() => void vi.unstubAllGlobals());
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = withBrowserLock('ticket', async () => {
    await promise;
    order.push('first');
    throw new Error('refused');
  });
  const second = withBrowserLock('ticket', async () => void order.push('second'));
  resolve();
  expect(await Promise.allSettled([first, second])).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }]);
  expect(order).toEqual(['first', 'second']);
});
