import { attribute, elementsOf, find, type XmlElement } from './xml.ts';

const value = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  attribute(find(element, ...path), 'val');

/** Reads the children with a name, by one of their attributes. */
const readBy = <Read>(
  root: XmlElement | undefined,
  name: string,
  key: string,
  read: (element: XmlElement) => Read,
): Map<string, Read> =>
  new Map(
    elementsOf(root)
      .filter((element) => element.name === name)
      .map((element) => [attribute(element, key) ?? '', read(element)]),
  );

/**
 * Makes the list marks of a Word document: a dash, or the item's number.
 * @returns the mark before a paragraph with these properties (`w:pPr`); undefined if it is not a list item
 */
export const createMarks = (numbering: XmlElement | undefined, styles: XmlElement | undefined) => {
  // Read once, because a malicious document may have a level and properties for every paragraph.
  const definitions = readBy(numbering, 'num', 'numId', (list) => value(list, 'abstractNumId'));
  const formats = readBy(numbering, 'abstractNum', 'abstractNumId', (definition) =>
    readBy(definition, 'lvl', 'ilvl', (level) => value(level, 'numFmt')),
  );
  const places = readBy(styles, 'style', 'styleId', (style) => {
    const place = find(style, 'pPr', 'numPr');
    return { list: value(place, 'numId'), level: value(place, 'ilvl') };
  });
  const countsOf = new Map<string, number[]>();

  return (properties: XmlElement | undefined): string | undefined => {
    const style = places.get(value(properties, 'pStyle') ?? '');
    const list = value(properties, 'numPr', 'numId') ?? style?.list;
    if (list === undefined || list === '0') return undefined;
    const given = value(properties, 'numPr', 'ilvl') ?? style?.level ?? '0';
    const level = Math.min(8, Math.max(0, Number.parseInt(given, 10) || 0));
    const format = formats.get(definitions.get(list) ?? '')?.get(String(level)) ?? 'bullet';
    if (format === 'none') return '';
    if (format === 'bullet') return '- ';
    const counts = countsOf.get(list) ?? [];
    counts[level] = (counts[level] ?? 0) + 1;
    counts.length = level + 1;
    countsOf.set(list, counts);
    return `${counts[level]}. `;
  };
};

export type MarkOf = ReturnType<typeof createMarks>;
