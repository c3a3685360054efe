import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@exit-tickets/contracts';
import type { ClaimWatch, Progress, ServiceContext } from '@exit-tickets/service-kit';
import { after } from './times.ts';

/** Reserves a ticket for one process until it expires. */
export interface Claim {
  ticketId: string;
  owner: string;
  expiresAt: Date;
}

interface ClaimContext extends Pick<ServiceContext, 'logger' | 'now' | 'signal'> {
  claimMs: number;
}

const pollMs = 150;
/** Longest time that a call waits for another process to finish with the ticket. */
const waitForOtherMs = 100_000;
const retryAfterSeconds = 5;

export const newClaim = ({ now, claimMs }: ClaimContext, ticketId: string): Claim => ({
  ticketId,
  owner: randomUUID(),
  expiresAt: after(now(), claimMs),
});

/** Filter for a ticket's document while this claim holds. */
export const claimedBy = ({ ticketId, owner }: Pick<Claim, 'ticketId' | 'owner'>) => ({
  _id: ticketId,
  'claim.owner': owner,
});

/**
 * Whether a claim was abandoned and may be replaced. If it lasts more than twice as long as a new one, it was made
 * before the clock was set back.
 */
export const hasRunOut = (
  held: Pick<Claim, 'owner' | 'expiresAt'>,
  { ticketId, expiresAt }: Claim,
  now: Date,
  watch: ClaimWatch,
): boolean =>
  watch.isAbandoned(ticketId, held) &&
  (held.expiresAt <= now || held.expiresAt.getTime() > 2 * expiresAt.getTime() - now.getTime());

/** Renews a claim during the work and releases it afterwards, even if the work fails. */
export const withClaim = async <Result>(
  { logger, now, claimMs }: ClaimContext,
  claim: Claim,
  { renew, release }: { renew(claim: Claim): Promise<void>; release(claim: Claim): Promise<void> },
  work: () => Promise<Result>,
): Promise<Result> => {
  const warn = (problem: string) => (err: unknown) => logger.warn({ err }, problem);
  const renewal = setInterval(() => {
    renew({ ...claim, expiresAt: after(now(), claimMs) }).catch(warn('claim not renewed'));
  }, claimMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await release(claim).catch(warn('claim not released'));
  }
};

/** @throws {AppError} `service_unavailable` if the caller has left or the service stops */
export const pauseBetweenPolls = async ({ signal }: ClaimContext, call: { signal: AbortSignal }): Promise<void> => {
  try {
    await pause(pollMs, undefined, { signal: AbortSignal.any([call.signal, signal]) });
  } catch (cause) {
    throw new AppError('service_unavailable', { cause });
  }
};

/**
 * Retries until there is a result, while another process holds the ticket.
 * @throws {AppError} `code` on timeout
 */
export const pollWhileClaimed = async <Result>(
  context: ClaimContext,
  { code, call, progress }: { code: 'ai_busy' | 'analysis_running'; call: { signal: AbortSignal }; progress: Progress },
  attempt: () => Promise<Result | undefined>,
): Promise<Result> => {
  const deadline = performance.now() + waitForOtherMs;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (performance.now() > deadline) throw new AppError(code, { retryAfterSeconds });
    progress('waiting');
    await pauseBetweenPolls(context, call);
  }
};
