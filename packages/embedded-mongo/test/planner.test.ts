import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Doc, decode, encode } from '../src/bson/codec.ts';
import { compileFilter } from '../src/filter/filter.ts';
import { countMatches, execute } from '../src/query/execute.ts';
import { planQuery } from '../src/query/plan.ts';
import { parseSort } from '../src/query/sort.ts';
import { openContext } from './support/context.ts';

const { server, run, close } = openContext();
afterAll(close);

const INDEXES: Record<string, Doc> = {
  owner: { key: { owner: 1, createdAt: -1 } },
  pin: { key: { pin: 1 }, unique: true, partialFilterExpression: { isActive: true, pin: { $exists: true } } },
  outbox: { key: { 'outbox.at': 1 }, partialFilterExpression: { 'outbox.0': { $exists: true } } },
  tags: { key: { tags: 1 } },
  late: { key: { score: 1 }, partialFilterExpression: { score: { $gt: 10 } } },
  sparse: { key: { nick: 1 }, sparse: true },
};

beforeAll(async () => {
  const indexes = Object.entries(INDEXES).map(([name, index]) => ({ name, ...index }));
  expect(await run({ createIndexes: 'c', indexes })).toMatchObject({ ok: { value: 1 } });
  await run({ insert: 'c', documents: [{ _id: 1, tags: ['a', 'b'], outbox: [{ at: 1 }, { at: 2 }] }] });
});

function plan(filter: Doc, sort: Doc = {}) {
  const collection = server.catalogue.find('test', 'c');
  if (!collection) throw new Error('no collection');
  const { index, sorted, exact, isPoint, reverse } =
    planQuery(collection, compileFilter(filter), parseSort(sort)) ?? {};
  return { index: index?.name, sorted, exact, isPoint, reverse };
}

describe('an index is used', () => {
  test.each<[string, Doc, Doc, object]>([
    ['for an _id, with nothing left to check', { _id: 1 }, {}, { index: '_id_', exact: true, isPoint: true }],
    ['for a list of ids', { _id: { $in: [1, 2] } }, {}, { index: '_id_', exact: true, isPoint: true }],
    ['for equality on its first field', { owner: 'x' }, {}, { index: 'owner', exact: true }],
    [
      'for equality, with other conditions left to check',
      { owner: 'x', title: 'y' },
      {},
      { index: 'owner', exact: false },
    ],
    ['for equality and order', { owner: 'x' }, { createdAt: -1 }, { index: 'owner', sorted: true, reverse: false }],
    ['backwards', { owner: 'x' }, { createdAt: 1 }, { index: 'owner', sorted: true, reverse: true }],
    ['for a range', { owner: { $gte: 'a', $lt: 'b' } }, {}, { index: 'owner', exact: false }],
    ['for equality and a range', { owner: 'x', createdAt: { $gt: new Date(0) } }, {}, { index: 'owner' }],
    ['for order alone', {}, { owner: 1, createdAt: -1 }, { index: 'owner', sorted: true }],
    [
      'partial, when the filter requires its condition',
      { pin: '1234', isActive: true },
      {},
      { index: 'pin', isPoint: true },
    ],
    ['partial, also through $and', { $and: [{ isActive: true }, { pin: '1' }] }, {}, { index: 'pin' }],
    ['partial, for a filter equal to its condition', { 'outbox.0': { $exists: true } }, {}, { index: 'outbox' }],
    ['partial, for a stricter range', { score: { $gte: 11 } }, {}, { index: 'late' }],
    ['partial, for a value inside its range', { score: 12 }, {}, { index: 'late' }],
    ['over arrays', { tags: 'a' }, {}, { index: 'tags', exact: true }],
    ['sparse, when the field must exist', { nick: 'n' }, {}, { index: 'sparse' }],
  ])('%s', (_what, filter, sort, expected) => {
    expect(plan(filter, sort)).toMatchObject(expected);
  });
});

