import type { Language } from '@exit-tickets/contracts';
import type { DraftQuestion } from '../../model.ts';
import type { FindPassage } from '../find-passage.ts';

/** What a draft is checked against. */
export interface DraftContext {
  /** Finds a quotation in the lesson; missing where there are only a title and other questions. */
  findPassage: FindPassage | undefined;
  /** The meaningful words of what teaches, and of each line that does not; missing where nobody can tell them apart. */
  material?: { teaching: ReadonlySet<string>; otherLines: readonly ReadonlySet<string>[] } | undefined;
  /** Of the material; undefined when it is none of ours, or not beyond doubt. */
  language: Language | undefined;
  /** Questions that are there already, and drafts that were accepted before this one. */
  others: readonly string[];
}

/** Says in a sentence to the model what is wrong with a draft; undefined when it keeps the rule. */
export type DraftRule = (draft: DraftQuestion, context: DraftContext) => string | undefined;
