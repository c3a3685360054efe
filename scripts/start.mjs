import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, install, node, root } from './set-up.mjs';

install();
buildWeb();

// The channel tells the app when this process is gone, so that it never outlives it holding the port.
const app = spawn(node, [join('packages', 'stack', 'src', 'main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal));
app.on('exit', (code) => process.exit(code ?? 1));
