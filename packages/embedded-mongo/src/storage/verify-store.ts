import { fork } from 'node:child_process';

const verifyChild = new URL('./verify-child.ts', import.meta.url);

/** Signals of a crash while reading a damaged file; any other signal came from outside. */
const crashSignals = new Set<unknown>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Reads a whole data file in a separate process, which damage may crash. Resolves to the problem, if there is one. Does
 * not change the file.
 * @param program the program that reads the file; replaced in tests
 */
export function findDamage(file: string, program = verifyChild): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [file], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let damage: { found: unknown } | undefined;
    // Killed from here: Node may hang when it exits by itself while its compiler is running (nodejs/node#54918).
    child.once('message', (found) => {
      damage = { found };
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const how = `the process that reads the database ended with ${code ?? signal}`;
      if (damage) resolve(damage.found === null ? undefined : String(damage.found));
      else if (code !== null || crashSignals.has(signal)) resolve(how);
      else reject(new Error(how));
    });
  });
}
