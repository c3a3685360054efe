import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  getAnalysis,
  getJudgements,
  getTicket,
  listArchivedTickets,
  listResponses,
  listTickets,
  login,
} from '@exit-tickets/contracts';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { createApiClient, runProgram } from '@exit-tickets/testing';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { exportDatabase } from '../../services/all-in-one/src/backup/export-database.ts';
import { importDatabase } from '../../services/all-in-one/src/backup/import-database.ts';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { freePort } from '../support/app-process.ts';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';

const command = new URL('../../services/all-in-one/src/backup/main.ts', import.meta.url);

const folder = folderOfTests();
let server: EmbeddedMongo;
beforeAll(async () => {
  // On TCP, like a MongoDB.
  server = await startEmbeddedMongo({ dataDir: join(folder, 'server'), tcpPort: 0 });
});
afterAll(() => server.close());

/** A new, empty database on the server. */
const newDatabase = async () => {
  const url = server.url.replace(/[^/]*$/, randomUUID());
  const client = await new mongo.MongoClient(url).connect();
  onTestFinished(() => client.close());
  return { url, client, database: client.db() };
};
type Database = Awaited<ReturnType<typeof newDatabase>>['database'];

const { Binary, Double, Int32, Long, ObjectId } = mongo;
const documents = [
  { _id: new ObjectId(), one: new Int32(1), double: new Double(1), long: Long.fromNumber(1), at: new Date(0) },
  { _id: 'text', nested: { list: [null, { deep: true }, 'ë 🎓', ''], bytes: new Binary(Buffer.from([0, 255])) } },
] as object[] as mongo.Document[];

/** The stored bytes of every document. */
const bytesOf = async (database: Database, name: string): Promise<string[]> => {
  const found = await database.collection(name).find({}, { raw: true }).toArray();
  return found.map((bytes) => Buffer.from(bytes as unknown as Buffer).toString('hex'));
};

/** A dump of a database with two collections, and an empty database as the target of an import. */
const prepare = async () => {
  const source = await newDatabase();
  await source.database.collection('things').insertMany(documents);
  await source.database.collection<{ _id: string }>('migrations').insertOne({ _id: 'tickets 1-known' });
  const file = join(folder, `${randomUUID()}.jsonl.gz`);
  await exportDatabase(source.client, file, new Date());
  const target = await newDatabase();
  return { source, target, file };
};
const known = ['tickets 1-known', 'tickets 2-later'];

describe('a dump', () => {
  test('restores every document byte for byte, and reports how many', async () => {
    const { source, target, file } = await prepare();
    expect(await importDatabase(target.client, file, known)).toMatchObject({
      things: { count: 2 },
      migrations: { count: 1 },
    });
    expect(await bytesOf(target.database, 'things')).toEqual(await bytesOf(source.database, 'things'));
    // The file contains names and password hashes.
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('can be imported only into an empty database', async () => {
    const { target, file } = await prepare();
    await target.database.collection('things').insertOne({ is: 'here' });
    await expect(importDatabase(target.client, file, known)).rejects.toThrow(/holds something already \(things\)/);
    expect(await target.database.collection('things').countDocuments()).toBe(1);
  });

  test('never overwrites another file', async () => {
    const { source, file } = await prepare();
    await expect(exportDatabase(source.client, file, new Date())).rejects.toThrow(/is there already/);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  const rewritten =
    (change: (text: string) => string) =>
    (bytes: Buffer): Buffer =>
      gzipSync(change(gunzipSync(bytes).toString()));
  test.each([
    ['that is cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20), /cut or damaged/],
    ['whose last lines are missing', rewritten((text) => text.slice(0, text.indexOf('{"manifest"'))), /is cut/],
    ['with a changed document', rewritten((text) => text.replace('ë', 'e')), /is damaged/],
    ['with a document too few', rewritten((text) => text.replace(/\{"document".*\n/, '')), /is damaged/],
    ['of a newer format', rewritten((text) => text.replace('"format":1', '"format":2')), /newer release/],
    ['of newer data', rewritten((text) => text.replace('tickets 1-known"]', 'tickets 9-new"]')), /newer release/],
    ['that is no dump', () => gzipSync('hello\n'), /is no dump/],
    ['that is not even gzip', () => Buffer.from('hello\n'), /cut or damaged/],
  ])('%s is refused before the import writes anything', async (_what, change, reason) => {
    const { target, file } = await prepare();
    await writeFile(file, change(await readFile(file)));
    await expect(importDatabase(target.client, file, known)).rejects.toThrow(reason);
    expect(await target.database.listCollections().toArray()).toEqual([]);
  });

  test('that fails during the import leaves no collections', async () => {
    const { target, file } = await prepare();
    await target.database.collection('things').createIndex({ missing: 1 }, { unique: true });
    await expect(importDatabase(target.client, file, known)).rejects.toThrow(/E11000/);
    expect(await target.database.listCollections().toArray()).toEqual([]);
  });
});

test('a backup to a folder that cannot be written fails with one line that names the folder', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const DATA_DIR = join(folder, 'used');
  await (await startEmbeddedMongo({ dataDir: join(DATA_DIR, 'database') })).close();
  const { stderr } = await runProgram(command, { DATA_DIR }, 'backup', join(file, 'backups'));
  expect(stderr.trim()).toBe(
    `${join(file, 'backups')} cannot be used by this command (ENOTDIR): name another, or let its user write there`,
  );
});

test('a backup of the running app imported into a MongoDB keeps accounts, tickets and responses', async () => {
  const PORT = String(await freePort());
  const common = { PORT, BCRYPT_COST: '4', LOG_LEVEL: 'silent' };
  const DATA_DIR = join(folder, 'app');
  const app = await startAllInOne({ ...common, DATA_DIR });
  const teacher = await newTeacher(app.addresses.local);
  const { ticket, params } = await newTicket(teacher);
  for (const studentName of ['Noor', 'Sem']) await submit(app.addresses.local, { ticketId: ticket.id, studentName });
  const backups = join(folder, 'backups');
  expect(await runProgram(command, { DATA_DIR }, 'backup', backups)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/documents \(.*responses 2, .*tickets 1, .*users 1\)/),
  });
  await app.context.close();

  const { url } = await newDatabase();
  const [name = ''] = await readdir(backups);
  expect(await runProgram(command, { MONGODB_URL: url }, 'import', join(backups, name))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^imported \d+ documents/),
  });
  const moved = await startAllInOne({ ...common, DATA_DIR: join(folder, 'other'), MONGODB_URL: url });
  onTestFinished(moved.context.close);
  const client = createApiClient(moved.addresses.local);
  expect((await client.call(login, { body: { email: teacher.email, password } })).status).toBe(200);
  expect((await client.call(listTickets)).body).toMatchObject([{ id: ticket.id, responseCount: 2 }]);
  const { body } = await client.call(listResponses, { params });
  expect(body.map(({ studentName }) => studentName).sort()).toEqual(['Noor', 'Sem']);
}, 180_000);

/** The replies of an earlier release about its stored data, without the PINs, which become free in time. */
const earlierAnswers = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    tickets: z.array(
      z.object({
        ticket: z.looseObject({ id: z.string(), title: z.string(), isArchived: z.boolean() }),
        responses: z.array(z.unknown()),
        analysis: z.looseObject({}).optional(),
        marks: z.array(z.unknown()).default([]),
      }),
    ),
  }),
);
const earlier = (file: string) => new URL(`./earlier-releases/${file}`, import.meta.url);

