import { type Doc, isDoc, Long } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { changeAt, parsePath, valueAt } from '../update/paths.ts';

/** `$unwind`: a document for each element of an array; what is no array counts as its own only element. */
export function parseUnwind(spec: unknown): (doc: Doc) => Doc[] {
  const { path, includeArrayIndex, preserveNullAndEmptyArrays, ...rest } = isDoc(spec) ? spec : { path: spec };
  const odd = Object.keys(rest)[0];
  if (odd) throw notImplemented(`$unwind with ${odd}`);
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new MongoError(2, 'path option to $unwind stage should be prefixed with a $');
  const steps = parsePath(path.slice(1));
  const indexSteps = typeof includeArrayIndex === 'string' ? parsePath(includeArrayIndex) : undefined;
  const numbered = (doc: Doc, index: unknown) => (indexSteps ? changeAt(doc, indexSteps, () => index) : doc);
  return (doc) => {
    const value = valueAt(doc, steps);
    if (Array.isArray(value) && value.length > 0) {
      return value.map((item, i) =>
        numbered(
          changeAt(doc, steps, () => item),
          Long.fromNumber(i),
        ),
      );
    }
    if (Array.isArray(value)) {
      return preserveNullAndEmptyArrays === true
        ? [
            numbered(
              changeAt(doc, steps, () => undefined),
              null,
            ),
          ]
        : [];
    }
    const isNothing = value === null || value === undefined;
    return isNothing && preserveNullAndEmptyArrays !== true ? [] : [numbered(doc, null)];
  };
}
