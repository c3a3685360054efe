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

/** Whether answers are students' own words: they may name somebody, say that somebody is not well, or show a misconception. */
export const isInOwnWords = ({ type }: Typed): boolean => rules[type].isInOwnWords;

/** Whether answers that say the same or look alike are shown together. */
export const isGrouped = ({ type }: Typed): boolean => rules[type].isGrouped;

/** Whether a text can say what an answer must contain at least, by which a teacher or a model judges. */
export const hasCore = ({ type }: Typed): boolean => rules[type].hasCore;

/** Whether answers can be right or wrong. */
export const hasRightOrWrong = ({ type }: Typed): boolean => rules[type].hasRightOrWrong;

/** Of answers that are steps of a scale, which have a mean, the highest. */
export const highestStepOf = ({ type }: Typed): number | undefined => rules[type].highestStep;

/** Whether a model makes questions of this type from a lesson. */
export const isMadeByModel = ({ type }: Typed): boolean => rules[type].isMadeByModel;

/** What is wrong with an answer that a question does not accept. */
export const refusalOf = ({ type }: Typed): AnswerProblem => rules[type].refusal;

const optionsIn = <Type extends QuestionType>(question: Asked<Type>): readonly string[] =>
  rules[question.type].optionsOf(question);

/** The answers that the teacher offers; none where students find their own. */
export const optionsOf: (question: Asked) => readonly string[] = optionsIn;

const choicesIn = <Type extends QuestionType>(question: Asked<Type>): readonly string[] =>
  rules[question.type].choicesOf(question);

/** The answers to choose from, also those that no teacher has written; none where students find their own. */
export const choicesOf: (question: Asked) => readonly string[] = choicesIn;

const correctAnswerIn = <Type extends QuestionType>(question: Asked<Type>): string | undefined =>
  rules[question.type].correctAnswerOf(question);

/** The answer that alone is right, if the teacher said so. */
export const correctAnswerOf: (question: Asked) => string | undefined = correctAnswerIn;
