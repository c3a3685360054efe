import { allOf, childOf, type PptRecord, recordType, uint32 } from './ppt-records.ts';

/** Text types that are titles. */
const titles = new Set([0, 6]);
/** Placeholder types ([MS-PPT] 2.13.22) for date, number, footer and header. */
const templates = new Set([7, 8, 9, 10]);

interface PptText {
  kind: number;
  text: string;
}

/** Reads consecutive texts: a header with the type, then the characters in one of two encodings. */
const textsIn = (records: readonly PptRecord[]): PptText[] => {
  const texts: PptText[] = [];
  for (const { type, data } of records) {
    const last = texts.at(-1);
    if (type === recordType.textHeader) texts.push({ kind: data.length >= 4 ? data.readUInt32LE(0) : -1, text: '' });
    else if (last && type === recordType.textChars) last.text += data.toString('utf16le');
    else if (last && type === recordType.textBytes) last.text += data.toString('latin1');
  }
  return texts.map(({ kind, text }) => ({ kind, text: text.replaceAll('\r', '\n').replaceAll('\v', '\n').trim() }));
};

interface Shape extends PptText {
  isTemplate: boolean;
  /** Top edge of a table cell; undefined outside a table. */
  top: number | undefined;
}

/** Placeholder texts are stored in the outline; the shape refers to its entry. */
const shapeOf = (shape: PptRecord, outline: readonly PptText[]): Shape[] => {
  const box = childOf(shape, recordType.clientTextbox);
  if (!box) return [];
  const reference = childOf(box, recordType.outlineTextRef);
  const found = reference ? outline[uint32(reference, 0)] : textsIn(box.children)[0];
  const [placeholder] = allOf(shape, recordType.placeholder);
  const anchor = childOf(shape, recordType.childAnchor);
  // A field filled in at display time, such as the slide number, is stored as an asterisk.
  if (!found || found.text === '') return [];
  const isTemplate = found.text === '*' || templates.has(placeholder?.data[4] ?? -1);
  return [{ ...found, isTemplate, top: anchor && anchor.data.length >= 8 ? anchor.data.readInt32LE(4) : undefined }];
};

/** The text of a group; if several rows have shapes at the same height, it is a table. */
const groupText = (shapes: readonly Shape[]): string[] => {
  const rows = [...Map.groupBy(shapes, ({ top }) => top).values()];
  const isTable = rows.length > 1 && rows.every((row) => row.length > 1 && row.length === rows[0]?.length);
  if (!isTable) return shapes.map(({ text }) => text);
  return [rows.map((row) => row.map(({ text }) => text.replace(/\s+/g, ' ')).join(' | ')).join('\n')];
};

export interface PptSlide {
  title: string;
  blocks: string[];
  templates: number;
}

const asList = ({ kind, text }: PptText): string =>
  kind === 1 && text.includes('\n') ? text.replace(/^(?=.)/gm, '- ') : text;

/** The content of a slide, in the order of its shapes. */
export const readPptSlide = (slide: PptRecord, outlineRecords: readonly PptRecord[]): PptSlide => {
  const outline = textsIn(outlineRecords);
  const result: PptSlide = { title: '', blocks: [], templates: 0 };
  const visit = (record: PptRecord): void => {
    const shapes = record.children
      .filter(({ type }) => type === recordType.shape)
      .flatMap((one) => shapeOf(one, outline));
    result.templates += shapes.filter(({ isTemplate }) => isTemplate).length;
    const own = shapes.filter(({ isTemplate }) => !isTemplate);
    const title = result.title ? undefined : own.find(({ kind }) => titles.has(kind));
    if (title) result.title = title.text.replaceAll('\n', ' ');
    const rest = own.filter((shape) => shape !== title);
    const isGroup = record.type === recordType.shapeGroup && rest.every(({ top }) => top !== undefined);
    result.blocks.push(...(isGroup ? groupText(rest) : rest.map(asList)));
    for (const child of record.children) if (child.type !== recordType.shape) visit(child);
  };
  visit(slide);
  // If the shapes have no text, the outline is used.
  if (!result.title && result.blocks.length === 0)
    for (const text of outline)
      if (!result.title && titles.has(text.kind)) result.title = text.text;
      else if (text.text) result.blocks.push(asList(text));
  return result;
};

const notesKind = 2;

/** The speaker notes of a slide. */
export const readPptNotes = (notes: PptRecord): string =>
  allOf(notes, recordType.clientTextbox)
    .flatMap((box) => textsIn(box.children))
    .filter(({ kind, text }) => kind === notesKind && text)
    .map(({ text }) => text)
    .join('\n');
