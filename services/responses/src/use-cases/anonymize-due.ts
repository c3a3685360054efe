import { hasErrorCode } from '@exit-tickets/contracts';
import type { ResponsesContext } from '../responses-context.ts';
import { checkClock } from './check-clock.ts';

const dayMs = 24 * 60 * 60_000;

const tryToFinish = async ({ finishAnonymizing, logger }: ResponsesContext, ticketId: string): Promise<void> => {
  try {
    await finishAnonymizing(ticketId);
  } catch (err) {
    // The ticket was deleted; its event will arrive.
    if (hasErrorCode(err, 'ticket_not_found')) return;
    logger.warn({ err, ticketId }, 'answers could not be made anonymous yet');
  }
};

/** Anonymises tickets that are due, and finishes those already marked. */
export const anonymizeDue = async (context: ResponsesContext): Promise<void> => {
  const { replicas, days, now, signal } = context;
  const isTrusted = await checkClock(context);
  for await (const { _id: ticketId } of replicas.anonymizing()) await tryToFinish(context, ticketId);
  if (!isTrusted || days === null) return;
  for await (const { _id: ticketId } of replicas.dueSince(new Date(now().getTime() - days * dayMs))) {
    // A year of a school's tickets may be due at once; on shutdown the rest waits for the next start.
    if (signal.aborted) return;
    await replicas.startAnonymizing(ticketId);
    await tryToFinish(context, ticketId);
  }
};

/** Sets `lastAnswerAt` for tickets answered under earlier releases. */
const noteLastAnswers = async ({ replicas, repository, logger }: ResponsesContext): Promise<void> => {
  try {
    for await (const { _id: ticketId } of replicas.withoutLastAnswer()) {
      const newest = await repository.findNewest(ticketId);
      if (newest) await replicas.setLastAnswer(ticketId, newest.submittedAt);
    }
  } catch (err) {
    logger.warn({ err }, 'the last answers to tickets could not be found yet');
  }
};

/** Runs at the start: also completes what an earlier release or an interrupted process left. */
export const anonymizeLeftAndDue = async (context: ResponsesContext): Promise<void> => {
  await noteLastAnswers(context);
  for await (const { _id: ticketId } of context.anonymous.unannounced()) await tryToFinish(context, ticketId);
  await anonymizeDue(context);
};
