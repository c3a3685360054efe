import type { Reader } from '../reading.ts';
import { readTextParts } from './archive.ts';
import { createMarks } from './lists.ts';
import { mainPart } from './main-part.ts';
import { readPicturesInArchive } from './pictures-in-archive.ts';
import { relationsOf } from './relations.ts';
import { WordText } from './word-text.ts';
import { attribute, elementsOf, find, rootOf, type XmlElement } from './xml.ts';

const isWanted = (name: string): boolean =>
  /^word\/(?:_rels\/)?(?:document|styles|numbering|footnotes|endnotes)\d*\.xml(?:\.rels)?$/.test(name);

/** The notes of a kind, as the text refers to them. */
const notesOf = (root: XmlElement | undefined, kind: 'footnote' | 'endnote'): Map<string, XmlElement> =>
  new Map(elementsOf(root).map((note) => [`${kind} ${attribute(note, 'id')}`, note]));

/** Reads a Word document: body, then notes; no headers and footers, and pictures only if there is no text. */
export const readDocx: Reader = async (path, tools) => {
  const parts = await readTextParts(path, isWanted);
  const main = mainPart(parts.keys(), 'word/document') ?? '';
  const relations = relationsOf(parts, main);
  const partOf = (kind: string): XmlElement | undefined =>
    rootOf(parts, relations.find(({ type }) => type === kind)?.target ?? `word/${kind}.xml`);
  const body = find(rootOf(parts, main), 'body');
  if (!body) throw new Error('a document without a body');
  const word = new WordText(createMarks(partOf('numbering'), partOf('styles')));
  const text = word.textOf(body);
  const notes = new Map([...notesOf(partOf('footnotes'), 'footnote'), ...notesOf(partOf('endnotes'), 'endnote')]);
  const called = word.notes.flatMap((note) => notes.get(note) ?? []);
  const whole = [text, ...called.map((note) => word.textOf(note))].join('\n\n');
  if (!/\p{L}/u.test(whole)) return readPicturesInArchive(path, /^word\/media\//, tools);
  return { text: whole, leftOut: [{ reason: 'picture', count: word.pictures }] };
};
