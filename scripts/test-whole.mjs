// Runs system tests that are not part of `npm test`, by the name of their configuration: `npm run test:firefox`.
// Downloads their requirements first. Accepts file names.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();

const [name, ...files] = process.argv.slice(2);
const bin = (name) => join(root, 'node_modules', '.bin', name);

// Packages for a single suite are installed beside its tests, so that nobody else has to install them.
const own = join(root, 'e2e', name);
if (existsSync(join(own, 'package.json')))
  for (const [command, ...args] of [
    ['npm', 'install', '--no-package-lock', '--ignore-scripts'],
    [bin('tsc'), '-p', own],
  ]) {
    const { status } = spawnSync(command, args, { cwd: own, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) process.exit(1);
  }

const args = ['run', '--root', 'e2e', '--config', `vitest.${name}.config.ts`, ...files];
// Keeps Node's compile cache, because each file starts every service anew.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
const { status } = spawnSync(bin('vitest'), args, { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
