import type { Question } from '@exit-tickets/contracts';
import type { Language } from '../../../language/language.ts';
import { grammars } from '../grammar/grammars.ts';
import { listOf } from '../phrasing/list-of.ts';

const longestTerm = 3;
const mostTerms = 2;

/** What a question is about in a few words: the terms that it puts between quotation marks; empty when there are none. */
export const labelOf = ({ text }: Question, language: Language): string => {
  const terms = [...text.matchAll(/[“„«]\s?([^“”„«»]+?)\s?[”“»]/gu)].map((match) => match[1] ?? '');
  const isShort =
    terms.length > 0 && terms.every((term) => term.split(/\s+/).length <= longestTerm && !/[.…]/.test(term));
  return isShort && terms.length <= mostTerms ? listOf(terms, grammars[language].and) : '';
};
