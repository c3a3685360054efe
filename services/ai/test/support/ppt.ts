import { compoundFile } from './compound-file.ts';

/** A record of PowerPoint 97 to 2003 ([MS-PPT]); a container when its content is other records. */
const record = (type: number, content: Buffer | Buffer[], instance = 0): Buffer => {
  const isContainer = Array.isArray(content);
  const data = isContainer ? Buffer.concat(content) : content;
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (isContainer ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
};

const numbers = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, index * 4);
  return buffer;
};
const text = (kind: number, value: string): Buffer[] => [
  record(0x0f9f, numbers(kind)),
  record(0x0fa0, Buffer.from(value, 'utf16le')),
];
const shape = (box: Buffer[], anchor: Buffer[] = []): Buffer => record(0xf004, [...anchor, record(0xf00d, box)]);
const drawing = (shapes: Buffer[]): Buffer => record(0x040c, [record(0xf002, [record(0xf003, shapes)])]);

interface PptSlide {
  title: string;
  body?: string;
  /** Rows of cells, drawn as a group of boxes. */
  table?: string[][];
  notes?: string;
  isHidden?: boolean;
}

const slideOf = ({ title, body, table = [], isHidden = false }: PptSlide): Buffer => {
  const info = Buffer.alloc(16);
  info[10] = isHidden ? 4 : 0;
  const cells = table.flatMap((row, top) =>
    row.map((cell, left) =>
      shape(text(4, cell), [record(0xf00f, numbers(left * 100, top * 50, left * 100 + 90, top * 50 + 40))]),
    ),
  );
  return record(0x03ee, [
    record(0x03f9, info),
    drawing([
      shape(text(0, title)),
      // The body's text is in the outline of the presentation: the first text after the slide's own entry.
      ...(body === undefined ? [] : [shape([record(0x0f9e, numbers(0))])]),
      ...(cells.length > 0 ? [record(0xf003, cells)] : []),
      // The slide number, filled in when the slide is shown.
      shape(text(4, '*')),
    ]),
  ]);
};

/**
 * The streams of a presentation that was saved three times: the earlier version of the first slide is still in the stream,
 * and the last save changed nothing.
 */
export const pptStreams = (slides: readonly PptSlide[], before: PptSlide, editNamesItself = false) => {
  const places: number[] = [];
  let stream = slideOf(before);
  const add = (content: Buffer): number => {
    places.push(stream.length);
    stream = Buffer.concat([stream, content]);
    return places.length;
  };
  const entry = (object: number, slideId: number): Buffer => record(0x03f3, numbers(object, 0, 0, slideId, 0));
  const slideEntries: Buffer[] = [];
  const notesEntries: Buffer[] = [];
  for (const [index, slide] of slides.entries()) {
    slideEntries.push(entry(add(slideOf(slide)), 256 + index), ...(slide.body ? text(1, slide.body) : []));
    if (!slide.notes) continue;
    const page = record(0x03f0, [record(0x03f1, numbers(256 + index, 0)), drawing([shape(text(2, slide.notes))])]);
    notesEntries.push(entry(add(page), 0));
  }
  const document = add(record(0x03e8, [record(0x0ff0, slideEntries, 0), record(0x0ff0, notesEntries, 2)]));
  const directory = record(0x1772, numbers(1 | (places.length << 20), ...places));
  /** An edit names the edit before it and the offset of the directory of the objects that it wrote. */
  const save = (before: number, written: Buffer): number => {
    const [at, edit] = [stream.length, stream.length + written.length];
    stream = Buffer.concat([stream, written, record(0x0ff5, numbers(0, 0, before, at, document, 0, 0))]);
    return edit;
  };
  const first = save(0, directory);
  const nothing = record(0x1772, Buffer.alloc(0));
  const last = save(editNamesItself ? stream.length + nothing.length : first, nothing);
  return { 'PowerPoint Document': stream, 'Current User': record(0x0ff6, numbers(20, 0xe391c05f, last, 0)) };
};

/** A presentation of PowerPoint 97 to 2003. */
export const ppt = (slides: readonly PptSlide[], before: PptSlide): Buffer => compoundFile(pptStreams(slides, before));
