import { multipleChoice } from './multiple-choice.ts';
import { openText } from './open-text.ts';
import type { AnswerProblem, Asked, QuestionRules, QuestionType } from './question-type.ts';
import { scale } from './scale.ts';

export { type QuestionType, questionTypes } from './question-type.ts';
export { scaleSteps } from './scale.ts';

const rules: { [Type in QuestionType]: QuestionRules<Type> } = {
  open_text: openText,
  multiple_choice: multipleChoice,
  scale,
};

interface Typed {
  type: QuestionType;
}

/** Whether answers are free text, which may contain a name, a concern or a misconception. */
export const isInOwnWords = ({ type }: Typed): boolean => rules[type].isInOwnWords;

/** Whether answers that are alike in meaning or spelling are shown together. */
export const isGrouped = ({ type }: Typed): boolean => rules[type].isGrouped;

/** Whether the question can have a core: the minimum content of a right answer, by which teachers and models judge. */
export const hasCore = ({ type }: Typed): boolean => rules[type].hasCore;

/** Whether answers can be right or wrong. */
export const hasRightOrWrong = ({ type }: Typed): boolean => rules[type].hasRightOrWrong;

/** The highest step, for answers on a scale, which have a mean. */
export const highestStepOf = ({ type }: Typed): number | undefined => rules[type].highestStep;

/** Whether a model makes questions of this type from a lesson. */
export const isMadeByModel = ({ type }: Typed): boolean => rules[type].isMadeByModel;

/** The error for an answer that the question does not accept. */
export const refusalOf = ({ type }: Typed): AnswerProblem => rules[type].refusal;

const optionsIn = <Type extends QuestionType>(question: Asked<Type>): readonly string[] =>
  rules[question.type].optionsOf(question);

/** The options that the teacher wrote; empty when students answer freely. */
export const optionsOf: (question: Asked) => readonly string[] = optionsIn;

const choicesIn = <Type extends QuestionType>(question: Asked<Type>): readonly string[] =>
  rules[question.type].choicesOf(question);

/** All answers to choose from, including built-in ones such as scale steps; empty when students answer freely. */
export const choicesOf: (question: Asked) => readonly string[] = choicesIn;

const correctAnswerIn = <Type extends QuestionType>(question: Asked<Type>): string | undefined =>
  rules[question.type].correctAnswerOf(question);

/** The only right answer, if the teacher set one. */
export const correctAnswerOf: (question: Asked) => string | undefined = correctAnswerIn;
