import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onParentGone } from './parent.mjs';
import { buildWeb, install, node, root } from './set-up.mjs';

install();
buildWeb();

// The app restarts when its sources change; Vite serves the web with hot reload and proxies /api to it.
const processes = [
  spawn(node, ['--watch', '--watch-preserve-output', join('services', 'all-in-one', 'src', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], { cwd: join(root, 'web'), stdio: 'inherit' }),
];
const stop = (signal) => {
  for (const one of processes) one.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
onParentGone(() => stop('SIGTERM'));
