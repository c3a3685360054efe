import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreTooNewError, startEmbeddedMongo } from '../src/index.ts';
import { Engine } from '../src/storage/engine.ts';
import { bringUp, CURRENT_FORMAT, type FormatStep, formatOf } from '../src/storage/format.ts';
import { copyStore, temporaryFolder } from './support/database.ts';

const made = temporaryFolder();
let folder: ReturnType<typeof temporaryFolder>;
const file = () => join(folder.path, 'data.mdb');
beforeAll(async () => {
  await useDatabase(made.path);
});
afterAll(made.remove);
beforeEach(() => {
  folder = temporaryFolder();
  copyStore(made.path, folder.path);
});
afterEach(() => folder.remove());

/** Starts the server, adds a document, closes it, and returns the number of documents. */
async function useDatabase(dataDir = folder.path): Promise<number> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.url);
  await client.db().collection('c').insertOne({});
  const count = await client.db().collection('c').countDocuments();
  await client.close();
  await server.close();
  return count;
}

/** Opens the store without a server. */
async function withEngine<Result>(use: (engine: Engine) => Result | Promise<Result>): Promise<Result> {
  const engine = new Engine(file());
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}
const format = () => withEngine(({ meta }) => formatOf(meta));
const key = Buffer.from('format');
const storeFormat = (number: number) =>
  withEngine((engine) =>
    engine.write(() => {
      const note = Buffer.alloc(4);
      note.writeUInt32BE(number);
      engine.meta.putSync(key, note);
    }),
  );
/** As releases without formats left it. */
const removeFormat = () => withEngine((engine) => engine.write(() => void engine.meta.removeSync(key)));

describe('the format of a store', () => {
  test('is stored when the store is created, which can be opened again', async () => {
    expect(await withEngine(({ meta }) => meta.get(key)?.readUInt32BE())).toBe(CURRENT_FORMAT);
    expect(await useDatabase()).toBe(2);
  });

  test('is the first where none is stored: such a store is opened with all its content', async () => {
    await removeFormat();
    expect(await format()).toBe(1);
    expect(await useDatabase()).toBe(2);
    expect(await format()).toBe(CURRENT_FORMAT);
  });

  test.each([
    ['closed cleanly', () => undefined],
    ['not closed cleanly', () => rmSync(join(folder.path, 'store-state'))],
  ])('of a newer release is refused with what to do, and left as it is, if it was %s', async (_how, arrange) => {
    await storeFormat(CURRENT_FORMAT + 1);
    arrange();
    const refusal = await startEmbeddedMongo({ dataDir: folder.path }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreTooNewError);
    expect(String(refusal)).toMatch(/newer release .*: start that release again, or restore a backup/);
    expect(await format()).toBe(CURRENT_FORMAT + 1);
    await storeFormat(CURRENT_FORMAT);
    expect(await useDatabase()).toBe(2);
  });
});

describe('the steps from one format to the next', () => {
  const ran: number[] = [];
  const steps: FormatStep[] = [1, 2].map((number) => () => void ran.push(number));
  beforeEach(() => {
    ran.length = 0;
  });

  test('run in order and once, also on a store without a stored format', async () => {
    await removeFormat();
    await withEngine((engine) => bringUp(engine, folder.path, steps));
    await withEngine((engine) => bringUp(engine, folder.path, steps));
    expect([ran, await format()]).toEqual([[1, 2], 3]);
  });

  test('start at the format of the store', async () => {
    await storeFormat(2);
    await withEngine((engine) => bringUp(engine, folder.path, steps));
    expect(ran).toEqual([2]);
  });

  test('leave a store as it was when one fails', async () => {
    await storeFormat(1);
    const half = Buffer.from('half');
    const failing: FormatStep = ({ meta }) => {
      meta.putSync(half, Buffer.alloc(1));
      throw new Error('no room');
    };
    await expect(withEngine((engine) => bringUp(engine, folder.path, [failing]))).rejects.toThrow('no room');
    expect([await format(), await withEngine(({ meta }) => meta.get(half))]).toEqual([1, undefined]);
  });

  test('do not run on a new store', async () => {
    rmSync(file());
    await withEngine((engine) => bringUp(engine, folder.path, steps));
    expect([ran, await format()]).toEqual([[], 3]);
  });
});
