// The cost of the server, as ratios within one run and as sizes: the table in docs/performance.md. `--only
// submit,classes` measures some groups, `--markdown` prints the table for the docs. Exits with 1 when a target is
// missed or a figure is unreliable.
import { parseArgs } from 'node:util';
import { classRows } from './server/classes.ts';
import { eventLoopRows } from './server/event-loop.ts';
import { gatewayRows } from './server/gateway.ts';
import { growthRows } from './server/growth.ts';
import { liveRows } from './server/live.ts';
import { memoryRows } from './server/memory.ts';
import { asMarkdown, asTable, type Row } from './server/rows.ts';
import { startRows } from './server/start.ts';
import { submitRows } from './server/submit.ts';

const groups: Record<string, () => Promise<Row[]>> = {
  submit: submitRows,
  gateway: gatewayRows,
  classes: classRows,
  live: liveRows,
  'event-loop': eventLoopRows,
  growth: growthRows,
  memory: memoryRows,
  start: startRows,
};

const { values: options } = parseArgs({ options: { only: { type: 'string' }, markdown: { type: 'boolean' } } });
const wanted = options.only?.split(',') ?? Object.keys(groups);
const unknown = wanted.find((name) => !groups[name]);
if (unknown !== undefined) throw new Error(`--only ${unknown}: there are ${Object.keys(groups).join(', ')}`);

const rows: Row[] = [];
for (const name of wanted) {
  process.stderr.write(`measuring ${name} …\n`);
  rows.push(...((await groups[name]?.()) ?? []));
}
process.stdout.write(`${(options.markdown ? asMarkdown : asTable)(rows)}\n`);
if (rows.some(({ outcome }) => outcome !== 'met')) process.exitCode = 1;
