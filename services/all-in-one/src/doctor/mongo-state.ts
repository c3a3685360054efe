import { type Finding, finding } from './finding.ts';

const subject = 'database';
const oldestMajor = 7;

/** First patch of each series that fixes CVE-2025-14847, which leaks memory; other old series have no fix. */
const safePatches: Record<string, number> = { '7.0': 28, '8.0': 17, '8.2': 3 };
/** Later series are not affected. */
const lastUnsafe = [8, 2] as const;

const numbersOf = (version: string): [major: number, minor: number, patch: number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return [major, minor, patch];
};

/** Checks the version of the server. */
export const checkVersion = (version: string): Finding => {
  const [major, minor, patch] = numbersOf(version);
  const name = `MongoDB ${version}`;
  if (major < oldestMajor) return finding(subject, 'problem', `${name} is too old: ${oldestMajor}.0 or later`);
  const series = `${major}.${minor}`;
  const safePatch = safePatches[series];
  const isLater = major > lastUnsafe[0] || (major === lastUnsafe[0] && minor > lastUnsafe[1]);
  if (isLater || (safePatch !== undefined && patch >= safePatch)) return finding(subject, 'ok', name);
  const all = Object.entries(safePatches).map(([each, from]) => `${each}.${from}`);
  const advice =
    safePatch === undefined
      ? `no ${series} is safe, take ${all.join(', ')} or later`
      : `${series}.${safePatch} or later`;
  return finding(subject, 'warning', `${name} gives away memory (CVE-2025-14847): ${advice}`);
};

/** Checks the feature compatibility version: each upgrade requires that of the version before it. */
export const checkCompatibility = (version: string, compatibility: string): Finding => {
  const [major, minor] = numbersOf(version);
  const [dataMajor, dataMinor] = numbersOf(compatibility);
  const wanted = `${major}.${minor}`;
  if (compatibility === wanted) return finding(subject, 'ok', `feature compatibility ${compatibility}`);
  const said = `feature compatibility is ${compatibility} on ${version}`;
  if (dataMajor > major || (dataMajor === major && dataMinor > minor))
    return finding(subject, 'problem', `${said}, which is older: go back to ${compatibility}`);
  // From 7.0 to 8.0 and from 8.0 to 8.2 is one step each; from 7.0 to 8.2 is two.
  const isOneStep = dataMajor === major || (dataMajor === major - 1 && minor === 0);
  return isOneStep
    ? finding(subject, 'warning', `${said}: set it to ${wanted} before the next major version, and skip none`)
    : finding(subject, 'problem', `${said}: versions were skipped, go back and take each major version in turn`);
};

const fullest = { warning: 0.85, problem: 0.95 } as const;
const mebibyte = 1024 * 1024;

/** Checks the volume of the database's files, as reported by the server. */
export const checkVolume = (used: number, total: number): Finding => {
  const share = used / total;
  const level = share > fullest.problem ? 'problem' : share > fullest.warning ? 'warning' : 'ok';
  const free = Math.floor((total - used) / mebibyte);
  return finding('disk', level, `${free} MiB free for the database (its volume is ${Math.round(share * 100)}% full)`);
};
