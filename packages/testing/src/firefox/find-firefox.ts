import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { thisMachine } from '@exit-tickets/chromium';
import { fetchDebianPackages } from '../debian-packages.ts';
import { firstExecutable } from '../executables.ts';

/** Kept between runs at the root of the repository: a Firefox installation, with this folder in place of `/`. */
const cacheDir = resolve(import.meta.dirname, '../../../../.cache/firefox');
const cached = join(cacheDir, 'usr', 'lib', 'firefox-esr', 'firefox-esr');

/** Long enough for eighty megabytes. */
const fetchTimeoutMs = 300_000;

interface FoundFirefox {
  executablePath: string;
  /** The whole environment to start it with. */
  env: Record<string, string>;
}

/**
 * A Firefox: that of FIREFOX_PATH, else one on the PATH, else the cached one, else Debian's, which is downloaded into
 * the cache. Throws when none is available.
 */
export const findFirefox = async (): Promise<FoundFirefox> => {
  const { environment, pathFolders } = thisMachine();
  // biome-ignore lint/style/noProcessEnv: development tooling, not a service with its own config
  const { FIREFOX_PATH } = process.env;
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) => pathFolders.map((folder) => join(folder, name)));
  const installed = FIREFOX_PATH || (await firstExecutable(onPath));
  if (installed) return { executablePath: installed, env: { ...environment } };
  if (!(await firstExecutable([cached]))) await fetchFirefox();
  const libraries = globSync('{usr/,}lib/*-linux-gnu', { cwd: cacheDir });
  const folders = [...libraries.map((folder) => join(cacheDir, folder)), environment.LD_LIBRARY_PATH ?? []].flat();
  return { executablePath: cached, env: { ...environment, LD_LIBRARY_PATH: folders.join(':') } };
};

const fetchFirefox = async (): Promise<void> => {
  console.error("No Firefox is installed: Debian's is fetched into .cache/ (once, about a minute)…");
  try {
    await fetchDebianPackages(['firefox-esr'], cacheDir, fetchTimeoutMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No Firefox is installed, and Debian's cannot be had (${reason}): name one in FIREFOX_PATH`);
  }
};
