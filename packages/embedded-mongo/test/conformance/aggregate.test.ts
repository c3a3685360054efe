import { expect, test } from 'vitest';
import { EXPRESSION_OPERATORS } from '../../src/aggregate/expression.ts';
import { GROUP_ACCUMULATORS } from '../../src/aggregate/group.ts';
import { PIPELINE_STAGES } from '../../src/aggregate/pipeline.ts';
import { useDatabase } from '../support/database.ts';
import { AGGREGATE_CASES } from './aggregate-cases.ts';

const { db } = useDatabase();

test('every stage, accumulator and expression operator of the allow-lists has a case', () => {
  const covered = new Set(AGGREGATE_CASES.map(({ operator }) => operator));
  const supported = [...PIPELINE_STAGES, ...GROUP_ACCUMULATORS, ...EXPRESSION_OPERATORS];
  expect(supported.filter((operator) => !covered.has(operator))).toEqual([]);
});

test.each(AGGREGATE_CASES.map((one, i) => ({ ...one, i })))(
  '$operator: $rule',
  async ({ docs, pipeline, gives, i }) => {
    const collection = db().collection(`aggregate-${i}`);
    await collection.insertMany(docs.map((doc) => ({ ...doc })));
    expect(await collection.aggregate([...pipeline]).toArray()).toEqual(gives);
  },
);
