import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLifecycle } from '../src/index.ts';

const inOrder = () => {
  const ended: string[] = [];
  return { ended, end: (name: string) => async () => void ended.push(name) };
};

test('resources close in reverse order of registration, each of them once', async () => {
  const lifecycle = createLifecycle();
  const { ended, end } = inOrder();
  lifecycle.onClose(end('database'));
  lifecycle.manage({ close: end('outbox') });
  lifecycle.onClose(end('app'));
  await Promise.all([lifecycle.close(), lifecycle.close()]);
  await lifecycle.close();
  expect(ended).toEqual(['app', 'outbox', 'database']);
});

test('a resource that fails to close does not keep the others open, and closing fails', async () => {
  const lifecycle = createLifecycle();
  const { ended, end } = inOrder();
  lifecycle.onClose(end('database'));
  lifecycle.onClose(() => {
    throw new Error('the outbox cannot be closed');
  });
  lifecycle.onClose(end('app'));
  await expect(lifecycle.close()).rejects.toThrow('the outbox cannot be closed');
  expect(ended).toEqual(['app', 'database']);
});

test('its signal is aborted before anything closes', async () => {
  const lifecycle = createLifecycle();
  let wasAborted = false;
  lifecycle.onClose(() => {
    wasAborted = lifecycle.signal.aborted;
  });
  expect(lifecycle.signal.aborted).toBe(false);
  await lifecycle.close();
  expect(wasAborted).toBe(true);
});

test('it announces the stop before it closes, and serves until then', async () => {
  const lifecycle = createLifecycle();
  const { ended, end } = inOrder();
  lifecycle.onClose(end('app'));
  const stopped = lifecycle.stop(0);
  expect({ isStopping: lifecycle.stopping.aborted, isClosing: lifecycle.signal.aborted, ended }).toEqual({
    isStopping: true,
    isClosing: false,
    ended: [],
  });
  await stopped;
  expect(ended).toEqual(['app']);
});

/** Background work that a test starts and ends. */
const worker = () => {
  let work: PromiseWithResolvers<void> | undefined;
  return {
    begin: () => {
      work = Promise.withResolvers();
    },
    end: () => {
      work?.resolve();
      work = undefined;
    },
    isIdle: () => work === undefined,
    drain: async () => work?.promise,
    close: () => undefined,
  };
};

test('draining waits for work that begins during the drain', async () => {
  const lifecycle = createLifecycle();
  const [first, second] = [lifecycle.manage(worker()), lifecycle.manage(worker())];
  let isDrained = false;
  first.begin();
  const drained = lifecycle.drain().then(() => {
    isDrained = true;
  });
  second.begin();
  first.end();
  await turn();
  expect([lifecycle.isIdle(), isDrained]).toEqual([false, false]);
  second.end();
  await drained;
  expect(lifecycle.isIdle()).toBe(true);
});
