import { type BundledChromium, bundledChromium } from './bundled-chromium.ts';
import { ChromiumNotFoundError, reasonOf } from './chromium.errors.ts';
import { installedCandidates } from './installed-chromium.ts';
import { type Machine, thisMachine } from './machine.ts';
import { whyNotChromium } from './runs.ts';

export interface FoundChromium {
  executablePath: string;
  /** The whole environment to start it with. */
  env: Record<string, string>;
  source: 'given' | 'installed' | 'npm';
}

export interface FindOptions {
  /** The value of CHROMIUM_PATH: when set, no other Chromium is tried. */
  chromiumPath?: string;
  machine?: Machine;
}

/**
 * A Chromium that starts on this machine: the given one, else an installed one, else the one from npm (unpacked on
 * first use, about two seconds).
 *
 * @throws ChromiumNotFoundError when the given program is not a Chromium, or when there is none
 */
export async function findChromium({
  chromiumPath,
  machine = thisMachine(),
}: FindOptions = {}): Promise<FoundChromium> {
  const env = { ...machine.environment };
  if (chromiumPath) {
    const reason = await whyNotChromium(chromiumPath, env);
    if (reason !== undefined)
      throw new ChromiumNotFoundError(`CHROMIUM_PATH "${chromiumPath}" is no Chromium: ${reason}`);
    return { executablePath: chromiumPath, env, source: 'given' };
  }
  for (const candidate of installedCandidates(machine))
    if ((await whyNotChromium(candidate, env)) === undefined)
      return { executablePath: candidate, env, source: 'installed' };
  return usable(await bundledOrNone(machine), env);
}

async function bundledOrNone(machine: Machine): Promise<BundledChromium> {
  try {
    return await bundledChromium(machine);
  } catch (error) {
    const message = `No Chromium is installed, and ${reasonOf(error)}. Install one or set CHROMIUM_PATH.`;
    throw new ChromiumNotFoundError(message, { cause: error });
  }
}

/** The unpacked Chromium, with its bundled system libraries where the machine has none. */
async function usable(bundled: BundledChromium, machineEnv: Record<string, string>): Promise<FoundChromium> {
  const { executablePath, fontsFile, libraryFolder } = bundled;
  const env: Record<string, string> = { FONTCONFIG_FILE: fontsFile, ...machineEnv };
  const reason = await whyNotChromium(executablePath, env);
  if (reason === undefined) return { executablePath, env, source: 'npm' };
  const withLibraries = { ...env, LD_LIBRARY_PATH: [libraryFolder, env.LD_LIBRARY_PATH ?? []].flat().join(':') };
  if ((await whyNotChromium(executablePath, withLibraries)) === undefined)
    return { executablePath, env: withLibraries, source: 'npm' };
  throw new ChromiumNotFoundError(`${executablePath} does not start: ${reason}`);
}
