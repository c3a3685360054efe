import { join, resolve } from 'node:path';
import { fetchDebianPackages } from '../debian-packages.ts';
import { firstExecutable } from '../executables.ts';

/** Kept between runs at the root of the repository: the installed proxies, with this folder in place of `/`. */
const cacheDir = resolve(import.meta.dirname, '../../../../.cache/proxies');
const packages = ['apache2', 'caddy', 'nginx'] as const;
const programOf = { apache2: 'usr/sbin/apache2', caddy: 'usr/bin/caddy', nginx: 'usr/sbin/nginx' };
const fetchTimeoutMs = 120_000;

/**
 * The folder that takes the place of `/` on a machine with Debian's apache2, caddy and nginx, none of them configured.
 * It is cached, or downloaded into the cache. Installed programs stay untouched. Throws when they are unavailable.
 */
export const findProxies = async (): Promise<string> => {
  const found = await Promise.all(packages.map((name) => firstExecutable([join(cacheDir, programOf[name])])));
  if (found.includes(undefined)) await fetchDebianPackages(packages, cacheDir, fetchTimeoutMs);
  return cacheDir;
};
