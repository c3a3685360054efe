import { AppError, type checkAnswers } from '@exit-tickets/contracts';

export class TicketNotFoundError extends AppError {
  constructor() {
    super('ticket_not_found');
  }
}

/** Not there, or removed so long ago that it is erased. */
export class ResponseNotFoundError extends AppError {
  constructor() {
    super('response_not_found');
  }
}

export class TicketClosedError extends AppError {
  constructor() {
    super('ticket_closed');
  }
}

export class TicketFullError extends AppError {
  constructor() {
    super('ticket_full');
  }
}

/** The pupil answered a question that the ticket does not have: it was edited after the pupil loaded it. */
export class QuestionsChangedError extends AppError {
  constructor() {
    super('questions_changed');
  }
}

type Problem = NonNullable<ReturnType<typeof checkAnswers>>;

const explanations = {
  unanswered: 'is not answered',
  answered_twice: 'is answered twice',
  not_an_option: 'is not one of the options',
  not_on_scale: 'is not on the scale',
} as const;

/** An answer that its question cannot take; names the answer, or the question that has none. */
export const wrongAnswer = ({ problem, index }: Problem): AppError => {
  if (problem === 'unknown_question') return new QuestionsChangedError();
  const field = problem === 'unanswered' ? 'answers' : `answers.${index}.answer`;
  const subject = problem === 'unanswered' ? `question ${index + 1}` : field;
  return new AppError('invalid_request', { field, message: `${subject} ${explanations[problem]}` });
};
