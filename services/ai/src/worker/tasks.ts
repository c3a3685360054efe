import type { GroupingRequest, TicketGroups } from '@exit-tickets/answer-groups';
import type { MadeQuestions, QuestionRequest } from '@exit-tickets/question-picker';
import { results, type Task } from './messages.ts';
import type { WorkerPool } from './pool.ts';

interface Waiting {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/**
 * What lesson material is about, in a sentence.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const suggestFocus = (
  workers: WorkerPool,
  request: { title: string; text: string },
  call: Waiting,
): Promise<string> => workers.run({ kind: 'suggestFocus', request } satisfies Task, results.suggestFocus, call);

/**
 * Questions that quote lesson material, and more to choose from.
 * @throws {AppError} `too_little_text`, `too_little_to_ask`, `no_teaching_text`, `language_not_supported`, `ai_busy`, `ai_timeout`
 */
export const makeQuestions = (workers: WorkerPool, request: QuestionRequest, call: Waiting): Promise<MadeQuestions> =>
  workers.run({ kind: 'makeQuestions', request } satisfies Task, results.makeQuestions, call);

/**
 * The lines of lesson material that teach something; none where its language is not known.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const readTeachingLines = (workers: WorkerPool, content: string, call: Waiting): Promise<string[]> =>
  workers.run({ kind: 'teachingLines', request: { content } } satisfies Task, results.teachingLines, call);

/**
 * The answers to a ticket in groups, in a thread of its own: hundreds of answers would hold up everybody else.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const groupAnswers = (workers: WorkerPool, request: GroupingRequest, call: Waiting): Promise<TicketGroups> =>
  workers.run({ kind: 'group', request } satisfies Task, results.group, call);
