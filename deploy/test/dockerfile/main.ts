// Builds the targets of the Dockerfile without Docker, in an empty folder, and starts each: `npm run test:dockerfile`, or
// `npm run test:dockerfile -- pdf` for some of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageOf } from '../support/dockerfile.ts';
import { createBuild } from './build.ts';
import { copyContext } from './context.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What each says when it is started with nothing but the environment of its image: that far it comes with its packages alone. */
const lastWords: Record<string, RegExp> = {
  gateway: /NATS_URL is not set/,
  auth: /NATS_URL is not set/,
  tickets: /NATS_URL is not set/,
  responses: /NATS_URL is not set/,
  ai: /NATS_URL is not set/,
  pdf: /NATS_URL is not set/,
  operator: /Usage: npm run doctor/,
};
const argumentsOf: Record<string, string[]> = { operator: ['services/all-in-one/src/doctor/main.ts', 'mail'] };
const forDevelopment = ['vitest', 'typescript', '@biomejs', 'turbo', 'node', 'vite'];

const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'dockerfile-'));
try {
  const context = join(folder, '.context');
  mkdirSync(context);
  copyContext(context);
  const { build, folderOf } = createBuild(folder, context);
  for (const [target, words] of Object.entries(lastWords)) {
    if (asked.length > 0 && !asked.includes(target)) continue;
    build(target);
    const home = folderOf(target);
    const { command, environment } = imageOf(target);
    const { status, stderr } = spawnSync(process.execPath, [...command.slice(1), ...(argumentsOf[target] ?? [])], {
      cwd: join(home, 'app'),
      env: environment,
      encoding: 'utf8',
    });
    const surplus = forDevelopment.filter((name) => existsSync(join(home, 'app', 'node_modules', name)));
    if (status === 0 || !words.test(stderr)) throw new Error(`${target} ended with ${status}: ${stderr}`);
    if (surplus.length > 0) throw new Error(`${target} has packages that it does not need: ${surplus.join(', ')}`);
    if (target === 'gateway' && !existsSync(join(home, 'app/web/dist/index.html')))
      throw new Error('the gateway has no web');
    print(`${target}: built and started`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
