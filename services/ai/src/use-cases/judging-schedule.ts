import { getSnapshotRequest } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { claimTicket, withClaimedTicket } from '../judging/claim-ticket.ts';
import { runModelJudging } from '../judging/run-model-judging.ts';
import { readAnswers } from '../read-answers.ts';
import { after } from '../times.ts';

/**
 * Tickets that one process judges at the same time; the model has its own queue. The number of replicas depends on it:
 * see the threshold in deploy/kubernetes/overlays/large/scaling.yaml.
 */
const maxInFlight = 4;

/** Schedules a ticket for judging with all answers that arrive until then, if background judging is enabled. */
export const scheduleJudging = async (
  { judgesInBackground, judgingJobs, judgingTimes: { settleMs, maxWaitMs }, now }: AiContext,
  ticketId: string,
): Promise<void> => {
  if (judgesInBackground) await judgingJobs.schedule(ticketId, after(now(), settleMs), after(now(), maxWaitMs));
};

/** Never throws; the failure is stored and returned with the judgements. */
const judgeInBackground = async (context: AiContext, ticketId: string): Promise<void> => {
  const { bus, signal, logger } = context;
  try {
    const claim = await claimTicket(context, ticketId, true);
    if (!claim) return;
    await withClaimedTicket(context, claim, { signal, givesWay: true }, async (call) => {
      const { teacherId } = await bus.request(getSnapshotRequest, { ticketId });
      await runModelJudging(context, await readAnswers(context, { ticketId, teacherId }), call, () => undefined);
    });
  } catch (err) {
    if (!signal.aborted) logger.warn({ err }, 'answers were not judged');
  }
};

/** Starts judging due tickets, as far as there is capacity, so that results are ready when the teacher looks. */
export const judgeDue = async (context: AiContext): Promise<void> => {
  const { ticketIds, work } = context.judgingNow;
  for (const ticketId of await context.judgingJobs.due(context.now(), maxInFlight)) {
    if (ticketIds.has(ticketId) || ticketIds.size >= maxInFlight) continue;
    ticketIds.add(ticketId);
    void work.track(judgeInBackground(context, ticketId).finally(() => ticketIds.delete(ticketId)));
  }
};
