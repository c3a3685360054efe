import { limits } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';

const dayMs = 24 * 60 * 60 * 1000;
const secondMs = 1000;

/** The last moment at which a token signed until now can be valid, also one that was renewed a moment ago. */
export const lastTokenExpires = (now: Date): Date => new Date(now.getTime() + limits.sessionDays * dayMs);

/** Sessions that ended as a whole before this moment are expired by now. */
export const oldestLiveSession = (now: Date): Date => new Date(now.getTime() - limits.sessionDays * dayMs);

/**
 * From when on a session of this user counts, if all those until now are to end. Tokens know whole seconds only,
 * so it is the beginning of the next one: a session begun earlier in this second ends too. It is always later than the
 * time before, also when the clock was set back: sessions begun since then carry that time.
 */
export const revocationTime = (now: Date, before: Date | null): Date => {
  const latest = Math.max(now.getTime(), before?.getTime() ?? 0);
  return new Date((Math.floor(latest / secondMs) + 1) * secondMs);
};

/** Whether a session was ended by a change of password. */
export const isRevokedWithAll = (session: Session, sessionsValidFrom: Date | null): boolean =>
  sessionsValidFrom !== null && session.issuedAt < sessionsValidFrom;

/** A session in use is signed anew once its token is a day old (design section 6). */
export const isDueForRenewal = (session: Session, now: Date): boolean =>
  now.getTime() - session.issuedAt.getTime() >= limits.sessionRenewHours * 60 * 60 * secondMs;
