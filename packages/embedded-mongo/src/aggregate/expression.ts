import { type Doc, isDoc } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';

/** An aggregation expression, checked and ready; `undefined` is a missing value. */
export type Expression = (doc: Doc) => unknown;

/** Every expression operator that is supported, beside field paths, `$$ROOT`, literals, documents and arrays. */
export const EXPRESSION_OPERATORS: readonly string[] = ['$literal'];

/** Checks an expression against the allow-list and compiles it. */
export function parseExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return parseReference(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(parseExpression);
    return (doc) => items.map((item) => item(doc) ?? null);
  }
  if (isDoc(expression)) return parseDocument(expression);
  return () => expression;
}

function parseDocument(expression: Doc): Expression {
  const entries = Object.entries(expression);
  const operator = entries.find(([name]) => name.startsWith('$'));
  if (operator) {
    if (operator[0] !== '$literal' || entries.length !== 1) throw notImplemented(`Expression operator ${operator[0]}`);
    return () => operator[1];
  }
  const fields = entries.map(([name, value]): [string, Expression] => [name, parseExpression(value)]);
  return (doc) =>
    Object.fromEntries(fields.map(([name, value]) => [name, value(doc)]).filter(([, value]) => value !== undefined));
}

function parseReference(reference: string): Expression {
  if (reference === '$$ROOT') return (doc) => doc;
  if (reference.startsWith('$$')) throw notImplemented(`Variable ${reference}`);
  const steps = reference.slice(1).split('.');
  if (steps.includes('')) throw new MongoError(2, `'${reference}' is not a valid field path`);
  return (doc) => follow(doc, steps, 0);
}

/** A field path in an expression: through an array it gives an array of what its elements have. */
function follow(value: unknown, steps: readonly string[], at: number): unknown {
  const step = steps[at];
  if (step === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => follow(item, steps, at)).filter((item) => item !== undefined);
  return isDoc(value) && Object.hasOwn(value, step) ? follow(value[step], steps, at + 1) : undefined;
}
