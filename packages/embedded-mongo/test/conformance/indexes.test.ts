import { describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';

const { db } = useDatabase();

describe('indexes', () => {
  test('are created once and counted', async () => {
    const create = { createIndexes: 'created', indexes: [{ key: { a: 1 }, name: 'a_1' }] };
    expect(await db().command(create)).toMatchObject({
      numIndexesBefore: 1,
      numIndexesAfter: 2,
      createdCollectionAutomatically: true,
    });
    expect(await db().command(create)).toMatchObject({
      numIndexesBefore: 2,
      numIndexesAfter: 2,
      createdCollectionAutomatically: false,
    });
  });

  test('are listed with their options', async () => {
    const collection = db().collection('listed');
    await collection.createIndex(
      { a: 1, 'b.c': -1 },
      { unique: true, partialFilterExpression: { a: { $exists: true } } },
    );
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await collection.createIndex({ s: 1 }, { sparse: true, name: 'mine' });
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      {
        v: 2,
        key: { a: 1, 'b.c': -1 },
        name: 'a_1_b.c_-1',
        unique: true,
        partialFilterExpression: { a: { $exists: true } },
      },
      { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
      { v: 2, key: { s: 1 }, name: 'mine', sparse: true },
    ]);
  });

  test.each([
    ['the same name for another key', 86, { b: 1 }, { name: 'first' }],
    ['the same name with other options', 86, { a: 1 }, { name: 'first', unique: true }],
    ['the same key under another name', 85, { a: 1 }, { name: 'second' }],
    ['an operator that a partial filter cannot have', 67, { c: 1 }, { partialFilterExpression: { c: { $ne: 1 } } }],
    ['an expiry of two fields', 67, { c: 1, d: 1 }, { expireAfterSeconds: 5 }],
    ['both sparse and partial', 67, { c: 1 }, { sparse: true, partialFilterExpression: { c: 1 } }],
    ['no direction', 67, { c: 0 }, { name: 'none' }],
  ] as const)('are refused for %s', async (_what, code, key, options) => {
    const collection = db().collection('refused');
    await collection.createIndex({ a: 1 }, { name: 'first' });
    await expect(collection.createIndex({ ...key } as Record<string, 1>, options)).rejects.toMatchObject({ code });
    expect(await collection.indexes()).toHaveLength(2);
  });

  test('are refused if unique over duplicates, and leave nothing behind', async () => {
    const collection = db().collection('duplicates');
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
    await collection.deleteOne({ a: 1 });
    await collection.createIndex({ a: 1 }, { unique: true });
    await expect(collection.insertOne({ a: 2 })).rejects.toMatchObject({ code: 11000 });
  });

  test('can be dropped by name, by key and all together', async () => {
    const collection = db().collection('dropped');
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.createIndex({ b: 1 });
    await collection.createIndex({ c: 1 });
    await collection.insertOne({ a: 1 });
    await collection.dropIndex('a_1');
    await collection.insertOne({ a: 1 });
    await db().command({ dropIndexes: 'dropped', index: { b: 1 } });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'c_1']);
    await expect(collection.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await collection.dropIndexes();
    expect(await collection.indexes()).toHaveLength(1);
  });

  test('are dropped with their collection', async () => {
    const collection = db().collection('gone');
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertOne({ a: 1 });
    await collection.drop();
    await expect(collection.indexes()).rejects.toMatchObject({ code: 26 });
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await collection.countDocuments({ a: 1 })).toBe(2);
  });
});

