import { AppError, type checkAnswers } from '@exit-tickets/contracts';

type Problem = NonNullable<ReturnType<typeof checkAnswers>>;

const explanations = {
  unanswered: 'is not answered',
  answered_twice: 'is answered twice',
  not_an_option: 'is not one of the options',
  not_on_scale: 'is not on the scale',
} as const;

/** The error for an answer that does not fit its question; names the answer, or the unanswered question. */
export const wrongAnswer = ({ problem, index }: Problem): AppError => {
  if (problem === 'unknown_question') return new AppError('questions_changed');
  const field = problem === 'unanswered' ? 'answers' : `answers.${index}.answer`;
  const subject = problem === 'unanswered' ? `question ${index + 1}` : field;
  return new AppError('invalid_request', { field, message: `${subject} ${explanations[problem]}` });
};
