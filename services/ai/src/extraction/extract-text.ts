import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { childMessage } from './child-messages.ts';

export interface ExtractionLimits {
  /** Longest that reading may take, in milliseconds. */
  timeoutMs: number;
  /** Most memory of the reading process, in bytes. */
  memoryBytes: number;
}

export interface ExtractionOptions extends ExtractionLimits {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
}

const child = new URL('./child.ts', import.meta.url);
const memoryCheckMs = 100;
const mebibyte = 1024 * 1024;
const pageBytes = 4096;

const start = (path: string, memoryBytes: number): ChildProcess =>
  fork(child, [path], {
    // No environment: a reader has no business with keys and addresses.
    env: {},
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryBytes / mebibyte / 2)}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });

/** Resident memory of a process in bytes; undefined where the system does not tell, and once it has ended. */
const memoryOf = async (pid: number | undefined): Promise<number | undefined> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  const pages = Number(statm?.split(' ')[1]);
  return Number.isFinite(pages) ? pages * pageBytes : undefined;
};

/**
 * Reads the text of a file in a process of its own, with a limit on time and memory (the heap, and all it holds
 * outside of it).
 * @throws {AppError} `unsupported_file_type`, `no_text_in_file`, or `unreadable_file` for whatever ends the process
 */
export const extractText = (
  path: string,
  { timeoutMs, memoryBytes, signal, progress }: ExtractionOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = start(path, memoryBytes);
    const stop = (outcome: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      reader.removeAllListeners();
      reader.once('error', () => undefined);
      reader.kill('SIGKILL');
      outcome();
    };
    const fail = (reason: string): void =>
      stop(() => reject(new AppError('unreadable_file', { cause: new Error(reason) })));
    const onAbort = (): void => stop(() => reject(signal.reason));
    const timer = setTimeout(() => fail('reading took too long'), timeoutMs);
    const watch = setInterval(async () => {
      const used = await memoryOf(reader.pid);
      if (used !== undefined && used > memoryBytes) fail('reading took too much memory');
    }, memoryCheckMs);
    signal.addEventListener('abort', onAbort);
    reader.once('error', (error) => fail(`the reading process: ${error.message}`));
    reader.once('exit', (code, killedBy) => fail(`the reading process ended with ${killedBy ?? code}`));
    reader.on('message', (raw) => {
      const message = childMessage.parse(raw);
      if (message.kind === 'progress') progress(message.done, message.total);
      else if (message.kind === 'text') stop(() => resolve(message.text));
      else {
        const code = isErrorCode(message.code) ? message.code : 'unreadable_file';
        stop(() => reject(new AppError(code, { cause: new Error(message.reason) })));
      }
    });
    if (signal.aborted) onAbort();
  });
