import type { PDFPageProxy } from 'pdfjs-dist';
import { z } from 'zod';
import type { Line } from '../page-lines.ts';
import { asNotes } from '../reading.ts';
import { placeInReading } from './page-text.ts';
import { areIn } from './recognised-lines.ts';

/** The used fields of a pdf.js annotation; others that do not match have no text. */
const annotation = z.object({
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  fieldType: z.string().nullish(),
  fieldValue: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(undefined),
  password: z.boolean().nullish(),
  hidden: z.boolean().nullish().catch(undefined),
  subtype: z.string(),
  contentsObj: z.object({ str: z.string() }).nullish().catch(undefined),
});
type Annotation = z.infer<typeof annotation>;

/** Fields with text, unlike buttons and signatures. */
const fieldsOfText = new Set(['Tx', 'Ch']);
/** Skipped: popups repeat their remark, and links only name their target. */
const silent = new Set(['Popup', 'Link', 'Widget']);

const filledIn = ({ fieldType, fieldValue, password, hidden }: Annotation): string => {
  if (!fieldsOfText.has(fieldType ?? '') || password || hidden) return '';
  return (Array.isArray(fieldValue) ? fieldValue.join(', ') : (fieldValue ?? '')).trim();
};

/** Appends the value of a field to the line printed beside it, or inserts a line at its height. */
const insertValue = (lines: Line[], text: string, top: number, height: number): void => {
  const beside = lines.find((line) => Math.abs(line.top - top) < height);
  if (beside) beside.text += ` ${text}`;
  else {
    const below = lines.findIndex((line) => line.top > top);
    lines.splice(below < 0 ? lines.length : below, 0, { text, top, height: lines[0]?.height ?? height });
  }
};

/**
 * Adds form values to the lines of a page, and remarks at its end, marked as such. Text that was already `recognised`
 * on a picture of the page is not repeated. `angle` is the text direction.
 */
export const addAnnotations = async (
  page: PDFPageProxy,
  lines: Line[],
  angle: number,
  recognised: readonly Line[] = [],
): Promise<void> => {
  const remarks: string[] = [];
  for (const raw of await page.getAnnotations()) {
    const { data } = annotation.safeParse(raw);
    if (!data) continue;
    const value = filledIn(data);
    const [left, bottom, right, upper] = data.rect;
    // Letters are in the lower half of a field, level with its label.
    const { top } = placeInReading((left + right) / 2, bottom + (upper - bottom) / 4, angle, page.view[3] ?? 0);
    if (value && !areIn(recognised, value))
      insertValue(lines, value, top, Math.max(8, Math.min(20, Math.abs(upper - bottom))));
    const remark = silent.has(data.subtype) ? '' : (data.contentsObj?.str.trim() ?? '');
    if (remark && !lines.some(({ text }) => text === remark) && !areIn(recognised, remark)) remarks.push(remark);
  }
  const last = lines.at(-1);
  for (const remark of remarks)
    lines.push({ text: asNotes(remark), top: (last?.top ?? 0) + 1, height: last?.height ?? 1, startsParagraph: true });
};
