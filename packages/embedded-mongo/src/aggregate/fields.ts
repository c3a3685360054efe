import { type Doc, isDoc, isNumber } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { parseProjection } from '../query/projection.ts';
import { type Expression, parseExpression } from './expression.ts';

type Computed = readonly [path: string, expression: Expression];

/** `$addFields` and `$set`: fields added or replaced, a nested specification field by field. */
export function parseAddFields(spec: unknown): (doc: Doc) => Doc {
  const computed = computedFields(asSpec(spec, '$addFields'), '', () => false);
  return (doc) => addAll(doc, doc, computed);
}

/** `$project`: fields kept or left out, and computed ones. */
export function parseProject(spec: unknown): (doc: Doc) => Doc {
  const { flags, others } = split(asSpec(spec, '$project'));
  const computed = computedFields(others, '', isFlag);
  const keepsOnlyId = computed.length > 0 && Object.keys(flags).every((path) => path === '_id');
  // Beside computed fields nothing else is kept, unless it is named.
  const projection = parseProjection(keepsOnlyId ? { [NO_SUCH_FIELD]: true, ...flags } : flags);
  if (!projection) throw new MongoError(2, '$project specification must have at least one field');
  return (doc) => addAll(projection(doc), doc, computed);
}

const NO_SUCH_FIELD = '\u0001';

function asSpec(spec: unknown, stage: string): Doc {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(2, `${stage} specification must be a non-empty object`);
  return spec;
}

/** A projection's flags, by path, apart from its expressions. */
function split(spec: Doc): { flags: Doc; others: Doc } {
  const flags: Doc = {};
  const others: Doc = {};
  const sort = (level: Doc, prefix: string) => {
    for (const [name, value] of Object.entries(level)) {
      if (isFlag(value)) flags[prefix + name] = value;
      else if (isNested(value)) sort(value, `${prefix}${name}.`);
      else others[prefix + name] = value;
    }
  };
  sort(spec, '');
  return { flags, others };
}

function computedFields(spec: Doc, prefix: string, isLeftOut: (value: unknown) => boolean): Computed[] {
  return Object.entries(spec).flatMap(([name, value]): Computed[] => {
    const path = prefix + name;
    if (path.split('.').some((step) => step === '' || step.startsWith('$')))
      throw new MongoError(2, `'${path}' is not a valid field path`);
    if (isLeftOut(value)) return [];
    return isNested(value) ? computedFields(value, `${path}.`, isLeftOut) : [[path, parseExpression(value)]];
  });
}

function addAll(target: Doc, source: Doc, computed: readonly Computed[]): Doc {
  return computed.reduce((doc, [path, expression]) => {
    const changed = put(doc, path.split('.'), 0, expression(source));
    return isDoc(changed) ? changed : doc;
  }, target);
}

/** Puts a value at a path: into every element of an array on the way, and in place of a scalar. Missing takes the field away. */
function put(container: unknown, steps: readonly string[], at: number, value: unknown): unknown {
  const step = steps[at];
  if (step === undefined) return value;
  if (Array.isArray(container)) return container.map((item) => put(item, steps, at, value));
  const fields = isDoc(container) ? container : {};
  const inner = put(Object.hasOwn(fields, step) ? fields[step] : undefined, steps, at + 1, value);
  if (inner !== undefined) return { ...fields, [step]: inner };
  const { [step]: _removed, ...rest } = fields;
  return rest;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || isNumber(value);
}

function isNested(value: unknown): value is Doc {
  return isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
}
