import type { Asked, QuestionRules } from './question-type.ts';

/** An answer is one of the options. */
export const acceptsOption = ({ options }: Asked<'multiple_choice'>, answer: string): boolean =>
  options.includes(answer);

/** A question that offers answers to choose from. */
export const multipleChoice: QuestionRules<'multiple_choice'> = {
  isInOwnWords: false,
  isGrouped: false,
  hasCore: false,
  hasRightOrWrong: true,
  highestStep: undefined,
  isMadeByModel: true,
  refusal: 'not_an_option',
  optionsOf: ({ options }) => options,
  choicesOf: ({ options }) => options,
  correctAnswerOf: ({ correctAnswer }) => correctAnswer,
};
