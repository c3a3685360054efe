import { type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { parseAddFields, parseProject } from './fields.ts';
import { parseGroup } from './group.ts';
import { parseUnwind } from './unwind.ts';

type Docs = IteratorObject<Doc, undefined>;

/** What becomes of the documents that a stage is given. */
type Stage = (docs: Docs) => Docs;

type StageParser = (spec: unknown) => Stage;

const whole =
  (run: (docs: Doc[]) => Doc[]): Stage =>
  (docs) =>
    run([...docs]).values();

const STAGES: ReadonlyMap<string, StageParser> = new Map<string, StageParser>([
  ['$match', parseMatch],
  ['$sort', parseSortStage],
  ['$skip', parseSkip],
  ['$limit', parseLimit],
  ['$project', parseProjectStage],
  ['$addFields', parseAddFieldsStage],
  ['$set', parseAddFieldsStage],
  ['$group', (spec) => whole(parseGroup(spec))],
  ['$unwind', parseUnwindStage],
  ['$count', parseCount],
]);

/** Every aggregation stage that is supported. */
export const PIPELINE_STAGES: readonly string[] = [...STAGES.keys()];

/** Checks a pipeline against the allow-list and compiles it. */
export function parsePipeline(pipeline: readonly unknown[]): (docs: Iterable<Doc>) => Doc[] {
  const stages = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const parse = STAGES.get(name);
    if (!parse) throw notImplemented(`Aggregation stage ${name}`);
    return parse(spec);
  });
  return (docs) => [...stages.reduce((flow, stage) => stage(flow), Iterator.from(docs))];
}

/** A stage's name and specification. */
export function stageOf(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0)
    throw new MongoError(2, 'A pipeline stage specification object must contain exactly one field');
  return entry;
}

function parseMatch(spec: unknown): Stage {
  const filter = compileFilter(asDoc(spec, '$match'));
  return (docs) => docs.filter((doc) => filter.matches(doc));
}

function parseSkip(spec: unknown): Stage {
  const count = asCount(spec, '$skip', 0);
  return (docs) => docs.drop(count);
}

function parseLimit(spec: unknown): Stage {
  const count = asCount(spec, '$limit', 1);
  return (docs) => docs.take(count);
}

function parseProjectStage(spec: unknown): Stage {
  const project = parseProject(spec);
  return (docs) => docs.map(project);
}

function parseAddFieldsStage(spec: unknown): Stage {
  const addFields = parseAddFields(spec);
  return (docs) => docs.map(addFields);
}

function parseSortStage(spec: unknown): Stage {
  const fields = parseSort(asDoc(spec, '$sort'));
  if (fields.length === 0) throw new MongoError(2, '$sort stage must have at least one sort key');
  return whole((docs) => sortBy(docs, fields, (doc) => doc));
}

function parseUnwindStage(spec: unknown): Stage {
  const unwind = parseUnwind(spec);
  return (docs) => docs.flatMap(unwind);
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
