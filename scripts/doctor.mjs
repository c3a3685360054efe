// Tells whoever runs the app whether it works with what the environment says: `npm run doctor`. One part more closely:
// `npm run doctor -- ai` has the model do small tasks, `npm run mail-test -- --to ADDRESS` sends a mail.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './set-up.mjs';

const wholeInstallation = join('services', 'all-in-one', 'src', 'doctor', 'main.ts');
/** What can be looked at more closely, and the program that does. */
const subjects = { ai: join('services', 'ai', 'src', 'doctor', 'main.ts'), mail: wholeInstallation };

const [, , ...args] = process.argv;
const subject = args.find((arg) => !arg.startsWith('-') && !arg.includes('@'));
if (subject !== undefined && !Object.hasOwn(subjects, subject)) {
  console.error('Usage: npm run doctor [-- ai | --json] | npm run mail-test -- --to ADDRESS');
  process.exit(2);
}
/** In the image of everything Node itself is the right one. */
const own = existsSync(node) ? node : existsSync(join(root, 'node_modules')) && process.execPath;
if (!own) {
  console.error('Nothing is installed yet: run npm ci, or npm start once.');
  process.exit(2);
}
const program = subject === undefined ? wholeInstallation : subjects[subject];
const { status } = spawnSync(own, [join(root, program), ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 2);
