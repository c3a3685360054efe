import { type AnswerLine, alternatives } from '@exit-tickets/answer-groups';
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

const isFound = (text: string): boolean => firstPerson.test(text) && signs.some((sign) => sign.test(text));

/** Answers are read again after every mark; what words say of them stays the same. */
const found = new WeakMap<AnswerLine, boolean>();

/** Whether there are words in an answer, in whichever language, for which its teacher should read it alone. */
export const mayBeConcern = (line: AnswerLine): boolean => {
  const known = found.get(line) ?? isFound(line.answer.slice(0, maxLength));
  found.set(line, known);
  return known;
};
