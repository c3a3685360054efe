import type { Question } from '@exit-tickets/contracts';
import { remarks } from '../../../judging/remarks.ts';
import type { Language } from '../../../language/language.ts';
import { quoteIn } from '../../../language/quotation.ts';
import { grammars } from '../grammar/grammars.ts';
import { listOf } from '../phrasing/list-of.ts';
import { essenceOf } from './essence.ts';
import type { Judged } from './judge-answer.ts';
import { byTelling, isSaid, keyPhrases } from './key-terms.ts';
import type { Reference } from './reference.ts';

const mostNamed = 3;
const mostMissing = 2;

/** Why an answer got its score, in the words of the lesson: what is there, what is missing, in two sentences at most. */
export const explain = (judged: Judged, question: Question, reference: Reference, language: Language): string => {
  const say = remarks[language];
  const passage = question.guide?.passage;
  const list = (words: readonly string[]): string =>
    listOf(
      words.map((word) => quoteIn(word, language)),
      grammars[language].and,
    );
  const expected = quoteIn(essenceOf(reference.text, passage, language), language);
  if (judged.band === 'blank') return say.blank;
  if (judged.opposite) return say.opposite(judged.opposite.said, judged.opposite.meant);
  if (judged.isUnsure) return say.unsure(expected);
  const named = byTelling(judged.named, reference.text, language).slice(0, mostNamed);
  if (judged.band === 'wrong' || named.length === 0) return say.wrong(expected);
  const words = list(named.map(({ word }) => word));
  if (judged.band === 'right') return say.right(words);
  const missing = keyPhrases(reference, passage, language)
    .filter((phrase) => !isSaid(phrase, judged.named))
    .map(({ text }) => text)
    .slice(0, mostMissing);
  const left = missing.length > 0 ? missing : judged.missing.slice(0, mostMissing).map(({ word }) => word);
  return say.incomplete(words, list(left));
};
