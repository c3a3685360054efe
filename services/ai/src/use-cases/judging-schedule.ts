import { getSnapshotRequest } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { claimTicket, withClaimedTicket } from '../judging/claim-ticket.ts';
import { runModelJudging } from '../judging/run-model-judging.ts';
import { readAnswers } from '../read-answers.ts';
import { after } from '../times.ts';

/**
 * Tickets judged at the same time by one process; the model has a queue of its own. The number of replicas goes by it:
 * the threshold in deploy/kubernetes/overlays/large/scaling.yaml.
 */
const maxInFlight = 4;

/** Has a ticket judged soon, together with the answers that come until then; only where that is done without anybody asking. */
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

/** Begins to judge what is due, as far as there is room, so that results are judged when the teacher looks. */
export const judgeDue = async (context: AiContext): Promise<void> => {
  const { ticketIds, work } = context.judgingNow;
  for (const ticketId of await context.judgingJobs.due(context.now(), maxInFlight)) {
    if (ticketIds.has(ticketId) || ticketIds.size >= maxInFlight) continue;
    ticketIds.add(ticketId);
    void work.track(judgeInBackground(context, ticketId).finally(() => ticketIds.delete(ticketId)));
  }
};
