import { Long } from 'mongodb';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const { db } = useDatabase();

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ _id: from + i }));
const find = (options: object) =>
  db().command({ find: 'numbers', sort: { _id: 1 }, ...options }, { promoteLongs: false });
const more = (id: Long, options = {}) =>
  db().command({ getMore: id, collection: 'numbers', ...options }, { promoteLongs: false });

beforeAll(async () => {
  await db().collection<{ _id: number }>('numbers').insertMany(range(0, 250));
});

test('the first batch has 101 documents by default, and the next one has the rest', async () => {
  const { cursor } = await find({});
  expect(cursor.firstBatch).toEqual(range(0, 101));
  const next = await more(cursor.id);
  expect(next.cursor.nextBatch).toEqual(range(101, 250));
  expect(next.cursor.id).toEqual(Long.ZERO);
  await expect(more(cursor.id)).rejects.toMatchObject({ code: 43 });
});

test('an exactly filled batch leaves its cursor open', async () => {
  const { cursor } = await find({ filter: { _id: { $lt: 10 } }, batchSize: 10 });
  expect(cursor.firstBatch).toHaveLength(10);
  expect(cursor.id).not.toEqual(Long.ZERO);
  expect((await more(cursor.id)).cursor).toMatchObject({ nextBatch: [], id: Long.ZERO });
});

test('reaching a limit closes the cursor, also across batches', async () => {
  expect((await find({ limit: 5, batchSize: 5 })).cursor.id).toEqual(Long.ZERO);
  const { cursor } = await find({ limit: 7, batchSize: 5 });
  expect((await more(cursor.id, { batchSize: 5 })).cursor).toMatchObject({ nextBatch: range(5, 7), id: Long.ZERO });
});

test('a single batch leaves no cursor open', async () => {
  expect((await find({ batchSize: 5, singleBatch: true })).cursor).toMatchObject({
    firstBatch: range(0, 5),
    id: Long.ZERO,
  });
});

test('a batch of 0 only opens the cursor', async () => {
  const { cursor } = await find({ batchSize: 0 });
  expect(cursor.firstBatch).toEqual([]);
  expect((await more(cursor.id, { batchSize: 2 })).cursor.nextBatch).toEqual(range(0, 2));
});

test('killing a cursor ends it', async () => {
  const { cursor } = await find({ batchSize: 2 });
  expect(await db().command({ killCursors: 'numbers', cursors: [cursor.id] }, { promoteLongs: false })).toMatchObject({
    cursorsKilled: [cursor.id],
  });
  await expect(more(cursor.id)).rejects.toMatchObject({ code: 43 });
});

test('a cursor can be read only through its collection', async () => {
  const { cursor } = await find({ batchSize: 2 });
  await expect(db().command({ getMore: cursor.id, collection: 'others' })).rejects.toMatchObject({ ok: 0 });
});

test('the driver reads everything, in batches of any size', async () => {
  const collection = db().collection('numbers');
  for (const batchSize of [1, 7, 250, 1000]) {
    expect(await collection.find({}, { batchSize }).sort({ _id: 1 }).toArray()).toEqual(range(0, 250));
  }
});

test('a batch stays below 16 MiB', async () => {
  const collection = db().collection<{ _id: number; s: string }>('large');
  await collection.insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, s: 'x'.repeat(6e6) })));
  const { cursor } = await db().command({ find: 'large' }, { promoteLongs: false });
  expect(cursor.firstBatch).toHaveLength(2);
  expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3, 4, 5]);
});

test('a document that is deleted or changed meanwhile is not returned', async () => {
  const collection = db().collection<{ _id: number; open: boolean }>('moving');
  await collection.insertMany([1, 2, 3, 4].map((_id) => ({ _id, open: true })));
  const cursor = collection.find({ open: true }, { batchSize: 1 });
  expect(await cursor.next()).toMatchObject({ _id: 1 });
  await collection.deleteOne({ _id: 2 });
  await collection.updateOne({ _id: 3 }, { $set: { open: false } });
  expect(await cursor.toArray()).toMatchObject([{ _id: 4 }]);
});
