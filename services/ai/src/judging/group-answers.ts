import { results } from '../model/built-in/worker-messages.ts';
import type { WorkerPool } from '../model/built-in/worker-pool.ts';
import type { AnswersToGroup, TicketGroups } from './group-ticket.ts';

/**
 * The answers to a ticket in groups, in a thread of its own: hundreds of answers would hold up everybody else.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const groupAnswers = (
  workers: WorkerPool,
  order: AnswersToGroup,
  call: { signal: AbortSignal },
): Promise<TicketGroups> => workers.run({ kind: 'group', order }, results.group, call);
