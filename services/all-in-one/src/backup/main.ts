import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkDatabaseUrl, commandTimeoutMs, databaseProblem, loadConfig } from '@exit-tickets/service-kit';
import { mongo } from 'mongoose';
import { allInOneConfig } from '../config.ts';
import { backupNoteOf } from '../data-dir.ts';
import { migrationsOfAll } from '../migrations.ts';
import { type ReachedDatabase, reachOrMakeDatabase, reachStillDatabase } from '../reach-database.ts';
import { print } from '../run-command.ts';
import { explainStart, StartError } from '../start-error.ts';
import { DumpError, type Manifest } from './dump-format.ts';
import { exportDatabase } from './export-database.ts';
import { importDatabase } from './import-database.ts';
import { verifyDump } from './read-dump.ts';

const knownMigrations = migrationsOfAll.flatMap(({ service, steps }) =>
  Object.keys(steps).map((name) => `${service} ${name}`),
);

const onDatabase = async <Result>(
  { url, close }: ReachedDatabase,
  work: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> => {
  checkDatabaseUrl(url);
  const client = new mongo.MongoClient(url, {
    serverSelectionTimeoutMS: commandTimeoutMs,
    writeConcern: { w: 'majority', journal: true },
  });
  try {
    await client.connect().catch((error: unknown) => {
      throw databaseProblem(error);
    });
    return await work(client);
  } finally {
    await client.close();
    await close();
  }
};

const summaryOf = (held: Manifest): string => {
  const counts = Object.entries(held).map(([name, { count }]) => `${name} ${count}`);
  return `${Object.values(held).reduce((sum, { count }) => sum + count, 0)} documents (${counts.join(', ')})`;
};

/** Writes a dump and verifies it by reading it back. */
const dumpTo = async (file: string, config: Parameters<typeof reachStillDatabase>[0], now: Date): Promise<void> => {
  const written = await onDatabase(await reachStillDatabase(config), async (client) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return exportDatabase(client, file, now);
  });
  await verifyDump(file, knownMigrations);
  print(`${file}: ${summaryOf(written)}`);
};

const usage = 'Usage: npm run export -- FILE | npm run import -- FILE | npm run backup -- [FOLDER]';

const run = async (command: string | undefined, path: string | undefined): Promise<void> => {
  // biome-ignore lint/style/noProcessEnv: the one place where this command's environment is read
  const config = loadConfig(allInOneConfig, process.env);
  const now = new Date();
  if (command === 'export' && path) return dumpTo(resolve(path), config, now);
  if (command === 'backup') {
    const folder = resolve(path ?? 'backups');
    const name = now.toISOString().replaceAll(':', '-').replace(/\..*/, '');
    await dumpTo(join(folder, `exit-tickets-${name}.jsonl.gz`), config, now);
    // Without a writable `DATA_DIR` the time of the backup is not recorded.
    return writeFile(backupNoteOf(config.DATA_DIR), now.toISOString()).catch(() => undefined);
  }
  if (command !== 'import' || !path) throw new StartError(usage);
  const held = await onDatabase(await reachOrMakeDatabase(config), (client) =>
    importDatabase(client, resolve(path), knownMigrations),
  );
  print(`imported ${summaryOf(held)}`);
};

/** An explanation, in one line, when the system denies access to a file or folder. */
const explainFile = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && 'code' in error
    ? `${String(error.path)} cannot be used by this command (${String(error.code)}): name another, or let its user write there`
    : undefined;

try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof DumpError ? error.message : (explainStart(error) ?? explainFile(error) ?? error));
  process.exitCode = 1;
}
