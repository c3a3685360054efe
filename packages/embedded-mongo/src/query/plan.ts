import type { Condition, Filter } from '../filter/filter.ts';
import type { CollectionInfo, IndexInfo } from '../storage/catalogue-entries.ts';
import { afterPrefix, numberBytes } from '../storage/keys.ts';
import { boundsFor, type FieldBounds } from './bounds.ts';
import { coversAllMatches } from './implication.ts';
import type { SortField } from './sort.ts';

/** Beyond this number of single lookups a scan is no slower. */
const MAX_POINTS = 1000;

/** A range of an index, end exclusive. */
interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

/** How to find the documents of a query through an index. */
export interface IndexPlan {
  readonly index: IndexInfo;
  readonly ranges: readonly KeyRange[];
  /** Whether each range is one entry of a unique index. */
  readonly isPoint: boolean;
  readonly reverse: boolean;
  /** The entries are already in the requested order. */
  readonly sorted: boolean;
  /** The conditions that hold for every document of the ranges. */
  readonly used: ReadonlySet<Condition>;
  /** These are all conditions: nothing else needs checking. */
  readonly exact: boolean;
  readonly score: number;
}

/** Chooses the index for a query; undefined means a scan of the whole collection. */
export function planQuery(
  collection: CollectionInfo,
  filter: Filter,
  sort: readonly SortField[],
): IndexPlan | undefined {
  let best: IndexPlan | undefined;
  for (const index of collection.indexes) {
    const plan = planWith(index, filter, sort);
    if (plan && (!best || plan.score > best.score)) best = plan;
  }
  return best;
}

function planWith(index: IndexInfo, filter: Filter, sort: readonly SortField[]): IndexPlan | undefined {
  if (!coversAllMatches(index, filter)) return undefined;
  const bounds = usableBounds(index, filter.conditions);
  const points = bounds.filter((bound) => bound.kind === 'points');
  const range = bounds.find((bound) => bound.kind === 'range');
  const order = sortOrder(index, points, sort);
  if (bounds.length === 0 && order === undefined && !index.partialFilter) return undefined;
  const used = new Set<Condition>(points.flatMap((bound) => bound.used));
  const isPoint = index.unique && points.length === index.fields.length;
  return {
    index,
    ranges: keyRanges(index, points, range, isPoint),
    isPoint,
    reverse: order === -1,
    sorted: order !== undefined,
    used,
    exact: filter.isConjunction && filter.conditions.every((condition) => used.has(condition)),
    score:
      points.length * 10 +
      (range ? 6 : 0) +
      (order !== undefined ? 4 : 0) +
      (isPoint ? 100 : 0) +
      (index.partialFilter ? 1 : 0),
  };
}

function usableBounds(index: IndexInfo, conditions: readonly Condition[]): FieldBounds[] {
  const usable: FieldBounds[] = [];
  let combinations = 1;
  for (const at of index.fields.keys()) {
    const bounds = boundsFor(index, at, conditions);
    if (!bounds) break;
    combinations *= bounds.kind === 'points' ? bounds.points.length : 1;
    if (combinations > MAX_POINTS) break;
    usable.push(bounds);
    // Both fields may be in elements of one array, where different elements (and entries) may meet the conditions.
    if (bounds.kind === 'range' || (index.multikey && sharesPrefix(index))) break;
  }
  return usable;
}

function sharesPrefix(index: IndexInfo): boolean {
  const roots = index.fields.map(({ path }) => path.split('.')[0]);
  return new Set(roots).size < roots.length;
}

/** The direction in which the index has the requested order; undefined when it has not. */
function sortOrder(index: IndexInfo, points: readonly FieldBounds[], sort: readonly SortField[]): 1 | -1 | undefined {
  if (sort.length === 0 || index.multikey || index.truncated) return undefined;
  if (points.some((bound) => bound.kind === 'points' && bound.points.length !== 1)) return undefined;
  const fixed = new Set(index.fields.slice(0, points.length).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const available = index.fields.slice(points.length);
  const turns = wanted.map(({ path, direction }, i) =>
    available[i]?.path === path ? direction * (available[i]?.direction ?? 0) : 0,
  );
  if (turns.every((turn) => turn === 1)) return 1;
  return turns.every((turn) => turn === -1) ? -1 : undefined;
}

function keyRanges(
  index: IndexInfo,
  points: readonly FieldBounds[],
  range: FieldBounds | undefined,
  isPoint: boolean,
): KeyRange[] {
  let prefixes = [numberBytes(index.number)];
  for (const bound of points) {
    if (bound.kind === 'points')
      prefixes = prefixes.flatMap((prefix) => bound.points.map((point) => Buffer.concat([prefix, point])));
  }
  return prefixes.map((prefix) => {
    if (isPoint) return { start: prefix, end: prefix };
    if (range?.kind !== 'range') return { start: prefix, end: afterPrefix(prefix) };
    return { start: Buffer.concat([prefix, range.start]), end: Buffer.concat([prefix, range.end]) };
  });
}
