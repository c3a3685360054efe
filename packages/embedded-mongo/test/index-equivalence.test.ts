import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Doc } from '../src/bson/codec.ts';
import { openContext } from './support/context.ts';

const { run, close } = openContext();
afterAll(close);

const DOCUMENTS = 80;
const QUERIES = 250;

let draws = 0;
/** The same numbers in every run. */
const below = (max: number): number => {
  draws += 1;
  return createHash('sha256').update(`${draws}`).digest().readUInt32BE() % max;
};
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
const scalar = () =>
  pick<unknown>([null, 0, 1, 2, 2.5, -1, '', 'a', 'b', true, false, new Date(1), new Date(2), { x: 1 }]);
const value = (): unknown => (below(5) === 0 ? Array.from({ length: below(3) }, scalar) : scalar());

function document(_id: number): Doc {
  const doc: Doc = { _id };
  for (const field of ['a', 'b', 'c']) if (below(4) > 0) doc[field] = value();
  if (below(3) > 0) doc.s = pick<unknown>([{ t: scalar() }, [{ t: scalar() }, { t: scalar() }, {}], [], [1, 2], 5]);
  return doc;
}

function condition(): unknown {
  const operator = pick(['$eq', '$gt', '$gte', '$lt', '$lte', '$ne', '$in', '$exists', '$range', '$elemMatch', '$not']);
  if (operator === '$in') return { $in: [scalar(), scalar(), scalar()] };
  if (operator === '$exists') return { $exists: below(2) === 0 };
  if (operator === '$range') return { $gte: scalar(), $lt: scalar() };
  if (operator === '$elemMatch') return { $elemMatch: { $gt: scalar() } };
  if (operator === '$not') return { $not: { $gt: scalar() } };
  return { [operator]: value() };
}

function filter(): Doc {
  const fields = ['a', 'b', 'c', 's.t'].filter(() => below(3) === 0);
  const conditions = Object.fromEntries(fields.map((field) => [field, condition()]));
  return below(6) === 0 ? { $or: [conditions, { a: scalar() }], c: condition() } : conditions;
}

const INDEXES: Doc[] = [
  { key: { a: 1 } },
  { key: { a: -1, b: 1 } },
  { key: { b: 1, c: -1 } },
  { key: { c: 1 }, sparse: true },
  { key: { 's.t': 1 } },
  { key: { c: 1, _id: 1 } },
  { key: { c: -1, _id: -1 }, sparse: true },
  { key: { a: 1, _id: 1 } },
  { key: { 's.t': 1, c: -1, _id: 1 } },
  { key: { b: -1 }, partialFilterExpression: { c: { $exists: true } } },
  { key: { b: 1 }, partialFilterExpression: { a: { $gte: 1 } } },
];

/** Each ends in _id and so leaves only one order, so that the documents can be compared one by one. */
const SORTS: Doc[] = [
  { _id: 1 },
  { a: 1, _id: 1 },
  { a: -1, _id: -1 },
  { c: 1, _id: 1 },
  { c: -1, _id: -1 },
  { b: 1, c: -1, _id: 1 },
  { 's.t': 1, c: -1, _id: 1 },
  { 's.t': -1, c: 1, _id: -1 },
];

test('the results of a query and their order do not depend on indexes, while documents are added, changed and deleted', async () => {
  await run({ createIndexes: 'indexed', indexes: INDEXES.map((index, i) => ({ name: `i${i}`, ...index })) });
  const both = (command: (name: string) => Doc) => Promise.all([run(command('indexed')), run(command('plain'))]);
  // Two arrays cannot share an index: a write that the indexes refuse is not made to the plain collection either.
  const write = async (command: (name: string) => Doc) => {
    const { writeErrors } = await run(command('indexed'));
    if (writeErrors) expect(writeErrors).toMatchObject([{ codeName: 'CannotIndexParallelArrays' }]);
    else await run(command('plain'));
  };
  for (let _id = 0; _id < DOCUMENTS; _id++) {
    const doc = document(_id);
    await write((insert) => ({ insert, documents: [doc] }));
  }
  for (let i = 0; i < QUERIES; i++) {
    const query = filter();
    const sort = pick(SORTS);
    const [indexed, plain] = await both((find) => ({
      find,
      filter: query,
      sort,
      skip: i % 3,
      limit: i % 2 ? 0 : 10,
      singleBatch: true,
      batchSize: 1000,
    }));
    expect(indexed, JSON.stringify({ query, sort })).toEqual(renamed(plain));
    expect(indexed).toHaveProperty('cursor.firstBatch');
    const [count, plainCount] = await both((name) => ({ count: name, query }));
    expect(count, JSON.stringify(query)).toEqual(plainCount);
    if (i % 3 === 0) {
      const [_id, doc] = [below(DOCUMENTS), document(0)];
      await write((update) => ({ update, updates: [{ q: { _id }, u: { ...doc, _id }, upsert: true }] }));
      await write((name) => ({ delete: name, deletes: [{ q: { _id: (_id * 7) % DOCUMENTS }, limit: 1 }] }));
    }
  }
});

function renamed(reply: Doc | undefined): Doc {
  const cursor = reply?.cursor;
  return { ...reply, cursor: { ...(typeof cursor === 'object' ? cursor : {}), ns: 'test.indexed' } };
}
