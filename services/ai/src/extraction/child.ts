import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { AppError } from '@exit-tickets/contracts';
import { type ChildMessage, readingOrder } from './child-messages.ts';
import { OcrEngine } from './pictures/ocr-engine.ts';
import { readFile } from './read-file.ts';
import type { ReaderTools } from './reading.ts';
import { startWatchdog } from './start-watchdog.ts';
import { cpuMsPerPicture } from './work-limits.ts';

// A separate process: it limits what a malicious file can do to this process, its memory and its time.

// Low priority, inherited by child processes: reading files must not slow down students who submit answers.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

const order = readingOrder.parse(JSON.parse(process.argv[2] ?? ''));
const { path, languageFolder, timeoutMs, cpuMs, picturesRead } = order;
startWatchdog(order);

/** Share of the time after which no new page is started, so that the text read so far can still be sent. */
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
// Must come before the result is sent, because the parent then kills this process.
flushCompileCache();
await outcome.then(
  (reading) => send({ kind: 'text', ...reading }),
  (error: unknown) =>
    send({ kind: 'failed', code: error instanceof AppError ? error.code : 'unreadable_file', reason: reasonOf(error) }),
);
process.disconnect?.();
process.exit(0);
