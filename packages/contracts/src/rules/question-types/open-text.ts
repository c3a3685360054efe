import type { QuestionRules } from './question-type.ts';

/** Any text is an answer. */
export const acceptsText = (): boolean => true;

/** A question that students answer in their own words. */
export const openText: QuestionRules<'open_text'> = {
  isInOwnWords: true,
  isGrouped: true,
  hasCore: true,
  hasRightOrWrong: true,
  highestStep: undefined,
  isMadeByModel: true,
  refusal: 'unanswered',
  optionsOf: () => [],
  choicesOf: () => [],
  correctAnswerOf: () => undefined,
};
