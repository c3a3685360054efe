import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { aSubmission } from '@exit-tickets/testing';
import { mongo } from 'mongoose';
import { temporaryDataDir } from '../../e2e/support/app-process.ts';
import { exportDatabase } from '../../services/all-in-one/src/backup/export-database.ts';
import { importDatabase } from '../../services/all-in-one/src/backup/import-database.ts';
import { print } from '../report.ts';

// How long a backup and a move to another database take, with 100,000 responses.

const responses = 100_000;
const perTicket = 500;
const batchSize = 1_000;

const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now();
  const usage = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(usage);
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`${what}: ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor time)`);
  return result;
};

const folder = await temporaryDataDir();
const open = async (name: string) => {
  const server = await startEmbeddedMongo({ dataDir: join(folder.path, name), tcpPort: 0 });
  const client = await new mongo.MongoClient(server.url).connect();
  return { client, close: () => client.close().then(server.close) };
};

const source = await open('source');
const target = await open('target');
await timed(`storing ${responses} responses`, async () => {
  const collection = source.client.db().collection<{ _id: string }>('responses');
  for (let from = 0; from < responses; from += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, at) => {
      const number = from + at;
      const ticketId = `ticket-${Math.floor(number / perTicket)}`;
      const { answers } = aSubmission({ ticketId });
      const studentName = `Leerling ${number}`;
      return { _id: `response-${number}`, ticketId, studentName, answers, submittedAt: new Date(), outbox: [] };
    });
    await collection.insertMany(batch);
  }
});
const file = join(folder.path, 'dump.jsonl.gz');
await timed('export', () => exportDatabase(source.client, file, new Date()));
print(`${((await stat(file)).size / 1024 / 1024).toFixed(1)} MiB`);
await timed('import', () => importDatabase(target.client, file, []));
await source.close();
await target.close();
await folder.remove();
