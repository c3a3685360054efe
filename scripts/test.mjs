import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command and prints its output at the end, because others run at the same time. */
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (status) => resolve({ status, output }));
  });

/** Runs checks one after the other; each passes or fails as a whole. */
const checkAll = async (checks) => {
  for (const [name, command, ...args] of checks) {
    const { status, output } = await run(bin(command), args);
    process.stdout.write(`\n── ${name}\n${output}`);
    total[status === 0 ? 'passed' : 'failed'] += 1;
  }
};

const workspaces = ['packages', 'services']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .concat('deploy', 'e2e', 'web');
const resultOf = (workspace) => join(root, workspace, 'test-results', 'vitest.json');

/** Several checkers would each create most types again: three times the work on two processors. */
const oneChecker = ['--checkers', '1'];
// Each column keeps one processor busy; both take about as long.
await Promise.all([
  checkAll([
    ['Types', 'tsc', ...oneChecker],
    ['Types of the web', 'tsc', '-p', 'web', ...oneChecker],
    ['Format and lint', 'biome', 'check', '.'],
  ]),
  checkAll([
    ['Unused files, exports and dependencies', 'knip'],
    ['Directions of imports', 'depcruise', 'bench', 'deploy', 'e2e', 'packages', 'scripts', 'services', 'web'],
    ['The table of bounds', 'node', 'scripts/bounds.mjs', '--check'],
    ['The table of configuration', 'node', 'scripts/configuration.mjs', '--check'],
    ['What NATS lets each service do', 'node', 'scripts/nats-users.mjs', '--check'],
    ['The picture of imports', 'node', 'scripts/dependency-graph.mjs', '--check'],
  ]),
]);

process.stdout.write('\n── Tests\n');
for (const workspace of workspaces) rmSync(resultOf(workspace), { force: true });
const runTests = (...options) =>
  new Promise((resolve) => {
    const args = ['run', 'test', ...options, '--continue', '--env-mode=loose', '--output-logs=new-only'];
    // Keeps Node's compile cache, because many tests start the app as a process.
    const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
    spawn(bin('turbo'), args, { cwd: root, stdio: 'inherit', env }).on('exit', resolve);
  });
// The service that reads pictures takes longest, so it starts first, with the others beside it. The system tests, three
// files at a time, begin when either is done: waiting for both would leave a processor idle.
const [pictures, whole] = ['@exit-tickets/ai', '@exit-tickets/e2e'];
const first = [
  runTests(`--filter=${pictures}`),
  runTests(`--filter=!${pictures}`, `--filter=!${whole}`, '--concurrency=3'),
];
await Promise.race(first);
const statuses = await Promise.all([...first, runTests(`--filter=${whole}`)]);
for (const workspace of workspaces.filter((one) => existsSync(join(root, one, 'vitest.config.ts')))) {
  // Interrupted tests leave no report, and count as failed.
  if (!existsSync(resultOf(workspace))) {
    total.failed += 1;
    continue;
  }
  const report = JSON.parse(readFileSync(resultOf(workspace), 'utf8'));
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
}
// A run that broke without a failed test, such as a file that does not load, also counts as a failure.
if (statuses.some((status) => status !== 0) && total.failed === 0) total.failed += 1;

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
