import { Double } from 'mongodb';

/** A pipeline and what MongoDB's documentation says comes out. */
export interface AggregateCase {
  readonly operator: string;
  readonly rule: string;
  readonly docs: readonly Record<string, unknown>[];
  readonly pipeline: readonly Record<string, unknown>[];
  readonly gives: readonly unknown[];
}

const sales = [
  { _id: 1, item: 'abc', price: 10, quantity: 2, day: 1 },
  { _id: 2, item: 'jkl', price: 20, quantity: 1, day: 1 },
  { _id: 3, item: 'xyz', price: 5, quantity: 5, day: 2 },
  { _id: 4, item: 'abc', price: 10, quantity: 10, day: 2 },
  { _id: 5, item: 'xyz', quantity: null, day: 3 },
];
const clothes = [
  { _id: 1, item: 'shirt', sizes: ['S', 'M'] },
  { _id: 2, item: 'hat', sizes: [] },
  { _id: 3, item: 'scarf', sizes: 'M' },
  { _id: 4, item: 'belt', sizes: null },
  { _id: 5, item: 'sock' },
];
const byItem = { $sort: { _id: 1 } };
const grouped = (field: Record<string, unknown>) => [{ $group: { _id: '$item', v: field } }, byItem];

export const AGGREGATE_CASES: readonly AggregateCase[] = [
  {
    operator: '$match',
    rule: 'filters',
    docs: sales,
    pipeline: [{ $match: { item: 'abc' } }, { $project: { _id: 1 } }],
    gives: [{ _id: 1 }, { _id: 4 }],
  },
  {
    operator: '$match',
    rule: 'also later on',
    docs: sales,
    pipeline: [...grouped({ $sum: 1 }), { $match: { v: { $gt: 1 } } }],
    gives: [
      { _id: 'abc', v: 2 },
      { _id: 'xyz', v: 2 },
    ],
  },
  {
    operator: '$sort',
    rule: 'by several fields',
    docs: sales,
    pipeline: [{ $sort: { item: -1, quantity: 1 } }, { $project: { _id: 1 } }],
    gives: [{ _id: 5 }, { _id: 3 }, { _id: 2 }, { _id: 1 }, { _id: 4 }],
  },
  {
    operator: '$skip',
    rule: 'passes over the first',
    docs: sales,
    pipeline: [byItem, { $skip: 3 }, { $project: { _id: 1 } }],
    gives: [{ _id: 4 }, { _id: 5 }],
  },
  {
    operator: '$limit',
    rule: 'stops',
    docs: sales,
    pipeline: [byItem, { $limit: 1 }, { $project: { _id: 1 } }],
    gives: [{ _id: 1 }],
  },
  {
    operator: '$count',
    rule: 'counts',
    docs: sales,
    pipeline: [{ $match: { day: 1 } }, { $count: 'n' }],
    gives: [{ n: 2 }],
  },
  {
    operator: '$count',
    rule: 'gives nothing for nothing',
    docs: sales,
    pipeline: [{ $match: { day: 9 } }, { $count: 'n' }],
    gives: [],
  },
  {
    operator: '$project',
    rule: 'keeps fields, _id first',
    docs: [{ _id: 1, a: 1, b: { c: 2, d: 3 }, e: 4 }],
    pipeline: [{ $project: { 'b.c': 1, a: true } }],
    gives: [{ _id: 1, a: 1, b: { c: 2 } }],
  },
  {
    operator: '$project',
    rule: 'leaves fields out',
    docs: [{ _id: 1, a: 1, b: [{ c: 2, d: 3 }] }],
    pipeline: [{ $project: { _id: 0, 'b.c': 0 } }],
    gives: [{ a: 1, b: [{ d: 3 }] }],
  },
  {
    operator: '$project',
    rule: 'computes fields, a missing one is left out',
    docs: [{ _id: 1, a: { b: 2 }, c: [{ d: 1 }, {}, { d: 3 }] }],
    pipeline: [{ $project: { _id: 0, x: '$a.b', y: '$c.d', z: '$nowhere', w: ['$a.b', '$nowhere'] } }],
    gives: [{ x: 2, y: [1, 3], w: [2, null] }],
  },
  {
    operator: '$literal',
    rule: 'is taken as it stands',
    docs: [{ _id: 1, a: 5 }],
    pipeline: [{ $project: { a: { $literal: '$a' }, one: { $literal: 1 } } }],
    gives: [{ _id: 1, a: '$a', one: 1 }],
  },
  {
    operator: '$addFields',
    rule: 'adds and replaces, nested too',
    docs: [{ _id: 1, a: 1, s: { x: 1 } }],
    pipeline: [{ $addFields: { b: '$a', 's.y': 2, s2: { z: '$a' } } }],
    gives: [{ _id: 1, a: 1, s: { x: 1, y: 2 }, b: 1, s2: { z: 1 } }],
  },
  {
    operator: '$addFields',
    rule: 'goes into every element of an array',
    docs: [{ _id: 1, a: [{ x: 1 }, { x: 2 }] }],
    pipeline: [{ $addFields: { 'a.y': 9 } }],
    gives: [
      {
        _id: 1,
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 9 },
        ],
      },
    ],
  },
  {
    operator: '$set',
    rule: 'is $addFields',
    docs: [{ _id: 1 }],
    pipeline: [{ $set: { all: '$$ROOT' } }],
    gives: [{ _id: 1, all: { _id: 1 } }],
  },
  {
    operator: '$unwind',
    rule: 'a document for each element; none for empty, null and missing',
    docs: clothes,
    pipeline: [{ $unwind: '$sizes' }, { $project: { item: 0 } }],
    gives: [
      { _id: 1, sizes: 'S' },
      { _id: 1, sizes: 'M' },
      { _id: 3, sizes: 'M' },
    ],
  },
  {
    operator: '$unwind',
    rule: 'numbers elements and keeps the rest when asked',
    docs: clothes,
    pipeline: [
      { $unwind: { path: '$sizes', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
      { $project: { item: 0 } },
    ],
    gives: [
      { _id: 1, sizes: 'S', i: 0 },
      { _id: 1, sizes: 'M', i: 1 },
      { _id: 2, i: null },
      { _id: 3, sizes: 'M', i: null },
      { _id: 4, sizes: null, i: null },
      { _id: 5, i: null },
    ],
  },
  {
    operator: '$group',
    rule: 'by a field; null and missing are one group',
    docs: [{ k: null }, {}, { k: 1 }, { k: new Double(1) }],
    pipeline: [{ $group: { _id: '$k', n: { $sum: 1 } } }, byItem],
    gives: [
      { _id: null, n: 2 },
      { _id: 1, n: 2 },
    ],
  },
  {
    operator: '$group',
    rule: 'by several fields',
    docs: sales,
    pipeline: [{ $match: { day: 1 } }, { $group: { _id: { d: '$day', i: '$item' } } }, byItem],
    gives: [{ _id: { d: 1, i: 'abc' } }, { _id: { d: 1, i: 'jkl' } }],
  },
  {
    operator: '$group',
    rule: 'gives nothing for nothing',
    docs: sales,
    pipeline: [{ $match: { day: 9 } }, { $group: { _id: null, n: { $sum: 1 } } }],
    gives: [],
  },
  {
    operator: '$sum',
    rule: 'adds numbers and passes over the rest',
    docs: sales,
    pipeline: grouped({ $sum: '$quantity' }),
    gives: [
      { _id: 'abc', v: 12 },
      { _id: 'jkl', v: 1 },
      { _id: 'xyz', v: 5 },
    ],
  },
  {
    operator: '$sum',
    rule: 'of no number is 0',
    docs: [{ item: 'a', t: 'x' }],
    pipeline: grouped({ $sum: '$t' }),
    gives: [{ _id: 'a', v: 0 }],
  },
  {
    operator: '$avg',
    rule: 'is of the numbers alone',
    docs: sales,
    pipeline: grouped({ $avg: '$price' }),
    gives: [
      { _id: 'abc', v: 10 },
      { _id: 'jkl', v: 20 },
      { _id: 'xyz', v: 5 },
    ],
  },
  {
    operator: '$avg',
    rule: 'of no number is null',
    docs: [{ item: 'a' }],
    pipeline: grouped({ $avg: '$t' }),
    gives: [{ _id: 'a', v: null }],
  },
  {
    operator: '$min',
    rule: 'passes over null and missing',
    docs: sales,
    pipeline: grouped({ $min: '$quantity' }),
    gives: [
      { _id: 'abc', v: 2 },
      { _id: 'jkl', v: 1 },
      { _id: 'xyz', v: 5 },
    ],
  },
  {
    operator: '$max',
    rule: 'compares in the order of BSON',
    docs: [
      { item: 'a', t: 5 },
      { item: 'a', t: 'text' },
    ],
    pipeline: grouped({ $max: '$t' }),
    gives: [{ _id: 'a', v: 'text' }],
  },
  {
    operator: '$first',
    rule: 'is of the first document, null when missing',
    docs: sales,
    pipeline: [{ $sort: { _id: -1 } }, ...grouped({ $first: '$price' })],
    gives: [
      { _id: 'abc', v: 10 },
      { _id: 'jkl', v: 20 },
      { _id: 'xyz', v: null },
    ],
  },
  {
    operator: '$last',
    rule: 'is of the last document',
    docs: sales,
    pipeline: [byItem, ...grouped({ $last: '$day' })],
    gives: [
      { _id: 'abc', v: 2 },
      { _id: 'jkl', v: 1 },
      { _id: 'xyz', v: 3 },
    ],
  },
  {
    operator: '$push',
    rule: 'gathers all, missing ones left out',
    docs: sales,
    pipeline: [byItem, ...grouped({ $push: '$price' })],
    gives: [
      { _id: 'abc', v: [10, 10] },
      { _id: 'jkl', v: [20] },
      { _id: 'xyz', v: [5] },
    ],
  },
  {
    operator: '$push',
    rule: 'gathers documents made of fields',
    docs: sales,
    pipeline: [{ $match: { item: 'jkl' } }, ...grouped({ $push: { p: '$price', q: '$quantity' } })],
    gives: [{ _id: 'jkl', v: [{ p: 20, q: 1 }] }],
  },
];
