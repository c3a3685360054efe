import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { AppError } from '@exit-tickets/contracts';
import { type ChildMessage, readingOrder } from './child-messages.ts';
import { OcrEngine } from './pictures/ocr-engine.ts';
import { readFile } from './read-file.ts';
import type { ReaderTools } from './reading.ts';
import { startWatchdog } from './start-watchdog.ts';
import { cpuMsPerPicture } from './work-limits.ts';

// A process of its own: what a hostile file makes a reader do ends here, with its memory and its time.

// Who waits for a text waits for students who send their answers, never the other way round. What is started from here on is as low.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

const order = readingOrder.parse(JSON.parse(process.argv[2] ?? ''));
const { path, languageFolder, timeoutMs, cpuMs, picturesRead } = order;
startWatchdog(order);

/** The part of its time after which no further page is begun: what was read so far must still be handed over. */
const timeForPages = 0.7;

const toolsOf = (): ReaderTools => {
  const ocr = new OcrEngine({ languageFolder, max: picturesRead, onPicture: () => void send({ kind: 'picture' }) });
  return {
    ocr,
    progress: (done, total) => void send({ kind: 'progress', done, total }),
    hasTime: () => {
      const { user, system } = process.cpuUsage();
      const allowedMs = cpuMs + ocr.pictures * cpuMsPerPicture;
      return performance.now() < timeoutMs * timeForPages && (user + system) / 1_000 < allowedMs * timeForPages;
    },
  };
};

const reasonOf = (error: unknown): string => {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : String(cause).slice(0, 500);
};

const outcome = readFile(path, toolsOf());
await outcome.catch(() => undefined);
// Before anything is told: who hears it ends this process.
flushCompileCache();
await outcome.then(
  (reading) => send({ kind: 'text', ...reading }),
  (error: unknown) =>
    send({ kind: 'failed', code: error instanceof AppError ? error.code : 'unreadable_file', reason: reasonOf(error) }),
);
process.disconnect?.();
process.exit(0);
