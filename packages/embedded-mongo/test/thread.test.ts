import { BroadcastChannel } from 'node:worker_threads';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseThreadError } from '../src/index.ts';
import { startServerThread, type ThreadOptions } from '../src/thread/server-thread.ts';
import { temporaryFolder } from './support/database.ts';
import { startServerProcess } from './support/server-process.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const failing = new URL('./support/threads/failing-thread.ts', import.meta.url);
const fail = (how: 'throw' | 'hang'): void => {
  const channel = new BroadcastChannel('embedded-mongo-failure');
  channel.postMessage(how);
  channel.close();
};

/** Starts a thread, and records its log and its callbacks. */
const startThread = async (overrides: Partial<ThreadOptions> = {}) => {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const [onDeath, onEnd] = [vi.fn(), vi.fn()];
  const options = { folder: folder.path, tcpPort: undefined, logger, onDeath, onEnd, program: failing, ...overrides };
  const server = await startServerThread(options);
  return { ...server, logger, onDeath, onEnd };
};

/** Writes until the server is gone, and returns the number of acknowledged writes; `onWrite` is called for each. */
const writeUntilGone = async (url: string, onWrite: (count: number) => void): Promise<number> => {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 200 });
  let acknowledged = 0;
  try {
    for (;;) {
      await client.db().collection<{ _id: number }>('c').insertOne({ _id: acknowledged });
      acknowledged += 1;
      onWrite(acknowledged);
    }
  } catch {
    return acknowledged;
  } finally {
    await client.close(true);
  }
};

const countIn = async (url: string): Promise<number> => {
  const client = await MongoClient.connect(url);
  const count = await client.db().collection('c').countDocuments();
  await client.close();
  return count;
};

test('a thread that dies is reported once, and keeps every acknowledged write', async () => {
  const { url, onDeath, onEnd, close } = await startThread();
  const acknowledged = await writeUntilGone(url, (count) => count === 50 && fail('throw'));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(onDeath).toHaveBeenCalledOnce();
  const [[death]] = onDeath.mock.calls as [[unknown]];
  expect(death).toBeInstanceOf(DatabaseThreadError);
  expect(death).toMatchObject({ cause: expect.any(RangeError) });
  await close();

  const again = await startServerProcess(folder.path);
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect([acknowledged, acknowledged + 1]).toContain(await countIn(again.url));
  await again.kill();
});

test('a thread that hangs is ended when its time to close is over, and keeps every acknowledged write', async () => {
  const { url, logger, onDeath, onEnd, close } = await startThread({ closeMs: 500 });
  const enough = Promise.withResolvers<void>();
  const writing = writeUntilGone(url, (count) => {
    if (count !== 50) return;
    fail('hang');
    enough.resolve();
  });
  await enough.promise;
  await close();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onDeath).not.toHaveBeenCalled();
  expect(logger.warn).toHaveBeenCalledWith({ closeMs: 500 }, expect.stringContaining('did not close in time'));
  const acknowledged = await writing;

  const again = await startServerProcess(folder.path);
  expect([acknowledged, acknowledged + 1]).toContain(await countIn(again.url));
  await again.kill();
});

test('a thread that cannot start fails the start, and reports its end but no death', async () => {
  const onEnd = vi.fn();
  const onDeath = vi.fn();
  const program = new URL('./support/threads/broken-thread.ts', import.meta.url);
  await expect(startThread({ program, onEnd, onDeath })).rejects.toMatchObject({
    name: 'DatabaseThreadError',
    cause: { message: 'a module is missing' },
  });
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onDeath).not.toHaveBeenCalled();
});

test('the log of a thread arrives complete, even when it dies: level, details, and errors with their type, code and cause', async () => {
  const { logger, close } = await startThread({
    program: new URL('./support/threads/logging-thread.ts', import.meta.url),
  });
  await expect(close()).rejects.toBeInstanceOf(DatabaseThreadError);
  expect(logger.info).toHaveBeenCalledWith({ removed: 3 }, 'expired documents removed');
  expect(logger.error).toHaveBeenCalledWith({ err: expect.any(TypeError) }, 'database command failed');
  expect(logger.error.mock.calls[0]?.[0]).toMatchObject({
    err: {
      message: 'no such thing',
      code: 'ENOTHING',
      cause: { message: 'why' },
      stack: expect.stringContaining('logging-thread'),
    },
  });
});
