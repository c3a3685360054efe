import type { MaterialPart } from '@exit-tickets/contracts';
import type { OcrEngine } from './pictures/ocr-engine.ts';

/** What stood in a file and is not in the text that was read from it, and how much of it. */
export type LeftOut = Pick<MaterialPart, 'reason' | 'count'>;

/** What was read from a file. */
export interface Reading {
  text: string;
  leftOut: LeftOut[];
}

/** What a reader works with. */
export interface ReaderTools {
  /** Says how many pages, slides or pictures are done. */
  progress(done: number, total: number): void;
  /** Whether there is time for another page: a long file is read as far as its time reaches. */
  hasTime(): boolean;
  ocr: OcrEngine;
}

export type Reader = (path: string, tools: ReaderTools) => Promise<Reading>;

/** Adds up what was left out for the same reason, and forgets what was not. */
export const sumLeftOut = (parts: readonly LeftOut[]): LeftOut[] => {
  const counts = new Map<LeftOut['reason'], number>();
  for (const { reason, count } of parts) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count }));
};

/** Stands before what is beside the lesson's own text, in every language: speaker notes, remarks in a margin. */
export const asNotes = (text: string): string => `[Notes] ${text}`;
