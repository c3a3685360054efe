// Checks whether the app works with the configured environment: `npm run doctor`. Some parts have a closer check:
// `npm run doctor -- ai` gives the model small tasks, `npm run mail-test -- --to ADDRESS` sends a mail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './set-up.mjs';

const wholeInstallation = join('services', 'all-in-one', 'src', 'doctor', 'main.ts');
/** The parts with a closer check, and their programs. */
const subjects = { ai: join('services', 'ai', 'src', 'doctor', 'main.ts'), mail: wholeInstallation };

const [, , ...args] = process.argv;
const subject = args.find((arg) => !arg.startsWith('-') && !arg.includes('@'));
if (subject !== undefined && !Object.hasOwn(subjects, subject)) {
  console.error('Usage: npm run doctor [-- ai | --json] | npm run mail-test -- --to ADDRESS');
  process.exit(2);
}
/** In the all-in-one image, Node itself is the right one. */
const own = existsSync(node) ? node : existsSync(join(root, 'node_modules')) && process.execPath;
if (!own) {
  console.error('Nothing is installed yet: run npm ci, or npm start once.');
  process.exit(2);
}
const program = subject === undefined ? wholeInstallation : subjects[subject];
const { status } = spawnSync(own, [join(root, program), ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 2);
