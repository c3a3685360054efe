// Runs tests of the whole system that `npm test` leaves out, by the name of their configuration: `npm run test:firefox`. What
// they need is got first. Files may be named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();

const [name, ...files] = process.argv.slice(2);
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const args = ['run', '--root', 'services/all-in-one', '--config', `vitest.${name}.config.ts`, ...files];
// What Node compiled is kept: each file starts every service anew.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
const { status } = spawnSync(vitest, args, { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
