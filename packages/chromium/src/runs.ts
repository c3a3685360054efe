import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { reasonOf } from './chromium.errors.ts';

const run = promisify(execFile);

/**
 * Why the program at `path` cannot be used as Chromium; undefined when it can. It must exist, start, and report that it
 * is a Chromium. On Windows `--version` opens a window, so there only its existence is checked.
 */
export async function whyNotChromium(path: string, env: Readonly<Record<string, string>>): Promise<string | undefined> {
  try {
    await access(path, constants.X_OK);
    if (process.platform === 'win32') return undefined;
    const { stdout } = await run(path, ['--version'], { env, timeout: 10_000, killSignal: 'SIGKILL' });
    if (!/chrom(e|ium)|edge/i.test(stdout)) return 'it does not say that it is a Chromium';
    // A snap has a private /tmp, in which the profile that we create does not exist.
    return /\bsnap\b/.test(stdout) ? 'a Chromium from a snap cannot be driven' : undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
