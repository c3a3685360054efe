import { countWords, draftLimits } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

/** The passage must be one sentence or bullet in a teaching line of the material. */
export const passage: DraftRule = ({ guide }, { findPassage }) => {
  if (!findPassage) return undefined;
  const found = findPassage(guide.passage);
  if (found === undefined) return 'Its passage does not stand in the teaching text of the material word for word.';
  return countWords(found) > draftLimits.passage ? 'Its passage is longer than one sentence or bullet.' : undefined;
};
