import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDebianPackages } from '../debian-packages.ts';

const run = promisify(execFile);

const release = '2.10.29';
const releaseChecksums: Record<string, string> = {
  'linux-x64': 'e314da74a83a1d3876db8814c27eb990fe729640fd6452025b441bcede8390da',
  'linux-arm64': 'da4b27942ecfb4c5f0c54553d2e7f470ddda9d7581cfe8131b351a0e223ed401',
};
const fetchTimeoutMs = 60_000;

/**
 * Puts a nats-server at `path`: Debian's package, downloaded and unpacked without installation and without root, else
 * the project's own release. Several processes may do so at once: each works in a separate folder, and the last step
 * is a rename. Throws with every reason when none is available.
 */
export const fetchNatsServer = async (path: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const folder = await mkdtemp(join(dirname(path), 'fetch-'));
  try {
    await rename(await fetchInto(folder), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const fetchInto = async (folder: string): Promise<string> => {
  const reasons: unknown[] = [];
  for (const source of [debianPackage, projectRelease]) {
    try {
      return await source(folder);
    } catch (error) {
      reasons.push(error);
    }
  }
  throw new AggregateError(reasons, 'no nats-server: install one, or name one in NATS_SERVER_BIN');
};

const debianPackage = async (folder: string): Promise<string> =>
  join(await unpackDebianPackages(['nats-server'], folder, fetchTimeoutMs), 'usr', 'sbin', 'nats-server');

const projectRelease = async (folder: string): Promise<string> => {
  const checksum = releaseChecksums[`${process.platform}-${process.arch}`];
  if (!checksum) throw new Error(`no release is known for ${process.platform} ${process.arch}`);
  const name = `nats-server-v${release}-linux-${process.arch === 'x64' ? 'amd64' : 'arm64'}`;
  const archive = join(folder, 'release.tar.gz');
  const url = `https://github.com/nats-io/nats-server/releases/download/v${release}/${name}.tar.gz`;
  await writeFile(archive, await download(url, checksum));
  await run('tar', ['-xzf', archive, '-C', folder], { timeout: fetchTimeoutMs });
  return join(folder, name, 'nats-server');
};

/** Downloads the body at a URL. Throws unless it has this SHA-256. */
export const download = async (url: string, sha256: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  const actual = createHash('sha256').update(body).digest('hex');
  if (actual !== sha256) throw new Error(`${url} has checksum ${actual}, not ${sha256}`);
  return body;
};
