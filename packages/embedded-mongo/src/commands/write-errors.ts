import { type Doc, Int32 } from '../bson/codec.ts';
import { toMongoError } from '../errors.ts';

/** Runs the statements of a write command one after the other and reports each failure with its index. */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Doc[] {
  const errors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      const { code, codeName, message, details } = toMongoError(error);
      errors.push({ index: new Int32(index), code, codeName, errmsg: message, ...details });
      if (ordered) break;
    }
  }
  return errors;
}

/** The part of a reply that lists failures. */
export function withErrors(errors: readonly Doc[]): Doc {
  return errors.length === 0 ? {} : { writeErrors: errors };
}
