// Runs the tests of the whole system against a process for each service, on NATS (CONTRIBUTING.md). Files may be named.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();

const vitest = join(root, 'node_modules', '.bin', 'vitest');
const args = ['run', '--root', 'services/all-in-one', '--config', 'vitest.distributed.config.ts'];
// What Node compiled is kept: each file starts every service anew.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
const { status } = spawnSync(vitest, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
