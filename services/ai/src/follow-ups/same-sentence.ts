import { contentWords, holds, wordsWithoutHyphens } from '@exit-tickets/answer-groups';
import type { Language, Question } from '@exit-tickets/contracts';
import type { MadeQuestions } from '../model/model.ts';

/** Minimum share of the core's words in a sentence about the same fact. */
const minShare = 0.6;

/** Whether a lesson sentence is the one a question is based on, or contains its core. */
const isAbout = (sentence: string, question: Question, core: string, language: Language): boolean => {
  const passage = wordsWithoutHyphens(question.guide?.passage ?? '');
  if (passage !== '')
    return wordsWithoutHyphens(sentence).includes(passage) || passage.includes(wordsWithoutHyphens(sentence));
  const expected = contentWords(core, language);
  const found = expected.filter((word) => holds(sentence, word, language));
  return expected.length > 1 && found.length >= minShare * expected.length;
};

/** From this share of the core's words on, a text gives the core away. */
const maxShown = 0.55;
/** Marks a gap question. Knowing a missing word does not show understanding. */
const gap = '___';

/** The share of the core's words, without those already given, that a text contains. */
const shareShown = (text: string, given: string, core: string, language: Language): number => {
  const expected = contentWords(core, language).filter((word) => !holds(given, word, language));
  return expected.filter((word) => holds(text, word, language)).length / Math.max(1, expected.length);
};

/** Whether a question asks for a part of the core not given before, without revealing that part or its own answer. */
const asksForIt = (text: string, answer: string, given: string, core: string, language: Language): boolean =>
  !text.includes(gap) &&
  !holds(text, answer, language) &&
  shareShown(text, given, core, language) < maxShown &&
  contentWords(core, language).some((word) => holds(answer, word, language) && !holds(given, word, language));

/** Another question about the same sentence that asks for the core. */
export const sameSentence = (
  { suggestions }: Pick<MadeQuestions, 'suggestions'>,
  question: Question,
  core: string,
  language: Language,
): MadeQuestions['suggestions'][number]['question'] | undefined =>
  suggestions.find(
    ({ sentence, question: { text, guide } }) =>
      isAbout(sentence, question, core, language) &&
      wordsWithoutHyphens(text) !== wordsWithoutHyphens(question.text) &&
      asksForIt(text, guide.modelAnswer, question.text, core, language),
  )?.question;
