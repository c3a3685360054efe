import { type Doc, isNumber, toNumber } from '../bson/codec.ts';
import { orderedBytes, RANK } from '../bson/order.ts';
import { reach } from '../bson/path.ts';
import { MongoError, notImplemented } from '../errors.ts';

/** One field to sort by. */
export interface SortField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** Validates a sort specification. */
export function parseSort(spec: Doc): SortField[] {
  return Object.entries(spec).map(([path, direction]) => {
    if (path.startsWith('$')) throw notImplemented(`Sorting by ${path}`);
    const order = isNumber(direction) ? toNumber(direction) : undefined;
    if (order !== 1 && order !== -1) throw new MongoError(2, `$sort key ordering must be 1 or -1: ${path}`);
    return { path, direction: order };
  });
}

/** Sorts by BSON's order. An array sorts by its least element, or its greatest when descending. Stable. */
export function sortBy<T>(items: readonly T[], fields: readonly SortField[], docOf: (item: T) => Doc): T[] {
  const keyed = items.map((item) => ({ item, keys: fields.map((field) => sortKey(docOf(item), field)) }));
  keyed.sort((a, b) => {
    for (const [i, field] of fields.entries()) {
      const order = Buffer.compare(a.keys[i] ?? NOTHING, b.keys[i] ?? NOTHING);
      if (order !== 0) return order * field.direction;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

const NOTHING = Buffer.of(RANK.null);

function sortKey(doc: Doc, { path, direction }: SortField): Buffer {
  const reached = reach(doc, path);
  if (reached.length === 1 && !Array.isArray(reached[0])) return orderedBytes(reached[0]);
  const keys = reached.flatMap((value) => {
    if (!Array.isArray(value)) return [orderedBytes(value)];
    return value.length === 0 ? [Buffer.of(RANK.emptyArray)] : value.map(orderedBytes);
  });
  return keys.reduce((best, key) => (Buffer.compare(key, best) * direction < 0 ? key : best), keys[0] ?? NOTHING);
}
