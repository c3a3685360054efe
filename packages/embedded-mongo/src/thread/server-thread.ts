import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseThreadError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Server, ServerOptions } from '../server.ts';
import { fromSentError, type ThreadMessage, type ThreadOrder } from './messages.ts';

/** Closing is part of a stop that may take ten seconds in all. */
const CLOSE_MS = 4_000;
const TERMINATE_MS = 1_000;

/** Options for starting the thread. */
export interface ThreadOptions extends ServerOptions {
  readonly logger: Logger;
  /** Called when the thread has ended unexpectedly: pending and later requests are never answered. */
  readonly onDeath: (error: DatabaseThreadError) => void;
  /** Called when the thread has ended for any reason: it no longer uses the folder. */
  readonly onEnd: () => void;
  /** The thread's program, and how long closing may take; both are replaced in tests. */
  readonly program?: URL;
  readonly closeMs?: number;
}

/**
 * Runs the server in a separate thread, so that the database and the other work of this process never block each other.
 *
 * @throws DataDirUnwritableError, DataDirDamagedError, DatabaseThreadError
 */
export async function startServerThread({
  logger,
  onDeath,
  onEnd,
  program = new URL('./thread.ts', import.meta.url),
  closeMs = CLOSE_MS,
  ...workerData
}: ThreadOptions): Promise<Server> {
  const worker = new Worker(program, { name: 'embedded-mongo', workerData });
  const ready = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<true>();
  let cause: unknown;
  let hasStarted = false;
  let closing: Promise<void> | undefined;

  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'ready') ready.resolve(message.url);
    else if (message.kind === 'refused') ready.reject(fromSentError(message.error));
    else if (message.kind === 'log') logger[message.level](message.details, message.message);
    else if (message.kind === 'log-error')
      logger[message.level]({ err: fromSentError(message.error) }, message.message);
    // Other messages are Node's: with --watch a thread reports its imports through this port.
  });
  worker.on('error', (error) => {
    cause = error;
  });
  // All messages of the thread arrive before this event.
  worker.on('exit', () => {
    onEnd();
    const death = new DatabaseThreadError('The thread of the embedded database has ended', { cause });
    ready.reject(death);
    if (cause && closing) ended.reject(death);
    else ended.resolve(true);
    if (hasStarted && !closing) onDeath(death);
  });

  const close = async (): Promise<void> => {
    worker.postMessage('close' satisfies ThreadOrder);
    if (await isWithin(closeMs, ended.promise)) return;
    logger.warn({ closeMs }, 'the database did not close in time and was cut off: the next start will verify it');
    await isWithin(TERMINATE_MS, worker.terminate());
  };

  try {
    const url = await ready.promise;
    hasStarted = true;
    return { url, close: () => (closing ??= close()) };
  } catch (error) {
    await ended.promise;
    throw error;
  }
}

/** Whether a promise resolves in time; rethrows when it rejects in time. */
function isWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), pause(ms, false, { ref: false })]);
}
