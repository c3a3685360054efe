import type { FocusLevel, QuestionKind } from '@exit-tickets/contracts';

/** A question that could be asked, before it is chosen. */
export interface Candidate {
  kind: QuestionKind;
  levels: readonly FocusLevel[];
  /** Alternatives that ask the same; the seed picks one. */
  wordings: readonly string[];
  /** Of a choice: options in the order in which they are shown, and the right one. */
  choice?: { options: readonly string[]; right: string };
  answer: string;
  /** Word for word from the material, spaces folded. */
  passage: string;
  misconception: string;
  /** What it is about; two questions about the same are never in one ticket. */
  topic: string;
  section: number;
  /** How sure its pattern is of making a good question; about 1. */
  weight: number;
}
