import { serialize } from 'bson';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import { expect, test } from 'vitest';
import { isEmbedded, useDatabase } from '../support/database.ts';

const { db } = useDatabase();

const VALUES: Record<string, unknown> = {
  double: new Double(1.5),
  'double without a fraction': new Double(7),
  'negative zero': new Double(-0),
  NaN: new Double(Number.NaN),
  infinity: new Double(Number.POSITIVE_INFINITY),
  int32: new Int32(-7),
  'long beyond 2^53': Long.fromString('9007199254740993'),
  'small long': Long.fromNumber(1),
  string: 'één € 😀 \u0000 end',
  'empty string': '',
  object: { b: 1, a: { c: [] } },
  array: [1, [2, [3]], {}],
  binary: new Binary(Buffer.from([0, 1, 255]), 0),
  'user-defined binary': new Binary(Buffer.from([1]), 0x80),
  uuid: new UUID(),
  objectId: new ObjectId(),
  true: true,
  false: false,
  date: new Date(1_700_000_000_123),
  'date before 1970': new Date(-5),
  null: null,
  regex: new BSONRegExp('^a.*b$', 'im'),
  timestamp: new Timestamp({ t: 100, i: 7 }),
  minKey: new MinKey(),
  maxKey: new MaxKey(),
};

const asBytes = (doc: object) => Buffer.from(serialize(doc)).toString('hex');
const UNPROMOTED = { promoteValues: false, bsonRegExp: true } as const;

test.each(Object.entries(VALUES))(
  '%s is returned with the type that was stored, also after an update of another field',
  async (name, v) => {
    const collection = db().collection<{ _id: string; v: unknown; n: number }>('types');
    await collection.insertOne({ _id: name, v, n: 1 });
    const inserted = await collection.findOne({ _id: name }, UNPROMOTED);
    expect(asBytes(inserted ?? {})).toBe(asBytes({ _id: name, v, n: 1 }));
    await collection.updateOne({ _id: name }, { $set: { n: 2 } });
    const updated = await collection.findOne({ _id: name }, UNPROMOTED);
    expect(asBytes(updated ?? {})).toBe(asBytes({ _id: name, v, n: 2 }));
  },
);

test.each(Object.entries(VALUES).filter(([name]) => !['array', 'regex', 'null'].includes(name)))(
  '%s can be an _id and is found by it',
  async (_name, v) => {
    const collection = db().collection<{ _id: unknown; n: string }>('ids');
    await collection.deleteMany({});
    await collection.insertOne({ _id: v, n: 'x' });
    expect(await collection.countDocuments({ _id: v } as object)).toBe(1);
  },
);

test('sorting follows the order of BSON across types', async () => {
  const collection = db().collection<{ _id: number; v: unknown }>('type-order');
  const ordered = [
    new MinKey(),
    null,
    Number.NaN,
    -5,
    Long.fromNumber(0),
    1.5,
    new Int32(2),
    '',
    'a',
    'b',
    {},
    { a: 1 },
    { b: 1 },
    new Binary(Buffer.from('a')),
    new ObjectId(),
    false,
    true,
    new Date(0),
    new Date(1),
    new Timestamp({ t: 0, i: 1 }),
    /a/,
    new MaxKey(),
  ];
  const shuffled = ordered.map((v, _id) => ({ _id, v })).sort((a, b) => ((a._id * 7) % 11) - ((b._id * 7) % 11));
  await collection.insertMany(shuffled);
  const inOrder = async () => (await collection.find().sort({ v: 1 }).toArray()).map(({ _id }) => _id);
  expect(await inOrder()).toEqual(ordered.map((_, i) => i));
  await collection.createIndex({ v: 1 });
  expect(await inOrder()).toEqual(ordered.map((_, i) => i));
  expect((await collection.find().sort({ v: -1 }).limit(2).toArray()).map(({ _id }) => _id)).toEqual([21, 20]);
});

test('an array sorts by its least element upwards and by its greatest downwards; an empty one is least', async () => {
  const collection = db().collection<{ _id: number; v?: unknown }>('array-order');
  await collection.insertMany([
    { _id: 0, v: [5, 1] },
    { _id: 1, v: 3 },
    { _id: 2, v: [] },
    { _id: 3 },
    { _id: 4, v: [4] },
  ]);
  expect((await collection.find().sort({ v: 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3, 0, 1, 4]);
  expect((await collection.find().sort({ v: -1 }).toArray()).map(({ _id }) => _id)).toEqual([0, 4, 1, 3, 2]);
});

test.runIf(isEmbedded).each([
  ['Decimal128', { v: Decimal128.fromString('1.5') }],
  [
    'a field name out of the order JavaScript would keep',
    new Map<string, unknown>([
      ['b', 1],
      ['1', 2],
    ]),
  ],
])('%s is refused, as it would not be returned unchanged', async (_name, doc) => {
  await expect(db().command({ insert: 'refused', documents: [doc] })).rejects.toMatchObject({ code: 238 });
});
