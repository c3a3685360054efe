// The journeys in a real Firefox: `npm run test:firefox`. What it needs is got first, as for `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();
const args = ['run', '--root', 'services/all-in-one', '--config', 'vitest.firefox.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
