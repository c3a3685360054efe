import { countWords, draftLimits } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

/** A question and its options must be short enough to read at a glance. */
export const lengths: DraftRule = ({ text, options = [], guide }) => {
  const max = guide.level === 'toepassen' ? draftLimits.appliedQuestion : draftLimits.question;
  if (countWords(text) > max) return `It is longer than ${max} words.`;
  return options.some((option) => countWords(option) > draftLimits.option)
    ? `An option is longer than ${draftLimits.option} words.`
    : undefined;
};
