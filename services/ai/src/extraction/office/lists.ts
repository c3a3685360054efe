import { attribute, elementsOf, find, type XmlElement } from './xml.ts';

interface ListPlace {
  list: string;
  level: number;
}

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

/** List marks of a Word document: a dash, or the item's number. */
export class Lists {
  /** The definition of each list. */
  readonly #definitions: Map<string, string | undefined>;
  /** The format of each level of a definition. */
  readonly #formats: Map<string, Map<string, string | undefined>>;
  readonly #styles: Map<string, { list: string | undefined; level: string | undefined }>;
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: XmlElement | undefined, styles: XmlElement | undefined) {
    // Read once, because a malicious document may have a level and properties for every paragraph.
    this.#definitions = readBy(numbering, 'num', 'numId', (list) => value(list, 'abstractNumId'));
    this.#formats = readBy(numbering, 'abstractNum', 'abstractNumId', (definition) =>
      readBy(definition, 'lvl', 'ilvl', (level) => value(level, 'numFmt')),
    );
    this.#styles = readBy(styles, 'style', 'styleId', (style) => {
      const place = find(style, 'pPr', 'numPr');
      return { list: value(place, 'numId'), level: value(place, 'ilvl') };
    });
  }

  #placeOf(properties: XmlElement | undefined): ListPlace | undefined {
    const style = this.#styles.get(value(properties, 'pStyle') ?? '');
    const list = value(properties, 'numPr', 'numId') ?? style?.list;
    if (list === undefined || list === '0') return undefined;
    const level = value(properties, 'numPr', 'ilvl') ?? style?.level ?? '0';
    return { list, level: Math.min(8, Math.max(0, Number.parseInt(level, 10) || 0)) };
  }

  /** The mark before a paragraph with these properties (`w:pPr`); undefined if it is not a list item. */
  markOf(properties: XmlElement | undefined): string | undefined {
    const place = this.#placeOf(properties);
    if (!place) return undefined;
    const format = this.#formats.get(this.#definitions.get(place.list) ?? '')?.get(String(place.level)) ?? 'bullet';
    if (format === 'none') return '';
    if (format === 'bullet') return '- ';
    const counts = this.#counts.get(place.list) ?? [];
    counts[place.level] = (counts[place.level] ?? 0) + 1;
    counts.length = place.level + 1;
    this.#counts.set(place.list, counts);
    return `${counts[place.level]}. `;
  }
}
