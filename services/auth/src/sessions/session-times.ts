import { limits } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';

const dayMs = 24 * 60 * 60 * 1000;
const secondMs = 1000;
/** How far the clocks of replicas may lie apart: one that has the wrong summer time is an hour off. */
const maxClockSkewMs = 2 * 60 * 60 * secondMs;

/** The last moment at which a token signed until now by any replica can be valid, also one that was just renewed. */
export const lastTokenExpires = (now: Date): Date =>
  new Date(now.getTime() + limits.sessionDays * dayMs + maxClockSkewMs);

/** Sessions that ended as a whole before this moment are expired by now. */
export const oldestLiveSession = (now: Date): Date => new Date(now.getTime() - limits.sessionDays * dayMs);

/**
 * From when on a session of this user counts, if all those until now are to end. Tokens know whole seconds only,
 * so it is the beginning of a second: a session begun earlier in this one ends too. It lies in the future, as far as
 * another replica's clock may be ahead, or a session begun there would outlive this; sessions begun from now on are issued
 * for that time. It is always later than the time before, also when the clock was set back.
 */
export const revocationTime = (now: Date, before: Date | null): Date => {
  const latest = Math.max(now.getTime() + maxClockSkewMs, before?.getTime() ?? 0);
  return new Date((Math.floor(latest / secondMs) + 1) * secondMs);
};

/** Whether a session was ended by a change of password. */
export const isRevokedWithAll = (session: Session, sessionsValidFrom: Date | null): boolean =>
  sessionsValidFrom !== null && session.issuedAt < sessionsValidFrom;

/** A session in use is signed anew once its token is a day old (docs/design.md 6). */
export const isDueForRenewal = (session: Session, now: Date): boolean =>
  now.getTime() - session.issuedAt.getTime() >= limits.sessionRenewHours * 60 * 60 * secondMs;
