import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks some of Debian's packages, with those that they need and this machine lacks, without installing any and without
 * root. Everything is kept in `folder`, the package lists too, so that no fresh `apt-get update` is needed. Gives the
 * folder that stands for `/`. No step may take longer than `timeout` milliseconds.
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
  // Nothing of the machine is written to: nobody has to be kept from it meanwhile, which only root can do.
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
