import { remarks } from '../../../evaluation/remarks.ts';
import type { Language } from '../../../language/language.ts';
import { grammars } from '../grammar/grammars.ts';
import { listOf } from '../phrasing/list-of.ts';
import { phrasings } from '../phrasing/phrasings.ts';
import type { Judged } from './judge-answer.ts';
import type { Idea, Reference } from './reference.ts';

const mostWords = 3;
const longestExpected = 300;

/** Why an answer got its score, in the words of the lesson. */
export const explain = (judged: Judged, { text }: Reference, language: Language): string => {
  const say = remarks[language];
  const list = (ideas: readonly Idea[]): string =>
    listOf(
      ideas.slice(0, mostWords).map(({ word }) => phrasings[language].quote(word)),
      grammars[language].and,
    );
  const expected = text.length <= longestExpected ? text : `${text.slice(0, longestExpected).trimEnd()}…`;
  if (judged.band === 'blank') return say.blank;
  if (judged.opposite) return say.opposite(judged.opposite.said, judged.opposite.meant);
  if (judged.isUnsure) return say.unsure(expected);
  if (judged.band === 'wrong' || judged.named.length === 0) return say.wrong(expected);
  return judged.band === 'right'
    ? say.right(list(judged.named), '')
    : say.incomplete(list(judged.named), list(judged.missing));
};
