import { alternatives, splitSentences } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';

const opensClause = alternatives(languageWords, (words) => words.opensClause);
/** Here the clause ends, with marks or without: "I can't go on", but not "I can't go on with the second sum". */
const clauseEnd = String.raw`(?=\s*(?:[.,;:!?…)]|$|\p{Extended_Pictographic}|(?:${opensClause})(?!\p{L})))`;
const signs = Object.values(languageWords)
  .flatMap(({ distressSigns }) => distressSigns(clauseEnd))
  .map((sign) => new RegExp(String.raw`(?<!\p{L})(?:${sign})`, 'iu'));

/** Enough to see by: a longer answer is a story. */
const maxLength = 1_000;
/** Most answers are done with after one look. */
const firstPerson = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(languageWords, (words) => words.firstPerson)})(?!\p{L})`,
  'iu',
);

const isSign = (text: string): boolean => firstPerson.test(text) && signs.some((sign) => sign.test(text));

/** The sentence of an answer that asks for somebody's attention, in whichever language it is written. */
export const distressIn = (answer: string, language: Language): string | undefined => {
  const text = answer.slice(0, maxLength);
  if (!isSign(text)) return undefined;
  return splitSentences(text, language).find(isSign) ?? text;
};
