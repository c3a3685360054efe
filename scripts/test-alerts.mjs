// Checks the alert rules with Prometheus' own tool: their syntax, and the tests in
// deploy/observability/alerts.test.yml. Looks for `promtool` in PROMTOOL or on the PATH (Debian: package `prometheus`).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const { PROMTOOL: promtool = 'promtool' } = process.env;
const cwd = join(root, 'deploy', 'observability');

for (const args of [
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { status, error } = spawnSync(promtool, args, { cwd, stdio: 'inherit' });
  if (error) console.error(`${promtool} cannot be started (${error.message}): set PROMTOOL to where it is`);
  if (status !== 0) process.exit(status ?? 1);
}
