import { Query } from 'mingo/query';
import { type Doc, decode, isDoc } from '../bson/codec.ts';
import { selectFields } from '../bson/select-fields.ts';
import { queryContext } from './operators.ts';
import { parseFilter } from './parse-filter.ts';

/** One condition that every match fulfils. */
export interface Condition {
  readonly path: string;
  readonly operator: string;
  readonly operand: unknown;
}

/** A parsed filter. */
export interface Filter {
  matches(doc: Doc): boolean;
  /** The same for a stored document. Decodes only the fields that the filter uses. */
  matchesStored(bytes: Buffer): boolean;
  /** Conditions that every match fulfils. */
  readonly conditions: readonly Condition[];
  /** Whether `conditions` make up the whole filter. */
  readonly isConjunction: boolean;
  /** The filter without conditions that are known to hold. */
  without(known: ReadonlySet<Condition>): Filter;
}

/** Validates a filter against the allow-lists and compiles it. */
export function compileFilter(filter: Doc): Filter {
  return filterOf(parseFilter(filter));
}

function filterOf(parsed: Doc): Filter {
  const conditions: Condition[] = [];
  const isConjunction = collectConditions(parsed, conditions);
  let query: Query<Doc> | undefined; // compiled on first use: an exact index lookup never needs it
  const matches = (doc: Doc): boolean => {
    query ??= new Query<Doc>(parsed, { context: queryContext });
    return query.test(doc);
  };
  const fields = new Set(fieldsOf(parsed));
  const literals = conditions.flatMap(literalOf);
  const filter: Filter = {
    conditions,
    isConjunction,
    matches,
    matchesStored: (bytes) =>
      literals.every((literal) => bytes.includes(literal)) && matches(decode(selectFields(bytes, fields))),
    without: (known) => {
      const left = conditions.filter((condition) => !known.has(condition));
      if (!isConjunction || left.length === 0 || left.length === conditions.length) return filter;
      return filterOf({ $and: left.map(({ path, operator, operand }) => ({ [path]: { [operator]: operand } })) });
    },
  };
  return filter;
}

/**
 * Bytes that every match contains: the text of a pattern without special characters. Searching for them takes a tenth
 * of the time of decoding, and most searches find them in few documents.
 */
function literalOf({ operator, operand }: Condition): Buffer[] {
  if (operator !== '$regex' || !(operand instanceof RegExp) || operand.ignoreCase) return [];
  const isLiteral = /^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/])+$/u.test(operand.source);
  return isLiteral ? [Buffer.from(operand.source.replaceAll(/\\(.)/gu, '$1'))] : [];
}

/** The top-level fields that a filter reads. */
function fieldsOf(parsed: Doc): string[] {
  return Object.entries(parsed).flatMap(([key, value]) =>
    Array.isArray(value) && key.startsWith('$') ? value.flatMap(fieldsOf) : [key.split('.', 1)[0] ?? key],
  );
}

function collectConditions(parsed: Doc, conditions: Condition[]): boolean {
  let complete = true;
  for (const [key, value] of Object.entries(parsed)) {
    if (Array.isArray(value) && (key === '$and' || (key === '$or' && value.length === 1))) {
      for (const branch of value) complete = collectConditions(branch, conditions) && complete;
    } else if (key.startsWith('$')) {
      complete = false;
    } else if (isDoc(value)) {
      for (const [operator, operand] of Object.entries(value)) conditions.push({ path: key, operator, operand });
    }
  }
  return complete;
}
