import { type Doc, decode, encode, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { type FieldTree, nodeAt, selectFields, withoutFields } from '../bson/select-fields.ts';
import { MongoError, notImplemented } from '../errors.ts';

/** The fields to keep, or else the fields to leave out. */
interface Fields {
  readonly tree: FieldTree;
  readonly including: boolean;
}

/** Returns a document with only some of its fields. */
type Projection = (doc: Doc) => Doc;

/** Validates a projection: either fields to keep or fields to leave out (`_id` is independent). */
export function parseProjection(spec: Doc): Projection | undefined {
  const fields = parseFields(spec);
  return fields && projectionOf(fields);
}

/** The same for stored documents: nothing is decoded, unless only a part of a field is kept. */
export function parseStoredProjection(spec: Doc): ((bytes: Buffer) => Buffer) | undefined {
  const fields = parseFields(spec);
  if (!fields) return undefined;
  const { tree, including } = fields;
  if (!including) return (bytes) => withoutFields(bytes, tree);
  const names = new Set(Object.keys(tree));
  const select = (bytes: Buffer): Buffer => selectFields(bytes, names);
  if (Object.values(tree).every((node) => node === true)) return select;
  const project = projectionOf(fields);
  return (bytes) => encode(project(decode(select(bytes))));
}

function projectionOf({ tree, including }: Fields): Projection {
  return including ? (doc) => include(doc, tree) : (doc) => exclude(doc, tree);
}

function parseFields(spec: Doc): Fields | undefined {
  const flags = flatten(spec);
  if (flags.length === 0) return undefined;
  const others = flags.filter(([path]) => path !== '_id');
  const [first] = others;
  const idFlag = flags.find(([path]) => path === '_id')?.[1];
  const including = first ? first[1] : idFlag === true;
  const odd = others.find(([, keep]) => keep !== including);
  if (odd)
    throw new MongoError(
      2,
      `Cannot do ${odd[1] ? 'inclusion' : 'exclusion'} on field ${odd[0]} in ${including ? 'inclusion' : 'exclusion'} projection`,
    );
  const paths = others.map(([path]) => path);
  if (including ? idFlag !== false : idFlag === false) paths.unshift('_id');
  return { tree: buildTree(paths), including };
}

function flatten(spec: Doc, prefix = ''): [path: string, keep: boolean][] {
  return Object.entries(spec).flatMap(([name, value]): [string, boolean][] => {
    const path = prefix + name;
    if (path.split('.').some((step) => step.startsWith('$'))) throw notImplemented(`Projection ${path}`);
    if (typeof value === 'boolean') return [[path, value]];
    if (isNumber(value)) return [[path, toNumber(value) !== 0]];
    if (isDoc(value) && Object.keys(value).length > 0) return flatten(value, `${path}.`);
    throw notImplemented(`Projection of ${path} by an expression`);
  });
}

/** Builds a tree from paths; a path that contains another one is a collision. */
function buildTree(paths: readonly string[]): FieldTree {
  const root: FieldTree = {};
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node = root;
    for (const step of steps) {
      const next = nodeAt(node, step);
      if (next === true) throw collision(path);
      const child = next ?? {};
      node[step] = child;
      node = child;
    }
    if (Object.hasOwn(node, last)) throw collision(path);
    node[last] = true;
  }
  return root;
}

function collision(path: string): MongoError {
  return new MongoError(2, `Path collision at ${path}`);
}

function include(doc: Doc, tree: FieldTree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = nodeAt(tree, name);
    if (node === true) result[name] = value;
    else if (node) {
      const inner = includeInside(value, node);
      if (inner !== undefined) result[name] = inner;
    }
  }
  return result;
}

function includeInside(value: unknown, tree: FieldTree): unknown {
  if (isDoc(value)) return include(value, tree);
  if (Array.isArray(value)) return value.map((item) => includeInside(item, tree)).filter((item) => item !== undefined);
  return undefined;
}

function exclude(doc: Doc, tree: FieldTree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = nodeAt(tree, name);
    if (node !== true) result[name] = node ? excludeInside(value, node) : value;
  }
  return result;
}

function excludeInside(value: unknown, tree: FieldTree): unknown {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((item) => excludeInside(item, tree)) : value;
}
