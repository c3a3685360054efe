import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { processInfo } from '../../src/extraction/process-info.ts';

test('the memory of a process does not depend on the page size of the machine', async () => {
  const proc = folderOfTest();
  await mkdir(join(proc, '4071'));
  // The values of a machine with pages of 16 kB.
  const stat =
    '4071 (node) S 1 4071 4071 0 -1 4194304 900 0 0 0 150 50 0 0 20 0 11 0 8640 1245708288 12800 18446744073709551615 1 1 0 0 0';
  await writeFile(join(proc, '4071/stat'), stat);
  await writeFile(
    join(proc, '4071/status'),
    'Name:\tnode\nVmPeak:\t 1216512 kB\nVmRSS:\t  204800 kB\nRssAnon:\t  160000 kB\n',
  );
  expect(await processInfo(4071, proc)).toEqual({ startedAt: 8640, cpuMs: 2_000, memoryBytes: 200 * 1024 * 1024 });
});

test.runIf(existsSync('/proc/self/status'))('the memory of this process is what Node reports', async () => {
  const { memoryBytes = 0 } = (await processInfo(process.pid)) ?? {};
  expect(memoryBytes / process.memoryUsage().rss).toBeCloseTo(1, 0);
});
