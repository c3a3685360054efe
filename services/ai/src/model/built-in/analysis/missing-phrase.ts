import type { Language } from '../../../language/language.ts';
import { isSaid, type KeyPhrase, keyPhrases } from '../judging/key-terms.ts';
import type { JudgedAnswer, QuestionResult } from './question-result.ts';

interface Missing {
  phrase: KeyPhrase;
  /** Those without it, the ones that come closest to a good answer first. */
  answers: readonly [JudgedAnswer, ...JudgedAnswer[]];
}

/** The piece of a good answer that most of the others lack. */
export const missingPhrase = (
  { question, answers, reference }: QuestionResult,
  language: Language,
): Missing | undefined => {
  if (!reference) return undefined;
  const short = answers.filter(
    ({ judged }) => !judged.isUnsure && (judged.band === 'incomplete' || judged.band === 'wrong'),
  );
  const found = keyPhrases(reference, question.guide?.passage, language).map((phrase) => ({
    phrase,
    lacking: short
      .filter(({ judged }) => !isSaid(phrase, judged.named))
      .sort((a, b) => b.judged.score - a.judged.score),
  }));
  const [top] = found.sort((a, b) => b.lacking.length - a.lacking.length);
  const [first, ...others] = top?.lacking ?? [];
  return top && first && { phrase: top.phrase, answers: [first, ...others] };
};
