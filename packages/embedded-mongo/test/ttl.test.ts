import { afterAll, expect, test } from 'vitest';
import { removeExpired } from '../src/ttl.ts';
import { openContext } from './support/context.ts';

const { server, clock, run, close } = openContext();
afterAll(close);

const idsIn = async (find: string) => {
  const { values } = await run({ distinct: find, key: '_id' });
  return Array.isArray(values) ? values.map((id) => id.value) : [];
};

test('expired documents are removed, and no others', async () => {
  await run({ createIndexes: 'c', indexes: [{ name: 'ttl', key: { at: 1 }, expireAfterSeconds: 60 }] });
  const ago = (seconds: number) => new Date(clock.time - seconds * 1000);
  await run({
    insert: 'c',
    documents: [
      { _id: 1, at: ago(61) },
      { _id: 2, at: ago(59) },
      { _id: 3, at: 'long ago' },
      { _id: 4 },
      { _id: 5, at: [ago(0), ago(100)] },
      { _id: 6, at: null },
    ],
  });
  expect(await removeExpired(server)).toBe(2);
  expect(await idsIn('c')).toEqual([2, 3, 4, 6]);
  clock.time += 5000;
  expect(await removeExpired(server)).toBe(1);
  expect(await idsIn('c')).toEqual([3, 4, 6]);
});

test('a partial index expires only its own documents, however many', async () => {
  await run({
    createIndexes: 'd',
    indexes: [{ name: 'ttl', key: { at: 1 }, expireAfterSeconds: 0, partialFilterExpression: { done: true } }],
  });
  const documents = Array.from({ length: 1100 }, (_, _id) => ({ _id, at: new Date(0), done: _id > 0 }));
  await run({ insert: 'd', documents });
  expect(await removeExpired(server)).toBe(1099);
  expect(await idsIn('d')).toEqual([0]);
});

test('a cursor that is unused for ten minutes is closed', async () => {
  await run({ insert: 'e', documents: [{}, {}, {}] });
  const open = async () => {
    const { cursor } = await run({ find: 'e', batchSize: 1 });
    return typeof cursor === 'object' && cursor !== null && 'id' in cursor ? cursor.id : undefined;
  };
  const [forgotten, used] = [await open(), await open()];
  clock.time += 6 * 60_000;
  await run({ getMore: used, collection: 'e', batchSize: 1 });
  clock.time += 6 * 60_000;
  server.cursors.sweep();
  expect(await run({ getMore: forgotten, collection: 'e', batchSize: 1 })).toMatchObject({
    codeName: 'CursorNotFound',
  });
  expect(await run({ getMore: used, collection: 'e', batchSize: 1 })).toMatchObject({ ok: { value: 1 } });
});
