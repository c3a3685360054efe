import { limits, type Question } from '@exit-tickets/contracts';
import { isBlank } from '../judging/blank.ts';
import type { AnonymousResponse } from '../model/model.ts';

/** What can be counted about the answers to one question without judging them. */
export interface AnswerCount {
  questionId: string;
  answered: number;
  blank: number;
  /** How often each option was chosen, or each step of the scale. */
  chosen?: Record<string, number>;
  right?: number;
}

const stepsOfScale = Array.from(
  { length: limits.scale.max - limits.scale.min + 1 },
  (_, step) => `${limits.scale.min + step}`,
);

const choicesOf = (question: Question): readonly string[] | undefined => {
  if (question.type === 'multiple_choice') return question.options;
  return question.type === 'scale' ? stepsOfScale : undefined;
};

/** Counts the answers to every question, in the order of the questions. */
export const countAnswers = (questions: readonly Question[], responses: readonly AnonymousResponse[]): AnswerCount[] =>
  questions.map((question) => {
    const given = responses.map(
      ({ answers }) => answers.find(({ questionId }) => questionId === question.id)?.answer ?? '',
    );
    const filled = given.filter((answer) => !isBlank(answer));
    const choices = choicesOf(question);
    const timesChosen = (choice: string): number => given.filter((answer) => answer === choice).length;
    return {
      questionId: question.id,
      answered: filled.length,
      blank: given.length - filled.length,
      ...(choices && { chosen: Object.fromEntries(choices.map((choice) => [choice, timesChosen(choice)])) }),
      ...(question.type === 'multiple_choice' &&
        question.correctAnswer !== undefined && { right: timesChosen(question.correctAnswer) }),
    };
  });
