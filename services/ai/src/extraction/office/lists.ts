import { attribute, elementsOf, find, type XmlElement } from './xml.ts';

interface ListPlace {
  list: string;
  level: number;
}

const value = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  attribute(find(element, ...path), 'val');

const byAttribute = (root: XmlElement | undefined, name: string, key: string): Map<string, XmlElement> =>
  new Map(
    elementsOf(root)
      .filter((element) => element.name === name)
      .map((element) => [attribute(element, key) ?? '', element]),
  );

/** List marks of a Word document: a dash, or the item's number. */
export class Lists {
  readonly #lists: Map<string, XmlElement>;
  readonly #definitions: Map<string, XmlElement>;
  readonly #styles: Map<string, XmlElement>;
  readonly #counts = new Map<string, number[]>();
  /** Cached, because a malicious document may have a level and properties for every paragraph. */
  readonly #formats = new Map<string, string>();
  readonly #placesOfStyles = new Map<string, { list: string | undefined; level: string | undefined }>();

  constructor(numbering: XmlElement | undefined, styles: XmlElement | undefined) {
    this.#lists = byAttribute(numbering, 'num', 'numId');
    this.#definitions = byAttribute(numbering, 'abstractNum', 'abstractNumId');
    this.#styles = byAttribute(styles, 'style', 'styleId');
  }

  #placeOfStyle(id: string): { list: string | undefined; level: string | undefined } {
    const known = this.#placesOfStyles.get(id);
    if (known) return known;
    const numbering = find(this.#styles.get(id), 'pPr', 'numPr');
    const place = { list: value(numbering, 'numId'), level: value(numbering, 'ilvl') };
    this.#placesOfStyles.set(id, place);
    return place;
  }

  #placeOf(properties: XmlElement | undefined): ListPlace | undefined {
    const style = this.#placeOfStyle(value(properties, 'pStyle') ?? '');
    const list = value(properties, 'numPr', 'numId') ?? style.list;
    if (list === undefined || list === '0') return undefined;
    const level = value(properties, 'numPr', 'ilvl') ?? style.level ?? '0';
    return { list, level: Math.min(8, Math.max(0, Number.parseInt(level, 10) || 0)) };
  }

  #formatOf({ list, level }: ListPlace): string {
    const place = `${level} ${list}`;
    const known = this.#formats.get(place);
    if (known !== undefined) return known;
    const definition = this.#definitions.get(value(this.#lists.get(list), 'abstractNumId') ?? '');
    const format = value(byAttribute(definition, 'lvl', 'ilvl').get(String(level)), 'numFmt') ?? 'bullet';
    this.#formats.set(place, format);
    return format;
  }

  /** The mark before a paragraph with these properties (`w:pPr`); undefined if it is not a list item. */
  markOf(properties: XmlElement | undefined): string | undefined {
    const place = this.#placeOf(properties);
    if (!place) return undefined;
    const format = this.#formatOf(place);
    if (format === 'none') return '';
    if (format === 'bullet') return '- ';
    const counts = this.#counts.get(place.list) ?? [];
    counts[place.level] = (counts[place.level] ?? 0) + 1;
    counts.length = place.level + 1;
    this.#counts.set(place.list, counts);
    return `${counts[place.level]}. `;
  }
}
