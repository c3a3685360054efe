import { newEvent } from '@exit-tickets/bus';
import {
  type Analysis,
  AppError,
  hasErrorCode,
  type SentRequest,
  type Ticket,
  ticketAnalyzed,
} from '@exit-tickets/contracts';
import type { Progress } from '@exit-tickets/service-kit';
import { type AiContext, originOf, type TraceContext } from '../ai-context.ts';
import { analyseClass } from '../analysis/analyse-class.ts';
import { type Claim, newClaim, pauseBetweenPolls, pollWhileClaimed, withClaim } from '../claims.ts';
import type { ModelCall } from '../model/model.ts';
import { type Asked, readResponses, readTicket } from '../read-answers.ts';
import { judgeAsFarAsPossible } from './judge-ticket.ts';

interface AnalysisOrder extends Asked, TraceContext {
  lessonContent?: string | undefined;
  /** Whether to replace an existing analysis. */
  renew?: boolean | undefined;
}

/** Longest wait for the ticket to show that it is analysed (docs/design.md 6). */
const agreeMs = 5_000;

/** Waits until the ticket shows that it is analysed, or until a timeout; the event will close it anyway. */
const agree = async (context: AiContext, asked: Asked, call: ModelCall): Promise<void> => {
  const until = performance.now() + agreeMs;
  while (performance.now() < until) {
    try {
      if ((await readTicket(context, asked)).isAnalyzed) return;
    } catch (error) {
      // The ticket was deleted during the analysis, so the analysis is deleted too.
      if (hasErrorCode(error, 'ticket_not_found')) {
        await context.analyses.remove(asked.ticketId);
        throw error;
      }
    }
    await pauseBetweenPolls(context, call);
  }
};

/** Returns undefined if the claim was lost: another process has taken over, or the ticket is gone. */
const make = async (
  context: AiContext,
  claim: Claim,
  ticket: Ticket,
  { lessonContent, traceparent }: AnalysisOrder,
  call: ModelCall,
  progress: Progress,
): Promise<Analysis | undefined> => {
  const { analyses, now, outboxes } = context;
  const { ticketId } = claim;
  progress('reading');
  const responses = await readResponses(context, ticketId);
  if (responses.length === 0) throw new AppError('no_responses');
  const responseIds = responses.map(({ id }) => id);
  await analyses.setRead(claim, responseIds);
  progress('judging', 0, responses.length);
  const judged = await judgeAsFarAsPossible(context, { ticket, responses }, call, progress);
  progress('analysing');
  const sent: SentRequest[] = [];
  const made = await analyseClass(
    context,
    { ticket, responses, ...judged, lessonContent: lessonContent || ticket.originalContent },
    { ...call, onSent: (request) => sent.push({ task: 'analysis', ...request }) },
  );
  const analysis = { ...made, createdAt: now().toISOString() };
  const event = newEvent(ticketAnalyzed, { ticketId }, originOf(context, { traceparent }));
  if (!(await analyses.store(claim, { analysis, sent, responseIds }, event))) return undefined;
  outboxes.analyses.relay(ticketId);
  progress('closing');
  return analysis;
};

/**
 * Returns the stored analysis of a ticket or makes a new one. Concurrent calls share one analysis, even when both renew
 * it. The previous one stays readable until the new one is stored, and stays if that fails.
 * @throws {AppError} `ticket_not_found`, `no_responses`, `analysis_running` if another call takes too long, `ai_*`
 */
export const analyseTicket = async (
  context: AiContext,
  order: AnalysisOrder,
  call: ModelCall,
  progress: Progress,
): Promise<Analysis> => {
  const { analyses, now } = context;
  const { ticketId, teacherId } = order;
  const before = order.renew ? await analyses.find(ticketId) : undefined;
  const toReplace = before?.analysis ? (before.madeBy ?? null) : undefined;
  return pollWhileClaimed(context, { code: 'analysis_running', call, progress }, async () => {
    // Read on every attempt, because the ticket may be deleted while this call waits.
    const ticket = await readTicket(context, order);
    const stored = await analyses.find(ticketId);
    if (stored?.analysis && (toReplace === undefined || (stored.madeBy ?? null) !== toReplace)) {
      await agree(context, order, call);
      return stored.analysis;
    }
    if (stored?.anonymizedAt) throw new AppError('no_responses');
    const claim = newClaim(context, ticketId);
    if (!(await analyses.claim(claim, { teacherId, now: now(), toReplace }))) return undefined;
    return withClaim(context, claim, analyses, async () => {
      const made = await make(context, claim, ticket, order, call, progress);
      if (made) await agree(context, order, call);
      return made;
    });
  });
};
