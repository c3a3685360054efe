import { AppError, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { type Claim, newClaim, withClaim } from '../claims.ts';
import type { ModelCall } from '../model/model.ts';
import { after } from '../times.ts';
import { forgetResponse } from './forget-judgements.ts';
import { isJudgingFailure, type JudgingFailure } from './judging-job.model.ts';

/** What the bus says when another service is away: that passes, and says nothing of the model. */
const passing: readonly string[] = ['service_unavailable', 'service_timeout', 'service_failed'];
const againMs = 30_000;

interface Outcome {
  failure?: JudgingFailure;
  /** When to try again without anybody asking. */
  dueAt?: Date;
}

/** What is kept of a failure; nothing of a ticket that was deleted. */
const outcomeOf = (error: unknown, now: Date): Outcome => {
  const code = error instanceof AppError ? error.code : 'internal';
  if (code === 'ticket_not_found') return {};
  if (passing.includes(code)) return { dueAt: after(now, againMs) };
  return { failure: isJudgingFailure(code) ? code : 'ai_unavailable' };
};

const tellPages = ({ bus }: AiContext, ticketId: string): void =>
  bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements' } });

/**
 * What was read before a response was erased may have been stored after it. Of too many erased ones all verdicts go, to be
 * made anew; 'nothing' leaves it to whoever judges next.
 */
const forgetErased = async (context: AiContext, ticketId: string): Promise<'erased' | 'all verdicts' | 'nothing'> => {
  try {
    const erased = await context.judgingJobs.erased(ticketId);
    if (erased === 'too many') {
      await context.judgements.removeVerdicts(ticketId);
      return 'all verdicts';
    }
    for (const responseId of erased) await forgetResponse(context, ticketId, responseId);
    return 'erased';
  } catch (err) {
    context.logger.warn({ err }, 'erased responses kept');
    return 'nothing';
  }
};

/** Claims a ticket to judge it; undefined while another is at it, or once it was given up. */
export const claimTicket = async (
  context: AiContext,
  ticketId: string,
  isWhole: boolean,
): Promise<Claim | undefined> => {
  const claim = newClaim(context, ticketId);
  const outcome = await context.judgingJobs.claim(claim, context.now(), isWhole);
  if (outcome === 'given up') {
    context.logger.error(
      { ticketId },
      'judging a ticket ended its process too often: it is left alone until somebody asks',
    );
    tellPages(context, ticketId);
  }
  return outcome === 'claimed' ? claim : undefined;
};

/** Keeps a claim while the work goes on, and says how it went: the teacher's pages read it then. */
export const withClaimedTicket = async (
  context: AiContext,
  claim: Claim,
  call: ModelCall,
  work: (call: ModelCall) => Promise<void>,
): Promise<void> => {
  const { judgingJobs, judgesInBackground, now } = context;
  const signal = AbortSignal.any([call.signal, context.signal]);
  let outcome: Outcome = {};
  const release = async (): Promise<void> => {
    const forgotten = await forgetErased(context, claim.ticketId);
    const { failure, dueAt = forgotten === 'all verdicts' ? now() : undefined } = outcome;
    const carriedOver = { ...(failure && { failure }), ...(judgesInBackground && dueAt && { dueAt }) };
    try {
      await judgingJobs.release(claim, { ...carriedOver, areErasedForgotten: forgotten !== 'nothing' });
    } finally {
      tellPages(context, claim.ticketId);
    }
  };
  await withClaim(context, claim, { renew: judgingJobs.renew, release }, async () => {
    try {
      await work({ ...call, signal });
    } catch (error) {
      outcome = signal.aborted ? { dueAt: now() } : outcomeOf(error, now());
      if (context.signal.aborted) throw new AppError('service_unavailable', { cause: error });
      throw error;
    }
  });
};