describe('no index is used', () => {
  test.each<[string, Doc, Doc?]>([
    ['without a condition on one', { title: 'x' }],
    ['partial, when the filter does not require its condition', { pin: '1234' }],
    ['partial, when the filter requires something else', { pin: '1234', isActive: false }],
    ['partial, for a wider range', { score: { $gt: 9 } }],
    ['partial, for a value outside', { score: 5 }],
    ['partial, under $or', { $or: [{ isActive: true, pin: '1' }, { title: 'x' }] }],
    ['sparse, for a field that may be missing', { nick: null }],
    ['sparse, for order alone', {}, { nick: 1 }],
    ['for a whole array', { tags: ['a', 'b'] }],
    ['for order by an array', {}, { tags: 1 }],
    ['for another order', {}, { owner: 1, createdAt: 1 }],
    ['for the second field alone', { createdAt: new Date(0) }],
  ])('%s', (_what, filter, sort) => {
    expect(plan(filter, sort).index).toBeUndefined();
  });
});

test('equality with an index reads only the documents that it returns', async () => {
  await run({ insert: 'c', documents: Array.from({ length: 200 }, (_, i) => ({ _id: i + 10, owner: `o${i % 20}` })) });
  const collection = server.catalogue.find('test', 'c');
  const reads = vi.spyOn(server.records, 'peek');
  const query = { filter: compileFilter({ owner: 'o3' }), sort: parseSort({ createdAt: -1 }), skip: 0, limit: 4 };
  expect([...execute(server.records, collection, query)]).toHaveLength(4);
  expect(reads).toHaveBeenCalledTimes(4);
});

describe('a list whose index covers its whole query', () => {
  const filter = compileFilter({ list: 'a', deletedAt: null });

  beforeAll(async () => {
    const key = { list: 1, deletedAt: 1, createdAt: -1, _id: -1 };
    await run({ createIndexes: 'lists', indexes: [{ name: 'list', key }] });
    const documents = Array.from({ length: 300 }, (_, i) => ({
      _id: String(i).padStart(3, '0'),
      list: 'a',
      createdAt: new Date(i),
      ...(i % 3 === 0 && { deletedAt: new Date(i) }),
      ...(i % 3 === 1 && { deletedAt: null }),
    }));
    await run({ insert: 'lists', documents });
  });

  const spied = () => {
    const collection = server.catalogue.find('test', 'lists');
    const reads = vi.spyOn(server.records, 'peek');
    onTestFinished(() => reads.mockRestore());
    return { collection, reads };
  };

  test('is counted without reading a document, even where a field is null or missing', () => {
    const { collection, reads } = spied();
    expect(countMatches(server.records, collection, filter)).toBe(200);
    expect(reads).not.toHaveBeenCalled();
  });

  test('reads only its page, wherever the page begins', () => {
    const { collection, reads } = spied();
    const sort = parseSort({ createdAt: -1, _id: -1 });
    const createdAt = new Date(100);
    const after = { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: '100' } }] };
    const fromThere = compileFilter({ list: 'a', deletedAt: null, ...after });
    const page = (query: typeof filter) => [
      ...execute(server.records, collection, { filter: query, sort, skip: 0, limit: 10 }),
    ];
    expect(page(filter)[0]?.doc._id).toBe('299');
    expect(reads).toHaveBeenCalledTimes(10);
    reads.mockClear();
    expect(page(fromThere)[0]?.doc._id).toBe('098');
    // The document at the start is read too, as it has the same time as those that may follow.
    expect(reads).toHaveBeenCalledTimes(11);
  });
});

test('fields that a filter does not use are not decoded', () => {
  const stored = encode({ owner: 'o', at: { place: 3 }, title: 't1', questions: [{ text: 'x' }] });
  // A type that BSON does not have, in the question: decoding it throws.
  stored[stored.indexOf('text\0') - 1] = 0x66;
  expect(() => decode(stored)).toThrow();
  const matches = (filter: Doc) => compileFilter(filter).matchesStored(stored);
  expect(matches({ $or: [{ title: { $regex: '^t1' } }, { 'at.place': 4 }], owner: { $ne: 'x' } })).toBe(true);
  expect(matches({ $or: [{ title: { $regex: '^t2' } }, { 'at.place': 4 }] })).toBe(false);
  expect(() => matches({ 'questions.text': 'x' })).toThrow();
  // It is not even searched where the bytes do not contain the text of a pattern.
  expect(matches({ 'questions.text': { $regex: 'elsewhere' } })).toBe(false);
  expect(() => matches({ 'questions.text': { $regex: 'elsewhere|x' } })).toThrow();
});
