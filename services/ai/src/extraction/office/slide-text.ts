import { formulaText } from './formula.ts';
import { attribute, chosen, elementsOf, find, findAll, textIn, type XmlElement } from './xml.ts';

/** Placeholders that a template fills on every slide. */
const templates = new Set(['sldNum', 'dt', 'ftr', 'hdr']);
const titles = new Set(['title', 'ctrTitle']);

export interface Slide {
  title: string;
  /** One block for each text box, table or diagram. */
  blocks: string[];
  pictures: number;
  /** Number of template placeholders: number, date, footer. */
  templates: number;
  /** Relation ids of diagrams whose text is in a separate part. */
  diagrams: string[];
}

const runText = (run: XmlElement): string => {
  if (run.name === 'br') return '\n';
  if (run.name === 'oMath' || run.name === 'oMathPara') return ` ${formulaText(run)} `;
  if (run.name === 't') return textIn(run);
  if (run.name === 'AlternateContent') return chosen(run).map(runText).join('');
  return run.name.endsWith('Pr') ? '' : elementsOf(run).map(runText).join('');
};

/** The paragraphs of a text body; list items, explicit or in the body of a slide, start with a dash. */
const paragraphsOf = (body: XmlElement, isList: boolean): string => {
  const paragraphs = elementsOf(body)
    .filter(({ name }) => name === 'p')
    .map((paragraph) => ({ properties: find(paragraph, 'pPr'), text: runText(paragraph).trim() }))
    .filter(({ text }) => text);
  const isItem = (properties: XmlElement | undefined): boolean => {
    if (find(properties, 'buNone')) return false;
    const isMarked = find(properties, 'buChar') ?? find(properties, 'buAutoNum');
    return isMarked !== undefined || (isList && paragraphs.length > 1);
  };
  return paragraphs.map(({ properties, text }) => (isItem(properties) ? `- ${text}` : text)).join('\n');
};

const rowsOf = (table: XmlElement): string =>
  findAll(table, 'tr')
    .map((row) =>
      findAll(row, 'tc')
        .map((cell) => runText(cell).replace(/\s+/g, ' ').trim())
        .join(' | '),
    )
    .filter((row) => /[^\s|]/.test(row))
    .join('\n');

const placeholderOf = (shape: XmlElement): XmlElement | undefined =>
  elementsOf(shape)
    .map((child) => find(child, 'nvPr', 'ph'))
    .find((placeholder) => placeholder !== undefined);

const addShape = (slide: Slide, shape: XmlElement): void => {
  const body = find(shape, 'txBody');
  const placeholder = placeholderOf(shape);
  const type = placeholder && (attribute(placeholder, 'type') ?? 'obj');
  if (type && templates.has(type)) slide.templates += 1;
  else if (body && type && titles.has(type)) slide.title = paragraphsOf(body, false).replaceAll('\n', ' ');
  else if (body) slide.blocks.push(paragraphsOf(body, type === 'obj' || type === 'body'));
};

const addFrame = (slide: Slide, frame: XmlElement): void => {
  slide.blocks.push(...findAll(frame, 'tbl').map(rowsOf));
  slide.diagrams.push(...findAll(frame, 'relIds').flatMap((ids) => attribute(ids, 'dm') ?? []));
};

const addAll = (slide: Slide, elements: readonly XmlElement[]): void => {
  for (const element of elements) {
    if (element.name === 'sp') addShape(slide, element);
    else if (element.name === 'graphicFrame') addFrame(slide, element);
    else if (element.name === 'grpSp') addAll(slide, elementsOf(element));
    else if (element.name === 'AlternateContent') addAll(slide, chosen(element));
    else if (element.name === 'pic') slide.pictures += 1;
  }
};

/** The content of a slide (`p:sld`), in the order of its shapes. */
export const readSlide = (root: XmlElement): Slide => {
  const slide: Slide = { title: '', blocks: [], pictures: 0, templates: 0, diagrams: [] };
  addAll(slide, elementsOf(find(root, 'cSld', 'spTree') ?? root));
  return { ...slide, blocks: slide.blocks.filter(Boolean) };
};

/** The speaker notes of a slide (`p:notes`), without the thumbnail and the slide number. */
export const readNotes = (root: XmlElement): string =>
  elementsOf(find(root, 'cSld', 'spTree') ?? root)
    .filter((shape) => attribute(placeholderOf(shape), 'type') === 'body')
    .map((shape) => paragraphsOf(find(shape, 'txBody') ?? shape, false))
    .join('\n');

/** The texts of a diagram (SmartArt), one line for each item. */
export const readDiagram = (root: XmlElement): string =>
  findAll(root, 'pt')
    .map((point) => runText(find(point, 't') ?? point).trim())
    .filter(Boolean)
    .map((text) => `- ${text}`)
    .join('\n');
