import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@exit-tickets/contracts';
import { aiConfig } from '../../services/ai/src/config.ts';
import { extractText } from '../../services/ai/src/extraction/extract-text.ts';

export interface Measured {
  /** `read`, or the error code of the file. */
  outcome: string;
  characters: number;
  leftOut: string;
  ms: number;
  /** Peak memory of the reading process; 0 where the system does not report it. */
  peakMegabytes: number;
}

const config = aiConfig.parse({});
const mebibyte = 1024 * 1024;
const sampleMs = 20;

/** The peak memory of any child of this process so far, as Linux reports it. */
const peakOfChildren = (): number => {
  try {
    const children = readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const peaks = children.map((pid) => /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    return Math.max(0, ...peaks.map(Number)) / 1024;
  } catch {
    return 0;
  }
};

const folder = mkdtempSync(join(tmpdir(), 'bench-extraction-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
/** The path of a temporary file to measure. */
export const scratch = (name: string): string => join(folder, name);

/** Reads a file like the ai service with default settings, and measures the cost. */
export const measure = async (path: string): Promise<Measured> => {
  const startedAt = performance.now();
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, peakOfChildren());
  }, sampleMs);
  const result = (outcome: string, characters = 0, leftOut = ''): Measured => ({
    outcome,
    characters,
    leftOut,
    ms: performance.now() - startedAt,
    peakMegabytes,
  });
  try {
    const { text, leftOut } = await extractText(path, {
      timeoutMs: config.EXTRACTION_TIMEOUT_SECONDS * 1_000,
      cpuMs: config.EXTRACTION_CPU_SECONDS * 1_000,
      memoryBytes: config.EXTRACTION_MEMORY_MB * mebibyte,
      picturesRead: config.EXTRACTION_PICTURES,
      languageFolder: scratch('languages'),
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    return result('read', text.length, leftOut.map(({ reason, count }) => `${count} ${reason}`).join(', '));
  } catch (error) {
    return result(error instanceof AppError ? error.code : `CRASHED ${error}`);
  } finally {
    clearInterval(watch);
  }
};
