import { AppError, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { type Claim, newClaim, withClaim } from '../claims.ts';
import type { ModelCall } from '../model/model.ts';
import { after } from '../times.ts';
import { forgetResponse } from './forget-judgements.ts';
import { isJudgingFailure, type JudgingFailure } from './judging-job.model.ts';

/** Bus errors when another service is unavailable: temporary, and not caused by the model. */
const passing: readonly string[] = ['service_unavailable', 'service_timeout', 'service_failed'];
const againMs = 30_000;

interface Outcome {
  failure?: JudgingFailure;
  /** Time of the next automatic attempt. */
  dueAt?: Date;
}

/** The outcome to store for an error; nothing for a deleted ticket. */
const outcomeOf = (error: unknown, now: Date): Outcome => {
  const code = error instanceof AppError ? error.code : 'internal';
  if (code === 'ticket_not_found') return {};
  if (passing.includes(code)) return { dueAt: after(now, againMs) };
  return { failure: isJudgingFailure(code) ? code : 'ai_unavailable' };
};

const tellPages = ({ bus }: AiContext, ticketId: string): void =>
  bus.signal(ticketUpdatedSignal, { ticketId, update: { kind: 'judgements' } });

/**
 * Removes verdicts that were stored for responses erased during judging. If there are too many, removes all verdicts,
 * to be made again; on 'nothing', the next judging retries.
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

/** Claims a ticket for judging; undefined if it is claimed by another or has been given up. */
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

/** Holds a claim during the work, stores the outcome, and notifies the teacher's pages. */
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
