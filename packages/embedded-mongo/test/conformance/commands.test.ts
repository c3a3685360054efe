import { Int32, Long, MongoBulkWriteError } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../src/commands/registry.ts';
import { isEmbedded, useDatabase } from '../support/database.ts';

const { db } = useDatabase();

/** A raw command against a collection `c` with two documents, and the expected content of its reply. */
const COMMANDS: Record<string, [command: Record<string, unknown>, answer: object]> = {
  hello: [{ hello: 1 }, { isWritablePrimary: true, maxBsonObjectSize: 16777216, maxWriteBatchSize: 100000, ok: 1 }],
  isMaster: [{ isMaster: 1 }, { ismaster: true, ok: 1 }],
  ismaster: [{ ismaster: 1 }, { ismaster: true, ok: 1 }],
  ping: [{ ping: 1 }, { ok: 1 }],
  buildInfo: [{ buildInfo: 1 }, { maxBsonObjectSize: 16777216, ok: 1 }],
  endSessions: [{ endSessions: [] }, { ok: 1 }],
  insert: [
    { insert: 'c', documents: [{ _id: 3 }, { _id: 4 }] },
    { n: 2, ok: 1 },
  ],
  find: [{ find: 'c', filter: { _id: 1 } }, { cursor: { firstBatch: [{ _id: 1, n: 1 }], id: Long.ZERO } }],
  getMore: [
    { getMore: Long.fromNumber(12345), collection: 'c' },
    { code: 43, codeName: 'CursorNotFound' },
  ],
  killCursors: [
    { killCursors: 'c', cursors: [Long.fromNumber(12345)] },
    { cursorsKilled: [], cursorsNotFound: [Long.fromNumber(12345)] },
  ],
  update: [
    {
      update: 'c',
      updates: [
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 9 }, u: { $set: { n: 9 } }, upsert: true },
      ],
    },
    { n: 2, nModified: 1, upserted: [{ index: 1, _id: 9 }], ok: 1 },
  ],
  delete: [
    {
      delete: 'c',
      deletes: [
        { q: {}, limit: 1 },
        { q: {}, limit: 0 },
      ],
    },
    { n: 2, ok: 1 },
  ],
  findAndModify: [
    { findAndModify: 'c', query: { _id: 2 }, remove: true },
    { value: { _id: 2, n: 2 }, lastErrorObject: { n: 1 }, ok: 1 },
  ],
  distinct: [
    { distinct: 'c', key: 'n' },
    { values: [1, 2], ok: 1 },
  ],
  aggregate: [
    { aggregate: 'c', pipeline: [{ $match: { n: { $gt: 0 } } }, { $group: { _id: 1, n: { $sum: 1 } } }], cursor: {} },
    { cursor: { firstBatch: [{ _id: 1, n: 2 }], id: Long.ZERO } },
  ],
  create: [{ create: 'c2' }, { ok: 1 }],
  drop: [{ drop: 'c' }, { ok: 1 }],
  dropDatabase: [{ dropDatabase: 1 }, { ok: 1 }],
  listCollections: [
    { listCollections: 1, nameOnly: true, filter: { name: 'c' } },
    { cursor: { firstBatch: [{ name: 'c', type: 'collection' }] } },
  ],
  listDatabases: [{ listDatabases: 1 }, { code: 13 }],
  createIndexes: [
    { createIndexes: 'c', indexes: [{ key: { n: 1 }, name: 'n_1' }] },
    { numIndexesBefore: 1, numIndexesAfter: 2, createdCollectionAutomatically: false, ok: 1 },
  ],
  dropIndexes: [
    { dropIndexes: 'c', index: '*' },
    { nIndexesWas: 1, ok: 1 },
  ],
  listIndexes: [{ listIndexes: 'c' }, { cursor: { firstBatch: [{ v: 2, key: { _id: 1 }, name: '_id_' }] } }],
};

test('every command of the allow-list has a case', () => {
  expect(COMMAND_NAMES.filter((name) => !(name in COMMANDS))).toEqual([]);
});

test.each(Object.entries(COMMANDS))('%s has its expected reply', async (_name, [command, answer]) => {
  await db().dropCollection('c');
  await db()
    .collection<{ _id: number; n: number }>('c')
    .insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
  const reply = await db()
    .command(command, { promoteLongs: false })
    .catch((error: { errorResponse: object }) => error.errorResponse);
  expect(reply).toMatchObject(answer);
});

