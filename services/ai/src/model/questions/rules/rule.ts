import type { Language } from '@exit-tickets/contracts';
import type { DraftQuestion } from '../../model.ts';
import type { FindPassage } from '../find-passage.ts';

/** The context for checking a draft. */
export interface DraftContext {
  /** Finds a quotation in the lesson; undefined if there are only a title and questions. */
  findPassage: FindPassage | undefined;
  /** The meaningful words of teaching lines and of each other line; undefined if the two cannot be distinguished. */
  material?: { teaching: ReadonlySet<string>; otherLines: readonly ReadonlySet<string>[] } | undefined;
  /** Language of the material; undefined if it is not supported or uncertain. */
  language: Language | undefined;
  /** Existing questions, and drafts accepted before this one. */
  others: readonly string[];
}

/** Describes the problem of a draft in a sentence to the model; undefined if it keeps the rule. */
export type DraftRule = (draft: DraftQuestion, context: DraftContext) => string | undefined;
