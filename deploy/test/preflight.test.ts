import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './support/root.ts';

/** A machine without problems. */
const machine = {
  engine: '26.1.5+dfsg1',
  compose: '2.26.1-4',
  memory: 8_326_852_608,
  disk: 100 * 1024 ** 3,
  architecture: 'x86_64',
  cpuInfo: 'processor\t: 0\nflags\t\t: fpu vme sse4_2 avx avx2\n',
  kernel: '6.12.48+deb13-amd64',
  mongoImage: 'mongo:8.0.17',
};
type Machine = typeof machine;

const script = join(root, 'scripts', 'preflight.mjs');
const findings = z.array(z.strictObject({ level: z.enum(['ok', 'warning']), text: z.string() }));
/** A script for the Node of the machine, without types. */
const { judge } = z
  .object({ judge: z.custom<(machine: Machine) => unknown>((value) => typeof value === 'function') })
  .parse(await import(pathToFileURL(script).href));

const warningsOf = (change: Partial<Machine>): string[] =>
  findings
    .parse(judge({ ...machine, ...change }))
    .filter(({ level }) => level === 'warning')
    .map(({ text }) => text);

test.each<[string, Partial<Machine>]>([
  ['a machine of 8 GB with what docker-compose.yml needs', {}],
  ['the oldest Docker that knows start_interval', { engine: '25.0.0', compose: '2.20.3' }],
  ['a compose version with a letter', { compose: 'v5.0.1' }],
  ['an arm64 machine, which has other flags', { architecture: 'aarch64', cpuInfo: 'Features\t: fp asimd atomics\n' }],
  ['a machine without information about its processor', { cpuInfo: '' }],
  ['the last kernel before the affected ones', { kernel: '6.18.44-fc' }],
  ['the first kernel after the affected ones', { kernel: '7.0.14-generic' }],
  ['an affected kernel with MongoDB 7, which has another allocator', { kernel: '6.19.2', mongoImage: 'mongo:7.0.28' }],
])('there is no warning about %s', (_, change) => {
  expect(warningsOf(change)).toEqual([]);
});

test.each<[string, Partial<Machine>, RegExp]>([
  ['an engine that does not know start_interval', { engine: '24.0.9' }, /^Docker 24\.0\.9 .*25\.0\.0/],
  ['no engine', { engine: '' }, /^Docker does not answer/],
  ['a compose that is too old', { compose: '2.20.2' }, /^Docker compose 2\.20\.2 .*2\.20\.3/],
  ['a machine of 4 GB', { memory: 4 * 1024 ** 3 }, /^4\.0 GB of memory: 8 GB/],
  ['a full disk', { disk: 5 * 1024 ** 3 }, /^5\.0 GB free .*20 GB/],
  ['a processor without AVX', { cpuInfo: 'flags\t: fpu sse4_2 avxish\n' }, /without AVX, on which MongoDB 8/],
  ['the first kernel on which MongoDB 8 crashes', { kernel: '6.19.0-arch1-1' }, /^Linux 6\.19\.0.* MongoDB 8 crashes/],
  ['the last kernel on which MongoDB 8 crashes', { kernel: '7.0.13' }, /^Linux 7\.0\.13.* 7\.0\.14/],
])('the only warning is about %s', (_, change, text) => {
  expect(warningsOf(change)).toEqual([expect.stringMatching(text)]);
});

test('npm run preflight prints a line for each check and succeeds, even without Docker', () => {
  const output = execFileSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: '' } });
  expect(output.trim().split('\n')).toHaveLength(findings.parse(judge(machine)).length);
  expect(output).toMatch(/^warning {2}Docker does not answer/m);
});
