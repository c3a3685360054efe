import { posix } from 'node:path';
import { attribute, elementsOf, parseXml } from './xml.ts';

export interface Relation {
  id: string;
  /** The last word of its type, as `notesSlide`. */
  type: string;
  /** The name of a part in the archive. */
  target: string;
}

/** What a part of a document refers to. */
export const relationsOf = (parts: ReadonlyMap<string, string>, name: string): Relation[] => {
  const xml = parts.get(`${posix.dirname(name)}/_rels/${posix.basename(name)}.rels`);
  const root = xml === undefined ? undefined : elementsOf(parseXml(xml))[0];
  return (root ? elementsOf(root) : []).map((relation) => {
    const target = attribute(relation, 'Target') ?? '';
    return {
      id: attribute(relation, 'Id') ?? '',
      type: posix.basename(attribute(relation, 'Type') ?? ''),
      target: target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(name), target),
    };
  });
};