/**
 * Data that was created through the API of that release. The first had no backups yet, so its data folder was kept. The
 * second knew verdicts and marks, and exported its data.
 */
describe('data of an earlier release:', () => {
  const common = async () => ({ PORT: String(await freePort()), BCRYPT_COST: '4', LOG_LEVEL: 'silent' });
  const releases = {
    'the first one, in its data folder': async () => {
      const DATA_DIR = join(folder, 'first');
      await mkdir(join(DATA_DIR, 'database'), { recursive: true });
      await writeFile(join(DATA_DIR, 'database', 'data.mdb'), gunzipSync(await readFile(earlier('first.data.mdb.gz'))));
      return { name: 'first', app: await startAllInOne({ ...(await common()), DATA_DIR }) };
    },
    'the second one, in a backup that goes into a database of another name': async () => {
      const { url: MONGODB_URL } = await newDatabase();
      const imported = await runProgram(command, { MONGODB_URL }, 'import', fileURLToPath(earlier('second.jsonl.gz')));
      expect(imported.code).toBe(0);
      const DATA_DIR = join(folder, 'second');
      return { name: 'second', app: await startAllInOne({ ...(await common()), DATA_DIR, MONGODB_URL }) };
    },
  };
  test.each(Object.entries(releases))(
    '%s, still has all accounts, tickets, responses, counts, analyses and marks',
    async (_release, startWithData) => {
      const { name, app } = await startWithData();
      onTestFinished(app.context.close);
      const accounts = earlierAnswers.parse(JSON.parse(await readFile(earlier(`${name}.json`), 'utf8')));
      expect(accounts).not.toEqual([]);
      for (const { email, password: theirs, tickets } of accounts) {
        const teacher = createApiClient(app.addresses.local);
        expect((await teacher.call(login, { body: { email, password: theirs } })).status).toBe(200);
        const titlesOf = (isArchived: boolean): string[] =>
          tickets.flatMap(({ ticket }) => (ticket.isArchived === isArchived ? [ticket.title] : [])).sort();
        for (const list of [listTickets, listArchivedTickets]) {
          const { body } = await teacher.call(list, { query: { sort: 'title' } });
          expect(body.map(({ title }) => title)).toEqual(titlesOf(list === listArchivedTickets));
        }
        for (const { ticket, responses, analysis, marks } of tickets) {
          const params = { id: ticket.id };
          expect((await teacher.call(getTicket, { params })).body).toMatchObject(ticket);
          expect((await teacher.call(listResponses, { params })).body).toEqual(responses);
          const found = await teacher.call(getAnalysis, { params });
          if (analysis) expect(found.body).toMatchObject(analysis);
          else expect(found.status).toBe(404);
          const { questions } = (await teacher.call(getJudgements, { params })).body;
          const marked = questions.flatMap(({ questionId, groups }) =>
            groups.flatMap(({ wordings }) =>
              wordings.flatMap((one) =>
                one.by === 'teacher' ? [{ questionId, answer: one.answer, verdict: one.verdict }] : [],
              ),
            ),
          );
          expect(marked).toEqual(marks);
        }
      }
    },
  );
});
