import { countWords, draftLimits } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

/** The passage stands in the material, and is one sentence or bullet. */
export const passage: DraftRule = ({ guide }, { findPassage }) => {
  if (!findPassage) return undefined;
  const found = findPassage(guide.passage);
  if (found === undefined) return 'Its passage does not stand in the material word for word.';
  return countWords(found) > draftLimits.passage ? 'Its passage is longer than one sentence or bullet.' : undefined;
};
