import { posix } from 'node:path';
import { attribute, elementsOf, rootOf } from './xml.ts';

export interface Relation {
  id: string;
  /** Last segment of the type, such as `notesSlide`. */
  type: string;
  /** Name of a part in the archive. */
  target: string;
}

/** The relations of a part of a document. */
export const relationsOf = (parts: ReadonlyMap<string, string>, name: string): Relation[] => {
  const root = rootOf(parts, `${posix.dirname(name)}/_rels/${posix.basename(name)}.rels`);
  return elementsOf(root).map((relation) => {
    const target = attribute(relation, 'Target') ?? '';
    return {
      id: attribute(relation, 'Id') ?? '',
      type: posix.basename(attribute(relation, 'Type') ?? ''),
      target: target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(name), target),
    };
  });
};
