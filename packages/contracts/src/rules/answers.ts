import { limits } from './limits.ts';

/** The steps of a scale, lowest first, as answers carry them. */
export const scaleSteps: readonly string[] = Array.from(
  { length: limits.scale.max - limits.scale.min + 1 },
  (_, step) => String(limits.scale.min + step),
);

type Answerable =
  | { id: string; type: 'open_text' | 'scale' }
  | { id: string; type: 'multiple_choice'; options: readonly string[] };

export type AnswerProblem = 'unanswered' | 'answered_twice' | 'unknown_question' | 'not_an_option' | 'not_on_scale';

/** Why a question rejects an answer: it accepts any text, one of its options, or a step of the scale. */
export const problemOfAnswer = (question: Answerable, answer: string): AnswerProblem | undefined => {
  if (question.type === 'multiple_choice') return question.options.includes(answer) ? undefined : 'not_an_option';
  if (question.type === 'scale') return scaleSteps.includes(answer) ? undefined : 'not_on_scale';
  return undefined;
};

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
    const isAsked = questions.some(({ id }) => id === questionId);
    const problem = question ? problemOfAnswer(question, answer) : isAsked ? 'answered_twice' : 'unknown_question';
    if (problem) return { problem, index, questionId };
    open.delete(questionId);
  }
  const [missing] = open.keys();
  if (missing === undefined) return undefined;
  return { problem: 'unanswered', index: questions.findIndex(({ id }) => id === missing), questionId: missing };
};
