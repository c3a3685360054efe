import { formulaText } from './formula.ts';
import type { MarkOf } from './lists.ts';
import { attribute, chosen, elementsOf, find, findAll, textIn, type XmlElement } from './xml.ts';

/** Elements without lesson text: properties, deleted text, field codes. */
const silent = new Set(['pPr', 'rPr', 'del', 'moveFrom', 'instrText', 'delText', 'sectPr', 'tblPr', 'tblGrid']);
const pictures = new Set(['blip', 'imagedata']);

const isItem = (line: string): boolean => /^(?:- |\d+\. )/.test(line);

/** Joins blocks with an empty line, except between list items. */
const joinBlocks = (blocks: readonly string[]): string =>
  blocks
    .map((block, at) => {
      const before = blocks[at - 1] ?? '';
      return isItem(block) && isItem(before.slice(before.lastIndexOf('\n') + 1)) ? block : `\n${block}`;
    })
    .join('\n')
    .slice(1);

/** Reads the body of a Word document in blocks: paragraphs, list items, table rows, text boxes. */
export class WordText {
  readonly #markOf: MarkOf;
  /** Number of pictures skipped. */
  pictures = 0;
  /** Footnotes and endnotes (“footnote 2”), in the order of their references. */
  readonly notes: string[] = [];

  constructor(markOf: MarkOf) {
    this.#markOf = markOf;
  }

  /** The blocks of an element separated by empty lines; list items and table rows stay together. */
  textOf(container: XmlElement): string {
    return joinBlocks(this.#blocks(elementsOf(container)));
  }

  #blocks(elements: readonly XmlElement[]): string[] {
    return elements.flatMap((element) => {
      if (element.name === 'p') return this.#paragraph(element);
      if (element.name === 'tbl') return this.#table(element);
      if (element.name === 'oMathPara' || element.name === 'oMath') return [formulaText(element)];
      if (element.name === 'AlternateContent') return this.#blocks(chosen(element));
      return silent.has(element.name) ? [] : this.#blocks(elementsOf(element));
    });
  }

  #paragraph(paragraph: XmlElement): string[] {
    const boxes: string[] = [];
    const text = this.#inline(elementsOf(paragraph), boxes);
    const mark = text.trim() ? this.#markOf(find(paragraph, 'pPr')) : undefined;
    return [`${mark ?? ''}${text}`, ...boxes].filter((block) => block.trim());
  }

  #table(table: XmlElement): string[] {
    const rows = elementsOf(table).flatMap((element) => (element.name === 'tr' ? [element] : findAll(element, 'tr')));
    const cells = rows.map((row) =>
      elementsOf(row)
        .flatMap((element) => (element.name === 'tc' ? [element] : findAll(element, 'tc')))
        .map((cell) => this.#blocks(elementsOf(cell))),
    );
    // A table with one column is a frame around text.
    if (cells.every((row) => row.length < 2)) return cells.flat(2);
    const lines = cells.map((row) => row.map((blocks) => blocks.join(' ').replaceAll('\n', ' ')).join(' | '));
    return [lines.filter((line) => /[^\s|]/.test(line)).join('\n')];
  }

  #inline(elements: readonly XmlElement[], boxes: string[]): string {
    return elements.map((element) => this.#piece(element, boxes)).join('');
  }

  #piece(element: XmlElement, boxes: string[]): string {
    const { name } = element;
    if (name === 't') return textIn(element);
    if (name === 'tab' || name === 'ptab') return '\t';
    if (name === 'br' || name === 'cr') return '\n';
    if (name === 'noBreakHyphen') return '-';
    if (name === 'oMath' || name === 'oMathPara') return ` ${formulaText(element)} `;
    if (name === 'AlternateContent') return this.#inline(chosen(element), boxes);
    if (name === 'txbxContent') boxes.push(...this.#blocks(elementsOf(element)));
    else if (name === 'footnoteReference' || name === 'endnoteReference')
      this.notes.push(`${name.replace('Reference', '')} ${attribute(element, 'id') ?? ''}`);
    else {
      if (pictures.has(name)) this.pictures += 1;
      return silent.has(name) ? '' : this.#inline(elementsOf(element), boxes);
    }
    return '';
  }
}
