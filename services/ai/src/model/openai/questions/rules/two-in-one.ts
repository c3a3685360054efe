import type { Language } from '@exit-tickets/contracts';
import { countWords } from '../../prompts/draft-limits.ts';
import type { DraftRule } from './rule.ts';

/** A question word behind "and" opens a second question, unless it only asks for the reason of the first. */
const secondQuestion: Record<Language, RegExp> = {
  nl: /\ben (?:wat|welke?|hoe|wie|wanneer|waar\p{L}*)\s+(.*)/iu,
  en: /\band (?:what|which|how|who|when|where|why)\s+(.*)/iu,
  de: /\bund (?:was|welche[rsnm]?|wie|wer|wann|warum|wo\p{L}*)\s+(.*)/iu,
  fr: /\bet (?:que|quelle?s?|quels?|comment|qui|quand|où|pourquoi)\s+(.*)/iu,
};
const wordsOfSecondQuestion = 3;
const listed = /(?:^|\s)(?:a\)|1[.)])\s.*\s(?:b\)|2[.)])\s/is;

/** Two questions under one mark: a pupil who answers one of them is neither right nor wrong. */
export const twoInOne: DraftRule = ({ text }, { language }) => {
  const reason = 'It asks two things at once.';
  if (listed.test(text)) return reason;
  const marked = text.match(/[^.!?]+\?/g) ?? [];
  // «Who is right? Why?» is one question with its reason.
  if (marked.filter((question) => countWords(question) >= wordsOfSecondQuestion).length > 1) return reason;
  const [, second = ''] = (language && secondQuestion[language].exec(text)) ?? [];
  return countWords(second) >= wordsOfSecondQuestion - 1 ? reason : undefined;
};
