import { type Doc, decode } from '../bson/codec.ts';
import type { Filter } from '../filter/filter.ts';
import type { CollectionInfo } from '../storage/catalogue-entries.ts';
import type { Records, StoredRecord } from '../storage/records.ts';
import { type IndexPlan, planQuery } from './plan.ts';
import { type SortField, sortBy } from './sort.ts';

/** The parameters of a query. A limit of 0 means no limit. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly skip: number;
  readonly limit: number;
}

/** A matching document, decoded on first use. */
export interface Match extends StoredRecord {
  readonly doc: Doc;
}

/** The documents that match a query, in its order. */
export function* execute(records: Records, collection: CollectionInfo | undefined, query: Query): Generator<Match> {
  if (!collection) return;
  const plan = planQuery(collection, query.filter, query.sort);
  const found = matching(records, collection, plan, query.filter);
  const ordered =
    query.sort.length === 0 || plan?.sorted ? found : sortBy([...found], query.sort, (match) => match.doc);
  let position = 0;
  const end = query.limit === 0 ? Number.POSITIVE_INFINITY : query.skip + query.limit;
  for (const match of ordered) {
    if (position >= query.skip) yield match;
    position += 1;
    if (position >= end) return;
  }
}

/** How many documents match. Reads no document when there is no condition, or when an index alone is sufficient. */
export function countMatches(records: Records, collection: CollectionInfo | undefined, filter: Filter): number {
  if (!collection) return 0;
  if (filter.isConjunction && filter.conditions.length === 0) return records.count(collection);
  const plan = planQuery(collection, filter, []);
  let count = 0;
  if (plan?.exact && !plan.isPoint && !plan.index.multikey)
    for (const { start, end } of plan.ranges) count += records.countEntries(start, end);
  else if (plan?.exact) for (const _ of recordIds(records, plan)) count += 1;
  else for (const _ of matching(records, collection, plan, filter, (bytes) => bytes)) count += 1;
  return count;
}

/** @param keep converts the bytes of a match found by an index, which are valid only until the next read */
function* matching(
  records: Records,
  collection: CollectionInfo,
  plan: IndexPlan | undefined,
  filter: Filter,
  keep: (bytes: Buffer) => Buffer = Buffer.from,
): Generator<Match> {
  const everything = filter.isConjunction && filter.conditions.length === 0;
  const left = plan ? filter.without(plan.used) : filter;
  for (const { recordId, bytes } of plan ? fetch(records, collection, plan) : records.scan(collection)) {
    if (everything || plan?.exact || left.matchesStored(bytes))
      yield new LazyMatch({ recordId, bytes: plan ? keep(bytes) : bytes });
  }
}

function* fetch(records: Records, collection: CollectionInfo, plan: IndexPlan): Generator<StoredRecord> {
  for (const recordId of recordIds(records, plan)) {
    const bytes = records.peek(collection, recordId);
    if (bytes) yield { recordId, bytes };
  }
}

function* recordIds(records: Records, plan: IndexPlan): Generator<number> {
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  for (const { start, end } of plan.ranges) {
    for (const recordId of plan.isPoint ? one(records.entry(start)) : records.entries(start, end, plan.reverse)) {
      if (seen?.has(recordId)) continue;
      seen?.add(recordId);
      yield recordId;
    }
  }
}

function one(recordId: number | undefined): number[] {
  return recordId === undefined ? [] : [recordId];
}

class LazyMatch implements Match {
  readonly recordId: number;
  readonly bytes: Buffer;
  #doc: Doc | undefined;

  constructor({ recordId, bytes }: StoredRecord) {
    this.recordId = recordId;
    this.bytes = bytes;
  }

  get doc(): Doc {
    this.#doc ??= decode(this.bytes);
    return this.#doc;
  }
}
