import { describe, expect, test } from 'vitest';
import { QUERY_OPERATORS } from '../../src/filter/parse-filter.ts';
import { useDatabase } from '../support/database.ts';
import { QUERY_CASES } from './query-cases.ts';

const { db } = useDatabase();

test('every query operator of the allow-list has a case', () => {
  const covered = new Set(QUERY_CASES.map(({ operator }) => operator));
  expect(QUERY_OPERATORS.filter((operator) => !covered.has(operator))).toEqual([]);
});

describe.each(['without an index', 'with indexes'])('%s', (setting) => {
  test.each(QUERY_CASES.map((one, i) => ({ ...one, i })))('$operator: $rule', async ({ docs, filter, finds, i }) => {
    const collection = db().collection<{ _id: number }>(`query-${setting.length}-${i}`);
    await collection.insertMany(docs.map((doc, _id) => ({ ...doc, _id })));
    if (setting === 'with indexes') {
      for (const path of Object.keys(filter).filter((key) => !key.startsWith('$')))
        await collection.createIndex({ [path]: 1 });
    }
    const found = await collection.find(filter).sort({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(finds);
    expect(await collection.countDocuments(filter)).toBe(finds.length);
  });
});