describe('a unique index', () => {
  test('counts a missing field as null, once', async () => {
    const collection = db().collection('unique-null');
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertOne({});
    await expect(collection.insertOne({ a: null })).rejects.toMatchObject({ code: 11000 });
  });

  test('that is sparse leaves out documents without its field', async () => {
    const collection = db().collection('unique-sparse');
    await collection.createIndex({ a: 1 }, { unique: true, sparse: true });
    await collection.insertMany([{}, {}, { a: 1 }]);
    await expect(collection.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ a: null })).toBe(2);
    expect(await collection.find().sort({ a: 1 }).toArray()).toHaveLength(3);
  });

  test('that is partial binds only the documents of its filter, also after changes', async () => {
    const collection = db().collection<{ _id: number; pin: string; open: boolean }>('unique-partial');
    await collection.createIndex({ pin: 1 }, { unique: true, partialFilterExpression: { open: true } });
    await collection.insertMany([
      { _id: 1, pin: '1234', open: false },
      { _id: 2, pin: '1234', open: true },
      { _id: 3, pin: '1234', open: false },
    ]);
    await expect(collection.updateOne({ _id: 1 }, { $set: { open: true } })).rejects.toMatchObject({ code: 11000 });
    await collection.updateOne({ _id: 2 }, { $set: { open: false } });
    await collection.updateOne({ _id: 1 }, { $set: { open: true } });
    await expect(collection.insertOne({ _id: 4, pin: '1234', open: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ pin: '1234' })).toBe(3);
    expect(await collection.countDocuments({ pin: '1234', open: true })).toBe(1);
  });

  test.each([
    ['$eq', { s: 'a' }, { s: 'a' }, { s: 'b' }],
    ['$gt', { s: { $gt: 5 } }, { s: 6 }, { s: 5 }],
    ['$exists', { s: { $exists: true } }, { s: null }, {}],
    ['$type', { s: { $type: 'string' } }, { s: 'x' }, { s: 1 }],
    ['$in', { s: { $in: [1, 2] } }, { s: 2 }, { s: 3 }],
    ['$and', { $and: [{ s: { $gt: 1 } }, { s: { $lt: 5 } }] }, { s: 3 }, { s: 7 }],
  ])('can be partial by %s', async (operator, partialFilterExpression, inside, outside) => {
    const collection = db().collection(`partial-${operator.slice(1)}`);
    await collection.createIndex({ k: 1 }, { unique: true, partialFilterExpression });
    await collection.insertMany([
      { k: 1, ...outside },
      { k: 1, ...outside },
      { k: 1, ...inside },
    ]);
    await expect(collection.insertOne({ k: 1, ...inside })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ k: 1 })).toBe(3);
  });

  test('counts each element of an array, but not twice in one document', async () => {
    const collection = db().collection('unique-multikey');
    await collection.createIndex({ 'tags.name': 1 }, { unique: true });
    await collection.insertOne({ tags: [{ name: 'a' }, { name: 'a' }, { name: 'b' }] });
    await expect(collection.insertOne({ tags: [{ name: 'c' }, { name: 'b' }] })).rejects.toMatchObject({ code: 11000 });
    await collection.updateOne({}, { $set: { tags: [{ name: 'c' }] } });
    await collection.insertOne({ tags: [{ name: 'a' }] });
  });

  test('treats numbers of any type as one value, and compares long text to its end', async () => {
    const collection = db().collection('unique-values');
    await collection.createIndex({ v: 1 }, { unique: true });
    const long = 'x'.repeat(5000);
    await collection.insertMany([{ v: 1 }, { v: `${long}a` }, { v: `${long}b` }]);
    await expect(collection.insertOne({ v: 1.0 })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.insertOne({ v: `${long}b` })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ v: `${long}a` })).toBe(1);
    expect(
      (
        await collection
          .find({ v: { $gt: 'x' } })
          .sort({ v: -1 })
          .toArray()
      ).map(({ v }) => v.at(-1)),
    ).toEqual(['b', 'a']);
  });
});

test('an index over two arrays is refused', async () => {
  const collection = db().collection('parallel');
  await collection.createIndex({ a: 1, b: 1 });
  await expect(collection.insertOne({ a: [1, 2], b: [1, 2] })).rejects.toMatchObject({ code: 171 });
});
