import { existsSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findChromium } from '@exit-tickets/chromium';
import type { AllInOneConfig } from '../config.ts';
import { type Finding, finding, reasonOf } from './finding.ts';

const mebibyte = 1024 * 1024;
/** Free space in MiB below which a problem or a warning is reported. */
const minMebibytes = { data: [200, 2_000], temporary: [100, 500] } as const;

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

const checkDisk = (what: string, path: string, [least, few]: readonly [number, number]): Finding => {
  const { bavail, bsize } = statfsSync(existing(resolve(path)));
  const free = Math.floor((bavail * bsize) / mebibyte);
  const level = free < least ? 'problem' : free < few ? 'warning' : 'ok';
  return finding('disk', level, `${free} MiB free for ${what} (${path})`);
};

/** Checks the browser that makes PDFs. */
export const checkChromium = async (chromiumPath: string | undefined): Promise<Finding[]> => {
  try {
    const { executablePath, source } = await findChromium({ chromiumPath });
    const from = { given: 'CHROMIUM_PATH', installed: 'installed', npm: 'from npm' }[source];
    return [finding('Chromium', 'ok', `${executablePath} (${from})`)];
  } catch (error) {
    return [finding('Chromium', 'problem', `no PDF can be made: ${reasonOf(error)}`)];
  }
};

/** Checks the free space for the embedded database, and for uploads while they are read. */
export const checkDisks = ({ DATA_DIR, MONGODB_URL }: AllInOneConfig): Finding[] => [
  ...(MONGODB_URL ? [] : [checkDisk('the database', DATA_DIR, minMebibytes.data)]),
  checkDisk('uploads', tmpdir(), minMebibytes.temporary),
];

const others = 0o077;

/** Checks the session secret. */
export const checkSecrets = ({ SESSION_SECRET, DATA_DIR }: AllInOneConfig): Finding[] => {
  const subject = 'secrets';
  if (SESSION_SECRET) return [finding(subject, 'ok', 'SESSION_SECRET is long enough')];
  const file = join(resolve(DATA_DIR), 'session-secret');
  if (!existsSync(file)) return [finding(subject, 'ok', 'the session secret is made at the first start')];
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & others) !== 0;
  return isOpen
    ? [finding(subject, 'problem', `other users can read ${file}: chmod 600, and delete it to have a new one made`)]
    : [finding(subject, 'ok', `${file} is readable by its owner only`)];
};
