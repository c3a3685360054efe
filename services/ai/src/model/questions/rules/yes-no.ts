import { alternatives, languagePacks } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../../../languages/languages.ts';
import type { DraftRule } from './rule.ts';

const yesAndNo = new RegExp(`^(?:${alternatives(languageWords, (words) => words.yesAndNo)})[.!]?$`, 'i');
const startsWithYesOrNo = new RegExp(
  String.raw`^(?:${alternatives(languageWords, (words) => words.yesAndNo)})(?!\p{L})`,
  'iu',
);
const twoWay = new RegExp(` (?:${alternatives(languageWords, (words) => words.or)}) `, 'i');
const betweenClauses = new RegExp(`[,;:–—]| (?:${alternatives(languagePacks, ({ words }) => words.and)}) `);
const wordsBeforeQuestionWord = 3;

const asksOpenly = (clause: string, language: Language): boolean => {
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  // The question word may be last: «La plante respire par quoi ?»
  return [...words.slice(0, wordsBeforeQuestionWord), words.at(-1) ?? ''].some((word) =>
    languageWords[language].questionWord.test(word),
  );
};

/** Rejects an open question with a yes-or-no answer, and a choice between these. */
export const yesNo: DraftRule = ({ text, options, guide }, { language }) => {
  const reason = 'It can be answered with yes or no.';
  if (options) return options.some((option) => yesAndNo.test(option.trim())) ? reason : undefined;
  if (yesAndNo.test(guide.modelAnswer.trim())) return reason;
  if (!language || !text.includes('?')) return undefined;
  const sentences = text.match(/[^.!?]+[.!?]*/g)?.map((each) => each.trim()) ?? [];
  const questions = sentences.filter((each) => each.endsWith('?'));
  const isOpen = questions.some(
    (question) =>
      !languageWords[language].yesNoOpening?.test(question) &&
      question.split(betweenClauses).some((clause) => asksOpenly(clause, language)),
  );
  // "Major or minor?" is answered with one of them.
  const isTwoWay =
    questions.some((question) => twoWay.test(question)) && !startsWithYesOrNo.test(guide.modelAnswer.trim());
  // «Is a whale a fish? Explain.» wants the explanation.
  const last = sentences.at(-1) ?? '';
  const endsInTask = questions.length > 0 && !last.endsWith('?') && sentences.length > questions.length;
  return isOpen || isTwoWay || endsInTask ? undefined : reason;
};
