import { refusalOf } from './question-types/index.ts';
import { acceptsOption } from './question-types/multiple-choice.ts';
import { acceptsText } from './question-types/open-text.ts';
import type { AnswerProblem, Asked, QuestionType } from './question-types/question-type.ts';
import { acceptsStep } from './question-types/scale.ts';

/** Kept apart from the other rules of a type, which the student page does not need. */
const accepts: { [Type in QuestionType]: (question: Asked<Type>, answer: string) => boolean } = {
  open_text: acceptsText,
  multiple_choice: acceptsOption,
  scale: acceptsStep,
};

const acceptsIn = <Type extends QuestionType>(question: Asked<Type>, answer: string): boolean =>
  accepts[question.type](question, answer);

/** Whether a question accepts an answer: any text, one of its options, or a step of the scale. */
export const acceptsAnswer: (question: Asked, answer: string) => boolean = acceptsIn;

type Answerable = Asked & { id: string };

/**
 * Checks answers against their questions: each question is answered exactly once, with a value it accepts
 * (docs/product.md 5). Returns the first problem, with the index of the answer, or of the question when its answer is
 * missing.
 */
export const checkAnswers = (
  questions: readonly Answerable[],
  answers: readonly { questionId: string; answer: string }[],
): { problem: AnswerProblem; index: number; questionId: string } | undefined => {
  const open = new Map(questions.map((question) => [question.id, question]));
  for (const [index, { questionId, answer }] of answers.entries()) {
    const question = open.get(questionId);
    if (!question) {
      const isAsked = questions.some(({ id }) => id === questionId);
      return { problem: isAsked ? 'answered_twice' : 'unknown_question', index, questionId };
    }
    if (!acceptsAnswer(question, answer)) return { problem: refusalOf(question), index, questionId };
    open.delete(questionId);
  }
  const [missing] = open.keys();
  if (missing === undefined) return undefined;
  return { problem: 'unanswered', index: questions.findIndex(({ id }) => id === missing), questionId: missing };
};
