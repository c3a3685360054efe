// What a school day asks of the app, by a simulation: prints the tables of docs/scaling.md. `--write` puts them there,
// `--check` exits with 1 when they stand there otherwise.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tables } from './tables.ts';

const page = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url));
const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } } });

const before = readFileSync(page, 'utf8');
let after = before;
for (const [name, make] of Object.entries(tables)) {
  const text = make();
  if (!options.write && !options.check) process.stdout.write(`\n${name}\n${text}\n`);
  const place = new RegExp(`(<!-- simulated: ${name} -->\\n)[^]*?(\\n<!-- /simulated -->)`);
  if (!place.test(after)) throw new Error(`docs/scaling.md has no place for the table “${name}”`);
  after = after.replace(place, (_all, begin: string, end: string) => `${begin}${text}${end}`);
}
if (options.write) writeFileSync(page, after);
if (options.check && after !== before) {
  process.stderr.write('docs/scaling.md is out of date: run `npm run bench:scaling -- --write`\n');
  process.exitCode = 1;
}
