import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import { type Iterator, Lazy } from 'mingo/lazy';
import { $limit, $match, $skip } from 'mingo/operators/pipeline';
import { type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { queryContext } from '../filter/operators.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { parseAddFields, parseProject } from './fields.ts';
import { parseGroup } from './group.ts';
import { parseUnwind } from './unwind.ts';

/** The parameters after the first are what mingo would hand to a stage of its own. */
type Flow = (docs: Iterator, spec?: unknown, options?: unknown) => Iterator;

/** A stage that was checked: one that mingo runs, or what ours does. */
type Stage = { readonly mingo: Doc } | { readonly flow: Flow };

type StageParser = (spec: unknown) => Stage;

const each = (run: (doc: Doc) => Doc): Stage => ({ flow: (docs) => docs.map(run) });
const whole = (run: (docs: Doc[]) => Doc[]): Stage => ({ flow: (docs) => Lazy(run(docs.collect<Doc>())) });

const STAGES: ReadonlyMap<string, StageParser> = new Map<string, StageParser>([
  ['$match', (spec) => ({ mingo: { $match: parseFilter(asDoc(spec, '$match')) } })],
  ['$sort', parseSortStage],
  ['$skip', (spec) => ({ mingo: { $skip: asCount(spec, '$skip', 0) } })],
  ['$limit', (spec) => ({ mingo: { $limit: asCount(spec, '$limit', 1) } })],
  ['$project', (spec) => each(parseProject(spec))],
  ['$addFields', (spec) => each(parseAddFields(spec))],
  ['$set', (spec) => each(parseAddFields(spec))],
  ['$group', (spec) => whole(parseGroup(spec))],
  ['$unwind', parseUnwindStage],
  ['$count', parseCount],
]);

/** Every aggregation stage that is supported. */
export const PIPELINE_STAGES: readonly string[] = [...STAGES.keys()];

const mingoContext = Context.from(queryContext).addPipelineOps({ $match, $skip, $limit });

/** Checks a pipeline against the allow-list and compiles it; our own stages join mingo's under names of their own. */
export function parsePipeline(pipeline: readonly unknown[]): (docs: Iterable<Doc>) => Doc[] {
  const context = Context.from(mingoContext);
  const stages = pipeline.map((stage, i) => {
    const [name, spec] = stageOf(stage);
    const parse = STAGES.get(name);
    if (!parse) throw notImplemented(`Aggregation stage ${name}`);
    const parsed = parse(spec);
    if ('mingo' in parsed) return parsed.mingo;
    context.addPipelineOps({ [`$stage${i}`]: parsed.flow });
    return { [`$stage${i}`]: null };
  });
  const aggregator = new Aggregator(stages, { context });
  return (docs) => aggregator.run(docs).filter(isDoc);
}

/** A stage's name and specification. */
export function stageOf(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0)
    throw new MongoError(2, 'A pipeline stage specification object must contain exactly one field');
  return entry;
}

function parseSortStage(spec: unknown): Stage {
  const fields = parseSort(asDoc(spec, '$sort'));
  if (fields.length === 0) throw new MongoError(2, '$sort stage must have at least one sort key');
  return whole((docs) => sortBy(docs, fields, (doc) => doc));
}

function parseUnwindStage(spec: unknown): Stage {
  const unwind = parseUnwind(spec);
  return whole((docs) => docs.flatMap(unwind));
}

/** MongoDB defines `$count` as a `$group` and a `$project`, which gives nothing at all for no documents. */
function parseCount(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.')) {
    throw new MongoError(2, 'the count field must be a non-empty string without $ and dots');
  }
  const group = parseGroup({ _id: null, [spec]: { $sum: 1 } });
  return whole((docs) => group(docs).map(parseProject({ _id: false })));
}

function asDoc(spec: unknown, stage: string): Doc {
  if (!isDoc(spec)) throw new MongoError(2, `the ${stage} specification must be an object`);
  return spec;
}

function asCount(spec: unknown, stage: string, least: number): number {
  const count = isNumber(spec) ? toNumber(spec) : Number.NaN;
  if (!Number.isInteger(count) || count < least)
    throw new MongoError(2, `the ${stage} specification must be an integer of at least ${least}`);
  return count;
}
