import type { QuestionType } from '../rules/question-types/index.ts';
import type { Question } from './question.ts';

export type QuestionOf<Type extends QuestionType> = { [Each in Type]: Extract<Question, { type: Each }> }[Type];

/** Combines one function per question type into a function for any question. */
export const byType = <Others extends readonly unknown[], Result>(
  each: {
    [Type in QuestionType]: (question: QuestionOf<Type>, ...others: Others) => Result;
  },
): ((question: Question, ...others: Others) => Result) => {
  const call = <Type extends QuestionType>(type: Type, question: QuestionOf<Type>, others: Others): Result =>
    each[type](question, ...others);
  return (question, ...others) => call(question.type, question, others);
};
