import type { MaterialPart } from '@exit-tickets/contracts';
import type { OcrEngine } from './pictures/ocr-engine.ts';

/** Content of a file that is missing in the extracted text, with its amount. */
export type LeftOut = Pick<MaterialPart, 'reason' | 'count'>;

/** The result of reading a file. */
export interface Reading {
  text: string;
  leftOut: LeftOut[];
}

/** Tools that readers use. */
export interface ReaderTools {
  /** Reports how many pages, slides or pictures are done. */
  progress(done: number, total: number): void;
  /** Whether there is time for another page; a long file is read as far as time allows. */
  hasTime(): boolean;
  ocr: OcrEngine;
}

export type Reader = (path: string, tools: ReaderTools) => Promise<Reading>;

/** Adds up what was left out by reason, and drops zero counts. */
export const sumLeftOut = (parts: readonly LeftOut[]): LeftOut[] => {
  const counts = new Map<LeftOut['reason'], number>();
  for (const { reason, count } of parts) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count }));
};

/** Marks text beside the lesson itself, such as speaker notes or margin remarks, in every language. */
export const asNotes = (text: string): string => `[Notes] ${text}`;
