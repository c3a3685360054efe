import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface EndedProgram {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program of this repository until it ends, in the environment of the tests and with these variables. */
export const runProgram = (
  program: URL,
  environment: Record<string, string>,
  ...args: readonly string[]
): Promise<EndedProgram> => {
  // biome-ignore lint/style/noProcessEnv: a program gets the environment of the tests, as a shell would give it
  const env = { ...process.env, ...environment };
  return promisify(execFile)(process.execPath, [fileURLToPath(program), ...args], { env }).then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }: EndedProgram) => ({ code, stdout, stderr }),
  );
};
