// Writes docs/bounds.md: what each call, request, consumer and timer may take. The numbers come from the contract; the last
// column is written by hand, and kept. With `--check` it writes nothing and fails when the page is out of date or a row is empty.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contracts from '../packages/contracts/src/index.ts';

const { api, costOf, limits, timeouts } = contracts;
const declared = new Map(Object.entries(contracts));
const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/bounds.md');
const before = existsSync(page) ? readFileSync(page, 'utf8') : '';

const missing = '**nobody has said**';
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
const often = ({ rateLimits = [] }) =>
  rateLimits
    .map(
      (limit) =>
        `${limit.perAddress} ${limit.counts} in ${limit.windowMinutes} min of an address${limit.overall ? `, ${limit.overall} in all` : ''}`,
    )
    .join('; ') || '–';

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
/** What repeats work has its row where that is named. */
const periodicWork = 'packages/service-kit/src/process/periodic-work.ts';
const timers = sources.flatMap(({ path, text }) =>
  path !== periodicWork && /setInterval\(|startPeriodicWork\(/.test(text) ? [row(path)] : [],
);

const text = `# What each call and each job may take

Written by \`npm run bounds\`, all but the last column: what grows with what, and what ends it. \`npm test\` fails while a row
says nothing there.

## Calls

A body is in within ${limits.jsonBodySeconds} s, or keeps a pace of ${size(limits.uploadMinBytesPerSecond)} a second, in pieces of at least
${limits.bodyPieces.bytesEach} bytes on average; JSON holds at most ${limits.jsonValues} values, or as many as stand behind its size; of one address at most
${size(limits.bodyBytesPerAddress)} are on their way, of all ${size(limits.bodyBytes)}. The time is the longest that the gateway waits for an answer to begin,
and then for each next piece. Places at one service, and of whom:

${places.join('\n')}

${table('| call | body | time | place | how often | work and memory |', calls)}

## Requests over the bus

Input and reply are one message each, of at most ${size(limits.busMessageBytes)}.

${table('| request | work and memory |', requests)}

## Consumers of events

An event is one message. A consumer that fails is tried again, later and later, and then leaves a dead letter.

${table('| consumer | event | work and memory |', consumers)}

## Timers

${table('| source | work and memory |', timers)}
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (before !== text || text.includes(missing)) {
  console.error('docs/bounds.md is out of date, or has a row without a sentence: run `npm run bounds`, and write it');
  process.exitCode = 1;
}
