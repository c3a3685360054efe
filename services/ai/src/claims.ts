import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@exit-tickets/contracts';
import type { ClaimWatch, Progress, ServiceContext } from '@exit-tickets/service-kit';
import { after } from './times.ts';

/** Who is at a ticket, which others leave alone until then. */
export interface Claim {
  ticketId: string;
  owner: string;
  expiresAt: Date;
}

interface ClaimContext extends Pick<ServiceContext, 'logger' | 'now' | 'signal'> {
  claimMs: number;
}

const pollMs = 150;
/** Longest that a call waits for another that is at the same ticket. */
const waitForOtherMs = 100_000;
const retryAfterSeconds = 5;

export const newClaim = ({ now, claimMs }: ClaimContext, ticketId: string): Claim => ({
  ticketId,
  owner: randomUUID(),
  expiresAt: after(now(), claimMs),
});

/** The document of a ticket, while this claim on it holds. */
export const claimedBy = ({ ticketId, owner }: Pick<Claim, 'ticketId' | 'owner'>) => ({
  _id: ticketId,
  'claim.owner': owner,
});

/**
 * Whether a claim was abandoned and may be replaced. One that would last twice as long as the new one was made before the clock
 * was set back.
 */
export const hasRunOut = (
  held: Pick<Claim, 'owner' | 'expiresAt'>,
  { ticketId, expiresAt }: Claim,
  now: Date,
  watch: ClaimWatch,
): boolean =>
  watch.isAbandoned(ticketId, held) &&
  (held.expiresAt <= now || held.expiresAt.getTime() > 2 * expiresAt.getTime() - now.getTime());

/** Renews a claim while the work goes on, and gives it back, however that ends. */
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

/** @throws {AppError} `service_unavailable` when nobody waits any more */
export const pauseBetweenPolls = async ({ signal }: ClaimContext, call: { signal: AbortSignal }): Promise<void> => {
  try {
    await pause(pollMs, undefined, { signal: AbortSignal.any([call.signal, signal]) });
  } catch (cause) {
    throw new AppError('service_unavailable', { cause });
  }
};

/**
 * Tries until there is something, while another is at the same ticket.
 * @throws {AppError} `code` when that takes too long
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
