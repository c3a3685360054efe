import { deserialize, serialize } from 'bson';
import { MongoServerError, ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { UPDATE_OPERATORS } from '../../src/update/operators.ts';
import { useDatabase } from '../support/database.ts';
import { UPDATE_CASES } from './update-cases.ts';

const { db } = useDatabase();

test('every update operator of the allow-list has a case', () => {
  const covered = new Set([...UPDATE_CASES.map(({ operator }) => operator), '$currentDate']);
  expect(UPDATE_OPERATORS.filter((operator) => !covered.has(operator))).toEqual([]);
});

test.each(UPDATE_CASES.map((one, i) => ({ ...one, i })))(
  '$operator: $rule',
  async ({ doc, update, becomes, code, isNoOp, i }) => {
    const collection = db().collection<{ _id: number }>(`update-${i}`);
    await collection.insertOne({ _id: 1, ...doc });
    const isReplacement = !Object.keys(update)[0]?.startsWith('$');
    const result = (
      isReplacement ? collection.replaceOne({ _id: 1 }, update) : collection.updateOne({ _id: 1 }, update)
    ).catch((error: unknown) => error);
    if (code !== undefined) {
      expect(await result).toMatchObject({ code });
      expect(await result).toBeInstanceOf(MongoServerError);
    } else {
      expect(await result).toMatchObject({ matchedCount: 1, modifiedCount: isNoOp ? 0 : 1 });
    }
    // Compared as bytes: types and the order of fields count.
    const expected = deserialize(serialize({ _id: 1, ...(becomes ?? doc) }), { promoteValues: false });
    const [stored] = await collection.find({ _id: 1 }, { promoteValues: false }).toArray();
    expect(Buffer.from(serialize(stored ?? {})).toString('hex')).toBe(Buffer.from(serialize(expected)).toString('hex'));
  },
);

test('$currentDate sets the time of the server', async () => {
  const collection = db().collection<{ at?: Date; more?: { at: Date } }>('current-date');
  await collection.insertOne({});
  const before = Date.now();
  await collection.updateOne({}, { $currentDate: { at: true, 'more.at': { $type: 'date' } } });
  const stored = await collection.findOne();
  expect(stored?.at?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(stored?.more?.at).toEqual(stored?.at);
});

test('an upsert inserts what the filter fixes, then the update', async () => {
  const collection = db().collection<Record<string, unknown>>('upsert');
  const filter = { 'a.b': 1, c: { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: 4 }], f: { $in: [6] } };
  const result = await collection.updateOne(filter, { $set: { g: 7, c: 5 }, $setOnInsert: { h: 8 } }, { upsert: true });
  expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
  expect(result.upsertedId).toBeInstanceOf(ObjectId);
  expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({
    a: { b: 1 },
    c: 5,
    e: 4,
    f: 6,
    g: 7,
    h: 8,
  });
});

test('an upsert by replacement takes only _id from the filter', async () => {
  const collection = db().collection<{ _id: string; a?: number; b?: number }>('upsert-replacement');
  await collection.replaceOne({ _id: 'x', a: 1 }, { b: 2 }, { upsert: true });
  expect(await collection.find().toArray()).toEqual([{ _id: 'x', b: 2 }]);
});

test('updateMany changes all, and counts those that really changed', async () => {
  const collection = db().collection('update-many');
  await collection.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await collection.updateMany({ n: { $gte: 2 } }, { $set: { n: 3 } })).toMatchObject({
    matchedCount: 2,
    modifiedCount: 1,
  });
});

test('an update does not meet its own results further along the index', async () => {
  const collection = db().collection('halloween');
  await collection.createIndex({ n: 1 });
  await collection.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await collection.updateMany({ n: { $gt: 0 } }, { $inc: { n: 10 } })).toMatchObject({ modifiedCount: 3 });
  expect(await collection.distinct('n')).toEqual([11, 12, 13]);
});

test('a statement sees what the one before it in the same command did, through an index too', async () => {
  await db().collection('statements').createIndex({ n: 1 });
  await db()
    .collection('statements')
    .insertMany([{ n: 1 }, { n: 2 }]);
  const updates = [
    { q: { n: 1 }, u: { $set: { n: 10 } } },
    { q: { n: { $gt: 5 } }, u: { $inc: { n: 1 } }, multi: true },
    { q: { n: 1 }, u: { $set: { n: 99 } } },
  ];
  expect(await db().command({ update: 'statements', updates })).toMatchObject({ n: 2, nModified: 2 });
  expect(await db().collection('statements').distinct('n')).toEqual([11, 2]);
});
