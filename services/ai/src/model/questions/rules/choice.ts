import { alternatives } from '@exit-tickets/answer-groups';
import { languageWords } from '../../../languages/languages.ts';
import { countWords, draftLimits } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

/** Words in an option from which it is read but not thought about. */
const longOption = 6;

const foldSpacesAndStops = (option: string): string =>
  option
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();
const allOrNone = new RegExp(String.raw`\b(?:${alternatives(languageWords, (words) => words.allOrNone)})\b`, 'i');

/** A choice needs three or four different options, one of them right, and none that refers to others. */
export const choice: DraftRule = ({ options, correctAnswer, guide }) => {
  if (!options) return undefined;
  // The prompt asks for four, but a good third wrong option does not always exist.
  if (options.length > draftLimits.options || options.length < draftLimits.minOptions)
    return `It does not have ${draftLimits.options} options.`;
  if (new Set(options.map(foldSpacesAndStops)).size !== options.length) return 'Two of its options are the same.';
  if (correctAnswer === undefined || !options.includes(correctAnswer))
    return 'Its correctAnswer is none of its options.';
  if (guide.level === 'inzicht-toetsen' && options.every((option) => countWords(option) >= longOption))
    return 'It asks for insight, and its options are long: ask it as open_text.';
  return options.some((option) => allOrNone.test(option))
    ? 'An option stands for all or none of the others.'
    : undefined;
};
