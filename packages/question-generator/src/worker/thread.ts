import { AppError } from '@exit-tickets/contracts';
import { groupTicket } from '../judging/group-ticket.ts';
import { makeQuestions } from '../picker/make-questions.ts';
import { teachingLines } from '../picker/teaching-lines.ts';
import { suggestFocus } from '../picker/title.ts';
import { type Outcome, type Task, task } from './messages.ts';

const run = ({ kind, request }: ReturnType<typeof task.parse>): unknown => {
  if (kind === 'teachingLines') return teachingLines(request.content);
  if (kind === 'suggestFocus') return suggestFocus(request.text);
  return kind === 'makeQuestions' ? makeQuestions(request) : groupTicket(request);
};

/** Runs in a thread of the pool: whatever a text makes the generator do, this thread serves nobody else. */
export default (asked: Task): Outcome => {
  try {
    return { kind: 'done', result: run(task.parse(asked)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', code: error.code, message: error.message, field: error.field };
  }
};
