import { groupTicket } from '@exit-tickets/answer-groups';
import { AppError } from '@exit-tickets/contracts';
import { makeQuestions, suggestFocus, teachingLines } from '@exit-tickets/question-picker';
import { createMask } from '../masking/mask.ts';
import { type Outcome, type Task, task } from './messages.ts';

const run = ({ kind, request }: ReturnType<typeof task.parse>): unknown => {
  if (kind === 'mask') return request.answers.map(createMask(request.names, request.lesson));
  if (kind === 'teachingLines') return teachingLines(request.content);
  if (kind === 'suggestFocus') return suggestFocus(request.text);
  return kind === 'makeQuestions' ? makeQuestions(request) : groupTicket(request);
};

/** Runs in a worker thread, so that slow input does not block other requests. */
export default (asked: Task): Outcome => {
  try {
    return { kind: 'done', result: run(task.parse(asked)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', code: error.code, message: error.message, field: error.field };
  }
};
