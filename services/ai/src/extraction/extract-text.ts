import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { z } from 'zod';
import { childMessage, type ReadingOrder } from './child-messages.ts';
import { processInfo } from './process-info.ts';
import type { Reading } from './reading.ts';
import { cpuMsPerPicture } from './work-limits.ts';

export interface ExtractionLimits {
  /** Longest that reading may take, in milliseconds. */
  timeoutMs: number;
  /**
   * Most that it may compute, in milliseconds of processor time: a busy machine makes no file a bad one. Each picture that
   * it reads adds `cpuMsPerPicture`.
   */
  cpuMs: number;
  /** Most memory of the reading process, in bytes. */
  memoryBytes: number;
  /** Pages or pictures of a file of which the text is recognised at most. */
  picturesRead: number;
}

export interface ExtractionOptions extends ExtractionLimits {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
  /** Where the data of the languages stand, or are put by the first process that needs them. */
  languageFolder: string;
  /** The program that reads, when it is another. */
  reader?: URL;
}

const child = new URL('./child.ts', import.meta.url);
const usageCheckMs = 100;
const mebibyte = 1024 * 1024;
const compileCache = getCompileCacheDir();

const start = (reader: URL, order: ReadingOrder, memoryBytes: number): ChildProcess =>
  fork(reader, [JSON.stringify(order)], {
    // No environment but where compiled code is kept: a reader has no business with keys and addresses.
    env: compileCache ? { NODE_COMPILE_CACHE: compileCache } : {},
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryBytes / mebibyte / 2)}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });

const unreadable = (reason: string): AppError => new AppError('unreadable_file', { cause: new Error(reason) });
const tooComplex = (reason: string): AppError => new AppError('file_too_complex', { cause: new Error(reason) });

/** How Node ends when its heap is full. */
const outOfHeap = { signal: 'SIGABRT', code: 134 };

/**
 * Reads the text of a file in a process of its own, with a limit on time, processor time and memory (the heap, and
 * all it holds outside of it).
 * @throws {AppError} `file_too_complex` when it meets a limit, what the reader says of the file, or `unreadable_file` for
 * whatever else ends the process
 */
export const extractText = (
  path: string,
  { memoryBytes, signal, progress, reader: program = child, ...work }: ExtractionOptions,
): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const { timeoutMs, cpuMs, picturesRead, languageFolder } = work;
    const reader = start(
      program,
      { path, languageFolder, timeoutMs, cpuMs, picturesRead, parentPid: process.pid },
      memoryBytes,
    );
    // A page may be looked at from two sides; a reader that claims more gets no more time for it.
    const maxPictures = picturesRead * 2;
    let pictures = 0;
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
    const timer = setTimeout(() => fail(tooComplex('reading took too long')), timeoutMs);
    const watch = setInterval(async () => {
      const used = await processInfo(reader.pid);
      if (used && used.memoryBytes > memoryBytes) fail(tooComplex('reading took too much memory'));
      // Where the system does not tell, all the time that has passed counts as work.
      else if ((used?.cpuMs ?? performance.now() - startedAt) > cpuMs + pictures * cpuMsPerPicture)
        fail(tooComplex('reading computed too long'));
    }, usageCheckMs);
    signal.addEventListener('abort', onAbort);
    reader.once('error', (error) => fail(unreadable(`the reading process: ${error.message}`)));
    reader.once('exit', (code, killedBy) => {
      const ranOut = killedBy === outOfHeap.signal || code === outOfHeap.code;
      fail((ranOut ? tooComplex : unreadable)(`the reading process ended with ${killedBy ?? code}`));
    });
    reader.on('message', (raw) => {
      // What reads a hostile file may say anything: a throw in here would end the service.
      const { data: message, error } = childMessage.safeParse(raw);
      if (error) fail(unreadable(`the reading process said what it should not: ${z.prettifyError(error)}`));
      else if (message.kind === 'progress') progress(message.done, message.total);
      else if (message.kind === 'picture') pictures = Math.min(maxPictures, pictures + 1);
      else if (message.kind === 'text') stop(() => resolve({ text: message.text, leftOut: message.leftOut }));
      else {
        const code = isErrorCode(message.code) ? message.code : 'unreadable_file';
        fail(new AppError(code, { cause: new Error(message.reason) }));
      }
    });
    if (signal.aborted) onAbort();
  });
