// Tells whoever runs the app whether a part of it works with what the environment says: `npm run doctor -- ai`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './set-up.mjs';

/** What can be looked at, and the program that does. */
const subjects = { ai: join('services', 'ai', 'src', 'doctor', 'main.ts') };

const [, , subject = ''] = process.argv;
if (!Object.hasOwn(subjects, subject)) {
  console.error(`Usage: npm run doctor -- ${Object.keys(subjects).join(' | ')}`);
  process.exit(1);
}
if (!existsSync(node)) {
  console.error('Nothing is installed yet: run npm ci, or npm start once.');
  process.exit(1);
}
const { status } = spawnSync(node, [join(root, subjects[subject])], { stdio: 'inherit' });
process.exit(status ?? 1);
