import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, install, root } from './set-up.mjs';

install();
buildWeb();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };

/** A check that passes or fails as one. */
const check = (name, command, args) => {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  total[status === 0 ? 'passed' : 'failed'] += 1;
};

const workspaces = ['packages', 'services']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .concat('web');
const resultOf = (workspace) => join(root, workspace, 'test-results', 'vitest.json');

check('Format and lint', bin('biome'), ['check', '.']);
check('Directions of imports', bin('depcruise'), ['bench', 'packages', 'scripts', 'services', 'web']);
check('Unused files, exports and dependencies', bin('knip'), []);
check('Types', bin('tsc'), []);
check('Types of the web', bin('tsc'), ['-p', 'web']);

check('The table of endpoints and their tests', bin('node'), ['scripts/endpoint-tests.mjs', '--check']);
check('The table of configuration', bin('node'), ['scripts/configuration.mjs', '--check']);
check('The picture of imports', bin('node'), ['scripts/dependency-graph.mjs', '--check']);

process.stdout.write('\n── Tests\n');
for (const workspace of workspaces) rmSync(resultOf(workspace), { force: true });
const runTests = (...options) =>
  new Promise((resolve) => {
    const args = ['run', 'test', ...options, '--continue', '--env-mode=loose', '--output-logs=new-only'];
    // What Node compiled is kept: many tests start the app as a process of its own.
    const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
    spawn(bin('turbo'), args, { cwd: root, stdio: 'inherit', env }).on('exit', resolve);
  });
// The service that reads pictures from the beginning, as it takes longest, and the others beside it. When those are done, the
// whole system, two files at a time: with more of them a browser waits longer on two processors than a test does.
const [pictures, whole] = ['@exit-tickets/ai', '@exit-tickets/all-in-one'];
const thenTheWhole = async () => [
  await runTests(`--filter=!${pictures}`, `--filter=!${whole}`, '--concurrency=2'),
  await runTests(`--filter=${whole}`),
];
const statuses = (await Promise.all([runTests(`--filter=${pictures}`), thenTheWhole()])).flat();
for (const workspace of workspaces.filter((one) => existsSync(join(root, one, 'vitest.config.ts')))) {
  // Tests that were broken off leave no report, and are no success.
  if (!existsSync(resultOf(workspace))) {
    total.failed += 1;
    continue;
  }
  const report = JSON.parse(readFileSync(resultOf(workspace), 'utf8'));
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
}
// A run that broke without a failed test, as a file that does not load, counts as a failure all the same.
if (statuses.some((status) => status !== 0) && total.failed === 0) total.failed += 1;

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