describe('writing', () => {
  test('an ordered insert stops at the first failure', async () => {
    const collection = db().collection<{ _id: number }>('ordered');
    const error = await collection.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await collection.countDocuments()).toBe(1);
  });

  test('an unordered insert continues, and reports each failure with its position', async () => {
    const collection = db().collection<{ _id: number }>('unordered');
    const error = await collection
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }], { ordered: false })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      insertedCount: 2,
      writeErrors: [
        { index: 1, code: 11000 },
        { index: 3, code: 11000 },
      ],
    });
  });

  test('a duplicate key names pattern and value', async () => {
    const collection = db().collection('duplicate');
    await collection.createIndex({ a: 1, 'b.c': -1 }, { unique: true });
    await collection.insertOne({ a: 1, b: { c: 'x' } });
    await expect(collection.insertOne({ a: 1, b: { c: 'x' } })).rejects.toMatchObject({
      code: 11000,
      errorResponse: { keyPattern: { a: 1, 'b.c': -1 }, keyValue: { a: 1, 'b.c': 'x' } },
    });
    await collection.insertOne({ a: 1, b: { c: 'y' } });
    await expect(collection.updateOne({ 'b.c': 'y' }, { $set: { 'b.c': 'x' } })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ 'b.c': 'y' })).toBe(1);
  });

  test('an _id is put first, and generated where the client sent none', async () => {
    await db().command({ insert: 'ids', documents: [{ a: 1, _id: 5 }] });
    expect(Object.keys((await db().collection('ids').findOne()) ?? {})).toEqual(['_id', 'a']);
    await db().command({ insert: 'ids', documents: [{ a: 2 }] });
    expect(
      await db()
        .collection('ids')
        .countDocuments({ a: 2, _id: { $type: 'objectId' } }),
    ).toBe(1);
  });

  test('an array cannot be an _id', async () => {
    const refused = db().command({ insert: 'ids', documents: [{ _id: [1] }] });
    expect(await refused).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 2 }] });
  });

  test('an unacknowledged write is made without a reply', async () => {
    const collection = db().collection('unacknowledged', { writeConcern: { w: 0 } });
    expect(await collection.insertOne({ a: 1 })).toMatchObject({ acknowledged: false });
    // A connection is served in order, so its next request sees the write.
    expect(await db().collection('unacknowledged').countDocuments()).toBe(1);
  });

  test('findOneAndUpdate returns the old or the new document, by sort, with a projection', async () => {
    const collection = db().collection<{ _id: number; n: number; x?: number }>('find-and-modify');
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    expect(await collection.findOneAndUpdate({}, { $set: { x: 1 } }, { sort: { n: -1 } })).toEqual({ _id: 2, n: 2 });
    expect(
      await collection.findOneAndUpdate(
        { n: 1 },
        { $set: { x: 5 } },
        { returnDocument: 'after', projection: { n: 0 } },
      ),
    ).toEqual({ _id: 1, x: 5 });
    expect(await collection.findOneAndUpdate({ n: 9 }, { $set: { x: 1 } })).toBeNull();
    expect(
      await collection.findOneAndUpdate({ _id: 3 }, { $set: { n: 3 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 3, n: 3 });
    expect(await collection.findOneAndReplace({ _id: 3 }, { n: 4 }, { returnDocument: 'after' })).toEqual({
      _id: 3,
      n: 4,
    });
    expect(await collection.findOneAndDelete({ _id: 3 })).toEqual({ _id: 3, n: 4 });
  });
});

describe('reading', () => {
  test('an excluding projection works inside documents and arrays, and keeps everything else', async () => {
    const collection = db().collection<{ _id: number; [field: string]: unknown }>('projected');
    await collection.insertOne({
      _id: 1,
      a: [{ b: 1, c: 'c' }, 2, [{ b: 3, d: null }], { c: { b: 4 } }],
      o: { b: { x: 1, y: [1] }, z: new Date(0) },
      b: 'b',
    });
    expect(await collection.findOne({}, { projection: { 'a.b': 0, 'o.b.x': 0, 'b.c': 0, 'none.b': 0 } })).toEqual({
      _id: 1,
      a: [{ c: 'c' }, 2, [{ d: null }], { c: { b: 4 } }],
      o: { b: { y: [1] }, z: new Date(0) },
      b: 'b',
    });
  });

  test('sort, skip, limit and projection work together', async () => {
    const collection = db().collection<{ _id: number; n: number; s: { a: number; b: number }[] }>('reading');
    await collection.insertMany([1, 2, 3, 4].map((_id) => ({ _id, n: _id % 2, s: [{ a: _id, b: 0 }] })));
    const found = collection.find({}, { projection: { 's.a': 1 }, sort: { n: -1, _id: -1 }, skip: 1, limit: 2 });
    expect(await found.toArray()).toEqual([
      { _id: 1, s: [{ a: 1 }] },
      { _id: 4, s: [{ a: 4 }] },
    ]);
    expect(await collection.find({ _id: 1 }, { projection: { _id: 0, s: 0 } }).toArray()).toEqual([{ n: 1 }]);
    await expect(collection.findOne({}, { projection: { n: 1, s: 0 } })).rejects.toThrow(/exclusion/);
  });

  test('documents are returned in the order of insertion by default', async () => {
    const collection = db().collection<{ _id: number }>('natural');
    await collection.insertMany([3, 1, 2].map((_id) => ({ _id })));
    expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual([3, 1, 2]);
  });

  test('distinct searches arrays, and returns each value once', async () => {
    const collection = db().collection('distinct');
    await collection.insertMany([{ v: [1, 2] }, { v: 2 }, { v: null }, {}, { v: new Int32(1) }]);
    expect(await collection.distinct('v')).toEqual([1, 2, null]);
    expect(await collection.distinct('v', { v: { $ne: null } })).toEqual([1, 2]);
  });
});

