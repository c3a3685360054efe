import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { processInfo } from '../src/extraction/process-info.ts';

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return { ...fs, readFile: vi.fn(fs.readFile) };
});

/** A process of a machine with pages of 16 kB, as its /proc shows it. */
const onLargePages: Readonly<Record<string, string>> = {
  '/proc/4071/stat':
    '4071 (node) S 1 4071 4071 0 -1 4194304 900 0 0 0 150 50 0 0 20 0 11 0 8640 1245708288 12800 18446744073709551615 1 1 0 0 0',
  '/proc/4071/status': 'Name:\tnode\nVmPeak:\t 1216512 kB\nVmRSS:\t  204800 kB\nRssAnon:\t  160000 kB\n',
};

test('the memory of a process is what it holds, whatever the pages of the machine', async () => {
  vi.mocked(readFile).mockImplementation(async (path) => onLargePages[String(path)] ?? '');
  const info = await processInfo(4071);
  vi.mocked(readFile).mockReset();
  expect(info).toEqual({ startedAt: 8640, cpuMs: 2_000, memoryBytes: 200 * 1024 * 1024 });
});

test.runIf(existsSync('/proc/self/status'))('the memory of this process is as much as Node says', async () => {
  const { memoryBytes = 0 } = (await processInfo(process.pid)) ?? {};
  expect(memoryBytes / process.memoryUsage().rss).toBeCloseTo(1, 0);
});
