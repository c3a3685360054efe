import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../test-results/', import.meta.url));
const path = `${folder}faults.jsonl`;

const row = z.object({
  fault: z.string(),
  acknowledged: z.int(),
  /** Of the acknowledged responses. */
  presentAfterwards: z.int(),
  /** Calls that were refused or not answered. */
  failedCalls: z.int(),
  /** Calls that the gateway ended because a service took too long, due to the fault or a busy machine. */
  timedOut: z.int(),
  /** From the repair until all parts are healthy and a call of each kind has succeeded; longer on a busy machine. */
  secondsToRecover: z.number(),
});
export type Row = z.infer<typeof row>;

/** Adds a row to the table that is printed at the end. */
export const addRow = (measured: Row): Promise<void> => appendFile(path, `${JSON.stringify(measured)}\n`);

/** Starts with an empty table, and prints it at the end. */
export default async () => {
  await mkdir(folder, { recursive: true });
  await rm(path, { force: true });
  return async () => {
    const lines = await readFile(path, 'utf8').catch(() => '');
    const rows = lines.split('\n').flatMap((line) => (line ? [row.parse(JSON.parse(line))] : []));
    // biome-ignore lint/suspicious/noConsole: the table is what the suite is run for
    console.table(rows);
  };
};
