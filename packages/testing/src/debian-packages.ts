import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks Debian packages and their missing dependencies without installing them and without root. Everything stays in
 * `folder`, including the package lists, so that no fresh `apt-get update` is needed. Returns the folder that takes the
 * place of `/`. Each step has `timeout` milliseconds.
 */
export const unpackDebianPackages = async (
  names: readonly string[],
  folder: string,
  timeout: number,
): Promise<string> => {
  const lists = join(folder, 'lists');
  const cache = join(folder, 'cache');
  const archives = join(cache, 'archives');
  for (const place of [lists, archives]) await mkdir(join(place, 'partial'), { recursive: true });
  // Nothing outside the folder is written, so apt's lock, which requires root, is not needed.
  const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${cache}`, 'APT::Sandbox::User=', 'Debug::NoLocking=1'];
  const own = ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
  await run('apt-get', [...own, 'update'], { timeout });
  const download = ['install', '--download-only', '--reinstall', '--no-install-recommends', '--yes'];
  await run('apt-get', [...own, ...download, ...names], { timeout });
  const unpacked = join(folder, 'unpacked');
  for (const file of await readdir(archives))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(archives, file), unpacked], { timeout });
  return unpacked;
};

/** Puts unpacked Debian packages at `path`, which takes the place of `/`. Several processes may do so at once. */
export const fetchDebianPackages = async (names: readonly string[], path: string, timeout: number): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(`${path}-fetch-`);
  try {
    await rename(await unpackDebianPackages(names, folder, timeout), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
