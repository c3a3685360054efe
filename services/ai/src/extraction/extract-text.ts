import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { z } from 'zod';
import { childMessage, type ReadingOrder } from './child-messages.ts';
import { processInfo } from './process-info.ts';
import type { Reading } from './reading.ts';
import { cpuMsPerPicture } from './work-limits.ts';

export interface ExtractionLimits {
  /** Time limit, in milliseconds. */
  timeoutMs: number;
  /**
   * Processor time limit in milliseconds, so that a busy machine does not count against a file. Each recognised picture
   * adds `cpuMsPerPicture`.
   */
  cpuMs: number;
  /** Memory limit of the reading process, in bytes. */
  memoryBytes: number;
  /** Most pages or pictures of a file to run text recognition on. */
  picturesRead: number;
}

export interface ExtractionOptions extends ExtractionLimits {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
  /** Folder of the language data, filled by the first process that needs it. */
  languageFolder: string;
  /** Replaces the program that reads files. */
  reader?: URL;
}

const child = new URL('./child.ts', import.meta.url);
const usageCheckMs = 100;
const mebibyte = 1024 * 1024;
const compileCache = getCompileCacheDir();

const start = (reader: URL, order: ReadingOrder, memoryBytes: number): ChildProcess =>
  fork(reader, [JSON.stringify(order)], {
    // Only the compile cache: the reader must not see keys and addresses.
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

/** How Node exits when its heap is full. */
const outOfHeap = { signal: 'SIGABRT', code: 134 };

/**
 * Reads the text of a file in a separate process with limits on time, processor time and memory (heap and external).
 * @throws {AppError} `file_too_complex` if a limit is reached, the error of the reader, or `unreadable_file` if the
 *   process ends otherwise
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
    // A page may be recognised in two orientations; reporting more pictures earns no extra time.
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
      // Without process information, elapsed time counts as processor time.
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
      // The reader of a malicious file may send anything, and throwing here would end the service.
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
