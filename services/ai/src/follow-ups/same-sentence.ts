import { contentWords, holds, wordsWithoutHyphens } from '@exit-tickets/answer-groups';
import type { Language, Question } from '@exit-tickets/contracts';
import type { MadeQuestions } from '../model/model.ts';

/** So many words of what is expected stand in a sentence that is about the same. */
const minShare = 0.6;

/** Whether a sentence of the lesson is the one that a question rests on, or says what it expects. */
const isAbout = (sentence: string, question: Question, core: string, language: Language): boolean => {
  const passage = wordsWithoutHyphens(question.guide?.passage ?? '');
  if (passage !== '')
    return wordsWithoutHyphens(sentence).includes(passage) || passage.includes(wordsWithoutHyphens(sentence));
  const expected = contentWords(core, language);
  const found = expected.filter((word) => holds(sentence, word, language));
  return expected.length > 1 && found.length >= minShare * expected.length;
};

/** What is expected is mostly said already by a sentence that has so many of its words. */
const maxShown = 0.55;
/** What is left out of a sentence is a word, and knowing it is no understanding. */
const gap = '___';

/** How much of what is expected, and was not given before, a text says. */
const shareShown = (text: string, given: string, core: string, language: Language): number => {
  const expected = contentWords(core, language).filter((word) => !holds(given, word, language));
  return expected.filter((word) => holds(text, word, language)).length / Math.max(1, expected.length);
};

/** Whether a question asks for something of what is expected that was not given before, and says neither that nor its own answer. */
const asksForIt = (text: string, answer: string, given: string, core: string, language: Language): boolean =>
  !text.includes(gap) &&
  !holds(text, answer, language) &&
  shareShown(text, given, core, language) < maxShown &&
  contentWords(core, language).some((word) => holds(answer, word, language) && !holds(given, word, language));

/** Another question about the same sentence that asks for what is expected. */
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
