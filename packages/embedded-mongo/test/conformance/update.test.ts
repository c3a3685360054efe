import { deserialize, serialize } from 'bson';
import { type Filter, MongoServerError, ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { UPDATE_OPERATORS } from '../../src/update/operators.ts';
import { useDatabase } from '../support/database.ts';
import { UPDATE_CASES } from './update-cases.ts';

const { db } = useDatabase();

test('every update operator of the allow-list has a case', () => {
  const covered = new Set(UPDATE_CASES.map(({ operator }) => operator));
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

test('an upsert inserts the values that its filter fixes, and applies the update', async () => {
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

interface Stored {
  _id: string | number;
  [field: string]: unknown;
}

const filtersThatFix: [rule: string, filter: Filter<Stored>, fixed: Record<string, unknown>][] = [
  ['a lone $or branch', { $or: [{ a: 1 }] }, { a: 1 }],
  ['every field of a lone $or branch', { $or: [{ a: 1, b: 2 }] }, { a: 1, b: 2 }],
  ['a lone $or branch inside $and', { $and: [{ a: 1 }, { $or: [{ $and: [{ b: 2 }] }] }] }, { a: 1, b: 2 }],
  ['neither of two $or branches', { a: 1, $or: [{ b: 2 }, { b: 3 }] }, { a: 1 }],
  ['no expression of a list', { a: 1, b: { $in: [/x/] } }, { a: 1 }],
  ['fields beside each other in one sub-document', { 'a.b': 1, 'a.c': 2 }, { a: { b: 1, c: 2 } }],
];

test.each(filtersThatFix)('an upsert takes %s into the document', async (rule, filter, fixed) => {
  const collection = db().collection<Stored>(`upsert takes ${rule}`.replaceAll('$', ''));
  await collection.updateOne(filter, { $set: { z: 9 } }, { upsert: true });
  expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ ...fixed, z: 9 }]);
});

const filtersThatContradict: [rule: string, filter: Filter<Stored>, message: string][] = [
  ['beside $and', { a: 1, $and: [{ a: 2 }] }, "path 'a' is matched twice"],
  ['within $and', { $and: [{ a: 1 }, { a: 2 }] }, "path 'a' is matched twice"],
  ['in a lone $or branch', { a: 1, $or: [{ a: 2 }] }, "path 'a' is matched twice"],
  ['to _id', { _id: 1, $and: [{ _id: 2 }] }, "path '_id' is matched twice"],
  ['to a field and to one inside it', { a: { b: 1 }, 'a.b': 1 }, "both paths 'a.b' and 'a' are matched"],
  ['to a field and to one that it holds', { 'a.b': 1, a: { b: 1 } }, "both paths 'a.b' and 'a' are matched"],
];

test.each(filtersThatContradict)('an upsert by two equalities %s is refused', async (rule, filter, message) => {
  const collection = db().collection<Stored>(`upsert contradicts ${rule}`.replaceAll('$', ''));
  const refusal = { code: 54, message: expect.stringContaining(`cannot infer query fields to set, ${message}`) };
  const update = { $set: { z: 9 } };
  await expect(collection.updateOne(filter, update, { upsert: true })).rejects.toMatchObject(refusal);
  await expect(collection.findOneAndUpdate(filter, update, { upsert: true })).rejects.toMatchObject(refusal);
  expect(await collection.countDocuments()).toBe(0);
});

test('contradicting equalities do not refuse an update that inserts nothing', async () => {
  const collection = db().collection('contradicting-update');
  await collection.insertOne({ a: [1, 2] });
  expect(
    await collection.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { z: 9 } }, { upsert: true }),
  ).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
  expect(await collection.updateOne({ $and: [{ a: 3 }, { a: 4 }] }, { $set: { z: 9 } })).toMatchObject({
    matchedCount: 0,
  });
});

test('an upsert by replacement is refused only for a contradiction about _id', async () => {
  const collection = db().collection<Stored>('upsert-replacement-conflict');
  const replace = (filter: Filter<Stored>) => collection.replaceOne(filter, { b: 2 }, { upsert: true });
  await replace({ a: 1, $and: [{ a: 2 }, { _id: 'x' }] });
  expect(await collection.find().toArray()).toEqual([{ _id: 'x', b: 2 }]);
  await expect(replace({ $and: [{ _id: 'y' }, { _id: 'z' }] })).rejects.toMatchObject({ code: 54 });
  await expect(replace({ '_id.part': 1 })).rejects.toMatchObject({ code: 111 });
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

test('an update does not process its own results further along the index', async () => {
  const collection = db().collection('halloween');
  await collection.createIndex({ n: 1 });
  await collection.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await collection.updateMany({ n: { $gt: 0 } }, { $inc: { n: 10 } })).toMatchObject({ modifiedCount: 3 });
  expect(await collection.distinct('n')).toEqual([11, 12, 13]);
});

test('a statement sees the changes of the one before it in the same command, also through an index', async () => {
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