describe.runIf(isEmbedded)('the embedded server refuses', () => {
  test.each<[what: string, code: number, command: Record<string, unknown>]>([
    ['an unknown command', 59, { makeCoffee: 1 }],
    ['a command that is not supported', 115, { mapReduce: 'c' }],
    [
      'a transaction',
      20,
      { insert: 'c', documents: [{}], txnNumber: Long.ONE, autocommit: false, startTransaction: true },
    ],
    ['an unknown option', 238, { find: 'c', min: { a: 1 } }],
    ['a collation', 238, { find: 'c', collation: { locale: 'nl' } }],
    ['a hint', 238, { find: 'c', hint: '_id_' }],
    ['array filters', 238, { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }] }],
    ['an unknown query operator', 238, { find: 'c', filter: { a: { $near: 1 } } }],
    [
      'an unknown query operator deep inside',
      238,
      { find: 'c', filter: { $or: [{ a: { $not: { $elemMatch: { b: { $mod: [2, 0] } } } } }] } },
    ],
    ['$expr', 238, { find: 'c', filter: { $expr: { $eq: [1, 1] } } }],
    ['$where', 238, { find: 'c', filter: { $and: [{ $where: 'true' }] } }],
    ['$text', 238, { find: 'c', filter: { $text: { $search: 'a' } } }],
    ['an unknown type', 238, { find: 'c', filter: { a: { $type: 'decimal' } } }],
    ['a positional projection', 238, { find: 'c', projection: { 'a.$': 1 } }],
    ['a computed projection', 238, { find: 'c', projection: { a: { $slice: 1 } } }],
    ['a stage that is no count', 238, { aggregate: 'c', pipeline: [{ $lookup: {} }], cursor: {} }],
    ['a pipeline without a count', 238, { aggregate: 'c', pipeline: [{ $match: {} }], cursor: {} }],
    [
      'a stage after the count',
      238,
      { aggregate: 'c', pipeline: [{ $group: { _id: 1, n: { $sum: 1 } } }, { $match: {} }], cursor: {} },
    ],
    ['a group by a field', 238, { aggregate: 'c', pipeline: [{ $group: { _id: '$a', n: { $sum: 1 } } }], cursor: {} }],
    ['a sum of a field', 238, { aggregate: 'c', pipeline: [{ $group: { _id: 1, n: { $sum: '$a' } } }], cursor: {} }],
    ['an accumulator', 238, { aggregate: 'c', pipeline: [{ $group: { _id: 1, n: { $avg: 1 } } }], cursor: {} }],
    [
      'a filter inside a pipeline',
      238,
      {
        aggregate: 'c',
        pipeline: [{ $match: { a: { $near: 1 } } }, { $group: { _id: 1, n: { $sum: 1 } } }],
        cursor: {},
      },
    ],
    ['a text index', 238, { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
    ['a wildcard index', 238, { createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }],
    ['a capped collection', 238, { create: 'capped', capped: true, size: 100 }],
    ['sorting by $natural', 238, { find: 'c', sort: { $natural: -1 } }],
  ])('%s', async (_what, code, command) => {
    const answer = await db()
      .command(command)
      .catch((error: { errorResponse: object }) => error.errorResponse);
    expect('writeErrors' in answer ? answer.writeErrors : [answer]).toMatchObject([{ code }]);
  });

  test.each<[what: string, code: number, update: object]>([
    ['an unknown operator', 238, { $bit: { a: { and: 1 } } }],
    ['a positional path', 238, { $set: { 'a.$.b': 1 } }],
    ['every element', 238, { $inc: { 'a.$[]': 1 } }],
    ['an operator inside $pull', 238, { $pull: { a: { $near: 1 } } }],
    ['an unknown modifier', 238, { $push: { a: { $each: [1], $shuffle: 1 } } }],
    ['a pipeline', 238, [{ $set: { a: 1 } }]],
  ])('%s in an update', async (_what, code, u) => {
    const { writeErrors } = await db()
      .command({ update: 'c', updates: [{ q: {}, u }] })
      .catch((error: { errorResponse: { writeErrors: object[] } }) => error.errorResponse);
    expect(writeErrors).toMatchObject([{ code }]);
  });

  test('a field name that would be taken for an operator', async () => {
    const { writeErrors } = await db()
      .command({ insert: 'c', documents: [{ a: { $b: 1 } }] })
      .catch((error: { errorResponse: { writeErrors: object[] } }) => error.errorResponse);
    expect(writeErrors).toMatchObject([{ code: 52 }]);
  });
});

test('a document over 16 MiB is refused', async () => {
  await expect(db().command({ insert: 'large', documents: [{ s: 'x'.repeat(8e6) }] })).resolves.toMatchObject({ n: 1 });
  const grown = await db()
    .collection('large')
    .updateOne({}, { $set: { t: 'x'.repeat(9e6) } })
    .catch((error: unknown) => error);
  expect(grown).toMatchObject({ code: isEmbedded ? 10334 : expect.any(Number) });
});
