import { type ChildProcess, fork } from 'node:child_process';
import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { z } from 'zod';
import { childMessage } from './child-messages.ts';
import { processInfo } from './process-info.ts';

export interface ExtractionLimits {
  /** Longest that reading may take, in milliseconds. */
  timeoutMs: number;
  /** Most that it may compute, in milliseconds of processor time: a busy machine makes no file a bad one. */
  cpuMs: number;
  /** Most memory of the reading process, in bytes. */
  memoryBytes: number;
}

export interface ExtractionOptions extends ExtractionLimits {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
  /** The program that reads, when it is another. */
  reader?: URL;
}

const child = new URL('./child.ts', import.meta.url);
const usageCheckMs = 100;
const mebibyte = 1024 * 1024;

const start = (reader: URL, path: string, memoryBytes: number): ChildProcess =>
  fork(reader, [path], {
    // No environment: a reader has no business with keys and addresses.
    env: {},
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryBytes / mebibyte / 2)}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });

const unreadable = (reason: string, message?: string): AppError =>
  new AppError('unreadable_file', { cause: new Error(reason), ...(message && { message }) });
const tooMuchWork = (reason: string): AppError =>
  unreadable(reason, 'This file takes too long to read; try a shorter or simpler one');
const tooMuchMemory = (): AppError =>
  unreadable('reading took too much memory', 'This file takes too much memory to read; try a shorter or simpler one');

/**
 * Reads the text of a file in a process of its own, with a limit on time, processor time and memory (the heap, and
 * all it holds outside of it).
 * @throws {AppError} `unsupported_file_type`, `no_text_in_file`, or `unreadable_file` for whatever ends the process
 */
export const extractText = (
  path: string,
  { timeoutMs, cpuMs, memoryBytes, signal, progress, reader: program = child }: ExtractionOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const reader = start(program, path, memoryBytes);
    const stop = (outcome: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', onAbort);
      reader.removeAllListeners();
      reader.once('error', () => undefined);
      reader.kill('SIGKILL');
      outcome();
    };
    const fail = (error: AppError): void => stop(() => reject(error));
    const onAbort = (): void => stop(() => reject(signal.reason));
    const timer = setTimeout(() => fail(tooMuchWork('reading took too long')), timeoutMs);
    const watch = setInterval(async () => {
      const used = await processInfo(reader.pid);
      if (used && used.memoryBytes > memoryBytes) fail(tooMuchMemory());
      // Where the system does not tell, all the time that has passed counts as work.
      else if ((used?.cpuMs ?? performance.now() - startedAt) > cpuMs) fail(tooMuchWork('reading computed too long'));
    }, usageCheckMs);
    signal.addEventListener('abort', onAbort);
    reader.once('error', (error) => fail(unreadable(`the reading process: ${error.message}`)));
    reader.once('exit', (code, killedBy) => fail(unreadable(`the reading process ended with ${killedBy ?? code}`)));
    reader.on('message', (raw) => {
      // What reads a hostile file may say anything: a throw in here would end the service.
      const { data: message, error } = childMessage.safeParse(raw);
      if (error) fail(unreadable(`the reading process said what it should not: ${z.prettifyError(error)}`));
      else if (message.kind === 'progress') progress(message.done, message.total);
      else if (message.kind === 'text') stop(() => resolve(message.text));
      else {
        const code = isErrorCode(message.code) ? message.code : 'unreadable_file';
        fail(new AppError(code, { cause: new Error(message.reason) }));
      }
    });
    if (signal.aborted) onAbort();
  });
