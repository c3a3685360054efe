import type { GroupingRequest, TicketGroups } from '@exit-tickets/answer-groups';
import type { MadeQuestions, QuestionRequest } from '@exit-tickets/question-picker';
import { results } from './messages.ts';
import type { WorkerPool } from './pool.ts';

interface Waiting {
  /** Aborted when the caller has left. */
  signal: AbortSignal;
}

/**
 * Summarises the topics of lesson material in a sentence.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const suggestFocus = (
  workers: WorkerPool,
  request: { title: string; text: string },
  call: Waiting,
): Promise<string> => workers.run({ kind: 'suggestFocus', request }, results.suggestFocus, call);

/**
 * Makes questions that quote lesson material, and suggestions for more.
 * @throws {AppError} the errors of question-picker, `ai_busy`, `ai_timeout`
 */
export const makeQuestions = (workers: WorkerPool, request: QuestionRequest, call: Waiting): Promise<MadeQuestions> =>
  workers.run({ kind: 'makeQuestions', request }, results.makeQuestions, call);

/**
 * The lines with teaching content; empty if the language is unknown.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const readTeachingLines = (workers: WorkerPool, content: string, call: Waiting): Promise<string[]> =>
  workers.run({ kind: 'teachingLines', request: { content } }, results.teachingLines, call);

/**
 * Groups the answers to a ticket in a worker thread, because hundreds of answers would block other requests.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const groupAnswers = (workers: WorkerPool, request: GroupingRequest, call: Waiting): Promise<TicketGroups> =>
  workers.run({ kind: 'group', request }, results.group, call);
