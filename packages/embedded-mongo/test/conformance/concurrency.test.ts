import { expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const { db, client } = useDatabase();

const times = <T>(count: number, run: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => run(i)));

test('100 simultaneous increments all count, and each returns a different value', async () => {
  const collection = db().collection<{ _id: string; n: number }>('counter');
  await collection.insertOne({ _id: 'c', n: 0 });
  const seen = await times(100, () =>
    collection.findOneAndUpdate({ _id: 'c' }, { $inc: { n: 1 } }, { returnDocument: 'after' }),
  );
  expect(new Set(seen.map((doc) => doc?.n)).size).toBe(100);
  expect(await collection.findOne()).toEqual({ _id: 'c', n: 100 });
});

test('a unique index lets exactly one of many equal inserts through', async () => {
  const collection = db().collection('race');
  await collection.createIndex({ pin: 1 }, { unique: true });
  const outcomes = await times(50, (i) =>
    collection.insertOne({ pin: '1234', i }).then(
      () => 'stored',
      (error) => error.code,
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 11000)).toHaveLength(49);
  expect(await collection.countDocuments({ pin: '1234' })).toBe(1);
});

test('only one of many simultaneous claims succeeds', async () => {
  const collection = db().collection<{ _id: string; owner?: number }>('claim');
  await collection.insertOne({ _id: 'ticket' });
  const claims = await times(50, (i) =>
    collection.findOneAndUpdate({ _id: 'ticket', owner: { $exists: false } }, { $set: { owner: i } }),
  );
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
});

test('only one of many simultaneous upserts of one key inserts', async () => {
  const collection = db().collection<{ _id: string; n: number }>('upserts');
  const results = await times(50, () => collection.updateOne({ _id: 'x' }, { $inc: { n: 1 } }, { upsert: true }));
  expect(results.reduce((sum, { upsertedCount }) => sum + upsertedCount, 0)).toBe(1);
  expect(await collection.findOne()).toEqual({ _id: 'x', n: 50 });
});

test('an acknowledged write is visible to every read at once', async () => {
  const collection = db().collection<{ _id: number }>('visible');
  await times(100, async (i) => {
    await collection.insertOne({ _id: i });
    expect(await client().db(db().databaseName).collection<{ _id: number }>('visible').findOne({ _id: i })).toEqual({
      _id: i,
    });
  });
});
