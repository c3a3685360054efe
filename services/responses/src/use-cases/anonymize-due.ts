import { hasErrorCode } from '@exit-tickets/contracts';
import type { ResponsesContext } from '../responses-context.ts';
import { checkClock } from './look-at-clock.ts';

const dayMs = 24 * 60 * 60_000;

const tryToFinish = async ({ finishAnonymizing, logger }: ResponsesContext, ticketId: string): Promise<void> => {
  try {
    await finishAnonymizing(ticketId);
  } catch (err) {
    // Its deletion is on the way.
    if (hasErrorCode(err, 'ticket_not_found')) return;
    logger.warn({ err, ticketId }, 'answers could not be made anonymous yet');
  }
};

/** Makes anonymous what is due by its date, and what was ordered and not finished. */
export const anonymizeDue = async (context: ResponsesContext): Promise<void> => {
  const { replicas, days, now, signal } = context;
  const isTrusted = await checkClock(context);
  for await (const { _id: ticketId } of replicas.anonymizing()) await tryToFinish(context, ticketId);
  if (!isTrusted || days === null) return;
  for await (const { _id: ticketId } of replicas.dueSince(new Date(now().getTime() - days * dayMs))) {
    // A school's tickets of a year may be due: the rest is done after the next start.
    if (signal.aborted) return;
    await replicas.startAnonymizing(ticketId);
    await tryToFinish(context, ticketId);
  }
};

/** When an earlier release admitted answers it did not say when. */
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

/** The same at the start, when an earlier release and a process that ended may have left more to do. */
export const anonymizeLeftAndDue = async (context: ResponsesContext): Promise<void> => {
  await noteLastAnswers(context);
  for await (const { _id: ticketId } of context.anonymous.unannounced()) await tryToFinish(context, ticketId);
  await anonymizeDue(context);
};
