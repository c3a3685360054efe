import { execFile } from 'node:child_process';
import { access, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ChromiumNotFoundError, reasonOf } from './chromium.errors.ts';
import type { Machine } from './machine.ts';

const run = promisify(execFile);
const unpackProgram = fileURLToPath(new URL('./unpack.ts', import.meta.url));
const owner = process.getuid?.() ?? 0;

/** A Chromium unpacked from npm, with additional files that it may need. */
export interface BundledChromium {
  executablePath: string;
  /** A font configuration: the machine's fonts, and one bundled font. */
  fontsFile: string;
  /** System libraries for a machine that lacks them. */
  libraryFolder: string;
}

const partsOf = (folder: string): BundledChromium => ({
  executablePath: join(folder, 'chromium'),
  fontsFile: join(folder, 'fonts.conf'),
  libraryFolder: join(folder, 'al2023', 'lib'),
});

const unpackings = new Map<string, Promise<BundledChromium>>();

/**
 * The Chromium from npm, unpacked on first use into a cache folder named by its version. Any number of processes may
 * call this at once: each fills a private folder, and the first one to rename it wins.
 *
 * @throws ChromiumNotFoundError when there is none for this kind of machine, or no writable cache folder
 */
export async function bundledChromium(machine: Machine): Promise<BundledChromium> {
  if (machine.platform !== 'linux' || machine.arch !== 'x64')
    throw new ChromiumNotFoundError(`none comes by npm for ${machine.platform} ${machine.arch}`);
  const { packedFolder, version } = await packed();
  const refusals: string[] = [];
  for (const cacheFolder of machine.cacheFolders) {
    const folder = join(cacheFolder, `exit-tickets-chromium-${version}-${owner}`);
    try {
      return await once(folder, () => unpackInto(folder, packedFolder));
    } catch (error) {
      refusals.push(`${folder}: ${reasonOf(error)}`);
    }
  }
  throw new ChromiumNotFoundError(`the one that comes by npm cannot be unpacked (${refusals.join('; ')})`);
}

/** Unpacks a folder only once at a time within this process; a failed attempt is repeated on the next call. */
function once(folder: string, unpack: () => Promise<BundledChromium>): Promise<BundledChromium> {
  const running = unpackings.get(folder) ?? unpack().finally(() => unpackings.delete(folder));
  unpackings.set(folder, running);
  return running;
}

async function packed(): Promise<{ packedFolder: string; version: string }> {
  try {
    const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
    const description: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
    const isNamed = typeof description === 'object' && description !== null && 'version' in description;
    return { packedFolder: join(packageFolder, 'bin'), version: isNamed ? String(description.version) : 'unknown' };
  } catch (error) {
    throw new ChromiumNotFoundError(`@sparticuz/chromium is not there (${reasonOf(error)})`);
  }
}

async function unpackInto(folder: string, packedFolder: string): Promise<BundledChromium> {
  const parts = partsOf(folder);
  if (await isComplete(folder)) return parts;
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.unpacking-`);
  try {
    await run(process.execPath, [unpackProgram, packedFolder], { env: { TMPDIR: staging } });
    await writeFile(partsOf(staging).fontsFile, fontsConfiguration(folder));
    await makeVisible(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return parts;
}

/** Whether the folder is complete. Throws if others can write it: in a shared temp folder they may have created it. */
async function isComplete(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (found === undefined) return false;
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o022) !== 0)
    throw new Error('exists, but others can write there');
  const checks = await Promise.allSettled(Object.values(partsOf(folder)).map((part) => access(part)));
  return checks.every((check) => check.status === 'fulfilled');
}

async function makeVisible(staging: string, folder: string): Promise<void> {
  try {
    await rename(staging, folder);
  } catch (error) {
    // Another process was first, or a cleaner of temp folders deleted parts of an old one.
    if (await isComplete(folder)) return;
    const remains = join(staging, 'remains');
    await rename(folder, remains).catch(() => {
      throw error;
    });
    await rm(remains, { recursive: true, force: true });
    await rename(staging, folder);
  }
}

const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${xml(join(folder, 'fonts', 'fonts'))}</dir>
  <cachedir>${xml(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`;

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
