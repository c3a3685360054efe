// Writes docs/bounds.md: work and memory of each call, request, consumer and timer. The numbers come from the contract;
// the last column is written by hand and kept. `--check` writes nothing and fails on an outdated page or an empty row.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contracts from '../packages/contracts/src/index.ts';

const { api, costOf, limits, timeouts } = contracts;
const declared = new Map(Object.entries(contracts));
const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/bounds.md');
const before = existsSync(page) ? readFileSync(page, 'utf8') : '';

const missing = '**missing**';
const sentences = new Map(
  [...before.matchAll(/^\| `([^`]+)` (?:\|.*)?\| ([^|]+) \|$/gm)].map(([, key, text]) => [key, text]),
);
const row = (key, ...cells) => `| \`${key}\` | ${[...cells, sentences.get(key) ?? missing].join(' | ')} |`;
const table = (head, rows) => [head, head.replace(/[^|]+/g, '---'), ...rows].join('\n');

const size = (bytes) => (bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`);
const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const places = Object.entries(limits.callsInFlight).map(
  ([cost, most]) =>
    `- \`${cost}\`: ${Object.entries(most)
      .map(([whose, count]) => `${count} ${inWords(whose)}`)
      .join(', ')}`,
);
const time = (seconds) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
const oneLimit = ({ perAddress, perAccount, overall, counts, windowSeconds }) =>
  `${[
    `${perAddress} ${counts} per address`,
    ...(perAccount ? [`${perAccount} per account`] : []),
    ...(overall ? [`${overall} overall`] : []),
  ].join(', ')} in ${time(windowSeconds)}`;
const often = ({ rateLimits = [] }) => rateLimits.map(oneLimit).join('; ') || '–';

const calls = api.map((call) => {
  const values = call.bodyValues ? `, ${call.bodyValues} values` : '';
  const body = call.body ? `${size(call.bodyLimit ?? limits.jsonBodyBytes)}${values}` : '–';
  const seconds = (call.timeoutMs ?? timeouts.callMs) / 1000;
  return row(`${call.method} ${call.path}`, body, `${seconds} s`, costOf(call), often(call));
});

const requests = [...declared.values()].flatMap((value) =>
  value?.input && value.reply && value.name ? [row(value.name)] : [],
);

const sources = globSync('{services/*,packages/{bus,service-kit,embedded-mongo,telemetry}}/src/**/*.ts', { cwd: root })
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))
  .sort((one, other) => (one.path < other.path ? -1 : 1));
const consumers = sources.flatMap(({ text }) =>
  [...text.matchAll(/consumer\(\s*['`]([^'`]+)['`],\s*(\w+)/g)].map(([, name, event]) =>
    row(name, declared.get(event).type),
  ),
);
/** Work repeated by this file has its row at the caller. */
const periodicWork = 'packages/service-kit/src/process/periodic-work.ts';
const timers = sources.flatMap(({ path, text }) =>
  path !== periodicWork && /setInterval\(|startPeriodicWork\(/.test(text) ? [row(path)] : [],
);

const text = `# Work and memory of each call and job

\`npm run bounds\` writes this page from the contract. Only the last column is written by hand: what the work grows with, and what limits
it. \`npm test\` fails while a row lacks it.

## Calls

- A body arrives within ${limits.jsonBodySeconds} s, or an upload at ${size(limits.uploadMinBytesPerSecond)} a second or faster, in pieces of at least ${limits.bodyPieces.bytesEach} bytes on average.
- JSON holds at most ${limits.jsonValues} values, unless its row names another number.
- All bodies on their way have at most ${size(limits.bodyBytesPerAddress)} from one address and ${size(limits.bodyBytes)} overall.
- The time is the longest that the gateway waits for an answer to begin, and then for each next piece.

Each call takes a place at its service, of which there are:

${places.join('\n')}

${table('| call | body | time | place | how often | work and memory |', calls)}

## Requests over the bus

Input and reply are one message each, of at most ${size(limits.busMessageBytes)}.

${table('| request | work and memory |', requests)}

## Consumers of events

An event is one message. A consumer that fails is retried with growing delays, and then leaves a dead letter.

${table('| consumer | event | work and memory |', consumers)}

## Timers

${table('| source | work and memory |', timers)}
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (before !== text || text.includes(missing)) {
  console.error('docs/bounds.md is out of date, or a row lacks its last column: run `npm run bounds`, and write it');
  process.exitCode = 1;
}
