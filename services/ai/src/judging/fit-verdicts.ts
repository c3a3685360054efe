import type { Language } from '@exit-tickets/contracts';
import { problemOfWords, quantityIn } from '../model/fit-to-show.ts';
import type { AnswerVerdict, ModelCall } from '../model/model.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';

/** What a model's words are held against. */
export interface Known {
  /** Of the class. */
  names: readonly string[];
  lesson: string;
  language: Language;
  /** What the question and its lesson say: how many it is there may be repeated. */
  taught: readonly string[];
  /** The answers as they were sent: what is said of people there may be repeated. */
  answers: readonly string[];
}

/** Verdicts, each without a reason or a label that names somebody or is nothing for a teacher to read. */
export const fitToShow = async (
  verdicts: readonly AnswerVerdict[],
  { names, lesson, language, taught, answers }: Known,
  mask: MaskAnswers,
  call: Pick<ModelCall, 'signal'>,
): Promise<AnswerVerdict[]> => {
  const said = [...new Set(verdicts.flatMap(({ reason, label }) => [reason, label ?? '']))];
  const nameless = await mask({ names: [...names], lesson, answers: said }, call);
  const isUnfit = (words: string): boolean =>
    problemOfWords(words, language, [...taught, ...answers]) !== undefined || quantityIn(words, taught) !== undefined;
  const unfit = new Set(said.filter((words, index) => nameless[index] !== words || isUnfit(words)));
  return verdicts.map(({ label, ...one }) => ({
    ...one,
    reason: unfit.has(one.reason) ? '' : one.reason,
    ...(label && !unfit.has(label) && { label }),
  }));
};
