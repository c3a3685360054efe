import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The output of a command, and its exit code. */
export interface CommandResult {
  code: number;
  output: string;
}

/** A command of docker. */
export const docker = async (
  args: readonly string[],
  // biome-ignore lint/style/noProcessEnv: where Docker and its engine are
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> => {
  try {
    const { stdout, stderr } = await promisify(execFile)('docker', args, { env, maxBuffer: 64 * 1024 * 1024 });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error;
    return { code: error.code, output: `${Reflect.get(error, 'stdout')}${Reflect.get(error, 'stderr')}` };
  }
};

/** The restrictions on the all-in-one container in docs/one-container.md and deploy/compose/all-in-one.yml. */
export const hardening = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true', '--init'];

/** The all-in-one image as built by the tests. */
export const image = 'exit-tickets/all-in-one:local';
