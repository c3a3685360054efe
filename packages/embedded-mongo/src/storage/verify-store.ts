import { fork } from 'node:child_process';

const verifyChild = new URL('./verify-child.ts', import.meta.url);

/** How reading a damaged file may end a process; any other signal came from outside. */
const crashSignals = new Set<unknown>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Reads a whole data file in a process of its own, which damage may end. Gives what is wrong, or nothing; the file stays
 * as it is.
 * @param program what reads it, when it is another
 */
export function findDamage(file: string, program = verifyChild): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [file], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let damage: { found: unknown } | undefined;
    // It is ended here: Node may hang when it exits by itself while its compiler is at work (nodejs/node#54918).
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
