import { limits } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';

const dayMs = 24 * 60 * 60 * 1000;
const secondMs = 1000;
/** Largest clock difference between replicas: a wrong daylight saving time is one hour. */
const maxClockSkewMs = 2 * 60 * 60 * secondMs;

/** When the last token that any replica may have signed until now expires, including one just renewed. */
export const lastTokenExpires = (now: Date): Date =>
  new Date(now.getTime() + limits.sessionDays * dayMs + maxClockSkewMs);

/** Revocations of all a user's sessions before this time are obsolete: those sessions have expired. */
export const oldestLiveSession = (now: Date): Date => new Date(now.getTime() - limits.sessionDays * dayMs);

/**
 * The time from which this user's sessions are valid, when all current ones are revoked. Tokens store whole seconds, so
 * it is the start of a second; sessions begun earlier in that second end too. It lies in the future by the largest
 * clock difference, because sessions begun on another replica would otherwise survive; new sessions are issued for that
 * time. It is always later than the previous one, even after the clock was set back.
 */
export const revocationTime = (now: Date, before: Date | null): Date => {
  const latest = Math.max(now.getTime() + maxClockSkewMs, before?.getTime() ?? 0);
  return new Date((Math.floor(latest / secondMs) + 1) * secondMs);
};

/** Whether a session was revoked together with all others of its user. */
export const isRevokedWithAll = (session: Session, sessionsValidFrom: Date | null): boolean =>
  sessionsValidFrom !== null && session.issuedAt < sessionsValidFrom;

/** An active session gets a new token once its token is a day old (docs/design.md 6). */
export const isDueForRenewal = (session: Session, now: Date): boolean =>
  now.getTime() - session.issuedAt.getTime() >= limits.sessionRenewHours * 60 * 60 * secondMs;
