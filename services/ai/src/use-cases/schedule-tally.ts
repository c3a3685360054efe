import type { AiContext } from '../ai-context.ts';
import { after } from '../times.ts';

/** Schedules a ticket for counting, together with changes until then. Idempotent. */
export const scheduleTally = async (
  { tallies, tallyTimes, lastAnswers, now }: AiContext,
  ticketId: string,
  change: 'answers' | 'verdicts',
): Promise<void> => {
  if (change === 'answers') lastAnswers.at = now().getTime();
  const { settleMs, maxWaitMs } = tallyTimes[change];
  await tallies.schedule({ ticketId, dueAt: after(now(), settleMs), latestAt: after(now(), maxWaitMs) });
};

/** The same for a ticket that was answered before this service counted. */
export const scheduleFirstTally = ({ tallies, tallyTimes, now }: AiContext, ticketId: string): Promise<void> =>
  tallies.scheduleFirst(ticketId, after(now(), tallyTimes.verdicts.settleMs));
