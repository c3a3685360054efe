// The cost of two pages on a cheap phone with a slow connection: the landing page and a student page with questions. A
// Chromium with a quarter of this processor and 1.6 Mbit/s at 150 ms latency, like the mobile profile of Lighthouse;
// each visit is a first visit. `--markdown` prints the table for the docs. Exits with 1 when a target is missed.
import { parseArgs } from 'node:util';
import { openBrowser } from '@exit-tickets/testing';
import { startAppUnderTest } from '../server/app.ts';
import { asMarkdown, asTable, type Row, row } from '../server/rows.ts';
import { median } from '../server/statistics.ts';
import { type Visit, visitPage } from './visit.ts';

const rounds = 7;
const bytesPerKiB = 1024;

interface Targets {
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  /** Compressed, in KiB. */
  scripts: number;
  all?: number;
  requests?: number;
}

const rowsOf = (name: string, visits: readonly Visit[], targets: Targets): Row[] => {
  const figures = (of: keyof Visit): number[] => visits.map((visit) => visit[of]).toSorted((a, b) => a - b);
  const timed = (what: string, of: keyof Visit, most: number, unit: string, digits = 0): Row => {
    const all = figures(of);
    const measured = median(all);
    const range = `${all[0]?.toFixed(digits)} to ${all.at(-1)?.toFixed(digits)}`;
    return row(
      `${name}: ${what}`,
      `<= ${most}${unit}`,
      `${measured.toFixed(digits)}${unit} (${range})`,
      measured <= most,
    );
  };
  const counted = (what: string, of: keyof Visit, most: number | undefined, unit: string, per = 1): Row[] => {
    const measured = median(figures(of)) / per;
    const text = `${measured.toFixed(per > 1 ? 1 : 0)}${unit}`;
    return most === undefined ? [] : [row(`${name}: ${what}`, `<= ${most}${unit}`, text, measured <= most)];
  };
  return [
    timed('largest contentful paint', 'largestPaintMs', targets.largestPaintMs, ' ms'),
    timed('total blocking time', 'blockedMs', targets.blockedMs, ' ms'),
    timed('cumulative layout shift', 'shift', targets.shift, '', 3),
    ...counted('scripts, compressed', 'scriptBytes', targets.scripts, ' KiB', bytesPerKiB),
    ...counted('all of it, compressed', 'bytes', targets.all, ' KiB', bytesPerKiB),
    ...counted('requests', 'requests', targets.requests, ''),
  ];
};

const { values: options } = parseArgs({ options: { markdown: { type: 'boolean' } } });
const app = await startAppUnderTest();
const { browser, close } = await openBrowser();
try {
  const [ticket] = await app.openTickets(1);
  const visitAll = async (path: string, shown: string): Promise<Visit[]> => {
    await visitPage(browser, app.url, { path, shown }); // fills the caches of the server
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visitPage(browser, app.url, { path, shown }));
    return visits;
  };
  const rows = [
    ...rowsOf('landing page', await visitAll('/', '#root:not([data-rendered]) h1'), {
      largestPaintMs: 1_500,
      blockedMs: 100,
      shift: 0.02,
      scripts: 250,
    }),
    ...rowsOf('student’s page', await visitAll(`/student/${ticket?.pin}`, '#question-1'), {
      largestPaintMs: 1_200,
      blockedMs: 50,
      shift: 0.02,
      scripts: 90,
      all: 150,
      requests: 6,
    }),
  ];
  process.stdout.write(`${(options.markdown ? asMarkdown : asTable)(rows)}\n`);
  if (rows.some(({ outcome }) => outcome !== 'met')) process.exitCode = 1;
} finally {
  await close();
  await app.close();
}
