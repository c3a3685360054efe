import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const verifyChild = fileURLToPath(new URL('./verify-child.ts', import.meta.url));

/** How reading a damaged file may end a process; any other signal came from outside. */
const crashSignals = new Set<unknown>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Reads a whole data file in a process of its own, which damage may end. Gives what is wrong, or nothing; the file stays
 * as it is.
 */
export function findDamage(file: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [verifyChild, file], (error, _stdout, stderr) => {
      if (!error) resolve(undefined);
      else if (typeof error.code === 'number' || crashSignals.has(error.signal)) resolve(stderr || error.message);
      else reject(error);
    });
  });
}
