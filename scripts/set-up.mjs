// Runs on the machine's own Node (20 or newer) before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Node 24 as installed by npm, regardless of the machine's version. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const installedStamp = join(root, 'node_modules', '.installed-from');
const builtStamp = join(root, 'web', 'dist', '.built-from');

const run = (command, args, options = {}) => {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error || status !== 0) {
    if (stdout) process.stderr.write(stdout);
    console.error(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
};

const filesUnder = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist', 'test', 'test-results', '.turbo'].includes(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

const hashOf = (...paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

const packagesOf = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;

/** Whether npm has installed here, going by its record in node_modules. Optional packages depend on the system. */
const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
};

/** Installs the lock file's packages, unless they are installed already. */
export const install = () => {
  const hash = hashOf('package-lock.json');
  if (isCurrent(installedStamp, hash)) return;
  if (!isInstalled()) {
    console.error('Installing packages (once, about a minute)…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  writeFileSync(installedStamp, hash);
};

/** Builds the web app, unless the build matches the current files. */
export const buildWeb = () => {
  const hash = hashOf('package-lock.json', 'web', 'packages/answer-groups', 'packages/contracts');
  if (isCurrent(builtStamp, hash)) return;
  console.error('Building the web app…');
  run('npm', ['run', 'build', '--workspace', 'web', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(builtStamp, hash);
};
