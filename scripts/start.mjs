import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onParentGone } from './parent.mjs';
import { buildWeb, install, node, root } from './set-up.mjs';

install();
buildWeb();

// Small heaps: docs/performance.md lists the savings.
const allInOne = join('services', 'all-in-one');
const options = JSON.parse(readFileSync(join(root, allInOne, 'node-options.json'), 'utf8'));

// The channel closes when this process ends, so that the app never outlives it and blocks the port.
const app = spawn(node, [...options.arguments, join(allInOne, 'src', 'main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...options.environment, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.kill(signal));
// An app that is ending by itself has already closed the channel.
onParentGone(() => app.connected && app.disconnect());

/** The signals that end the app, without a message, when damaged data is detected too late. */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV'];

app.on('exit', (code, signal) => {
  if (crashSignals.includes(signal)) {
    const { DATA_DIR } = process.env;
    const dataDir = resolve(root, DATA_DIR || '.data');
    console.error(
      `The app crashed (${signal}). Start it again; if it crashes again, the data in ${dataDir} may be damaged: ` +
        'restore it from a backup, or move it away to begin anew.',
    );
  }
  process.exit(code ?? 1);
});
