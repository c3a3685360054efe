import type { Bus } from '@exit-tickets/bus';
import {
  type RevokedSessions as Ended,
  getRevokedSessionsRequest,
  limits,
  type RevokedSessionsCursor,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';
import type { ServiceContext, Session } from '@exit-tickets/service-kit';

const retryMs = 500;
const reloadMs = 60_000;
const sessionMs = limits.sessionDays * 24 * 60 * 60 * 1_000;

/** Sessions that are refused although their token is still valid (docs/design.md 6). */
export interface RevokedSessions {
  /** Whether the list was received at least once. */
  isLoaded(): boolean;
  has(session: Session): boolean;
  /** Registers a listener for new revocations. */
  onChange(listener: () => void): void;
}

/** Revocations are only added, so an outdated list cannot undo a signal. `prune` removes expired ones. */
const createRecord = () => {
  const sessions = new Map<string, number>();
  const users = new Map<string, number>();
  return {
    add: (ended: Ended): void => {
      for (const { sessionId, expiresAt } of ended.sessions) sessions.set(sessionId, Date.parse(expiresAt));
      for (const { userId, before } of ended.users)
        users.set(userId, Math.max(Date.parse(before), users.get(userId) ?? 0));
    },
    /** Removes entries whose tokens have all expired. */
    prune: (now: number): void => {
      for (const [id, expiresAt] of sessions) if (expiresAt <= now) sessions.delete(id);
      for (const [id, before] of users) if (before + sessionMs <= now) users.delete(id);
    },
    has: ({ sessionId, userId, issuedAt }: Session): boolean =>
      sessions.has(sessionId) || issuedAt.getTime() < (users.get(userId) ?? 0),
  };
};

interface Heard extends Pick<ServiceContext, 'logger' | 'now' | 'signal'> {
  bus: Pick<Bus, 'onReconnect' | 'onSignal' | 'request'>;
}

/**
 * Keeps the revoked sessions in memory: loads them at the start with retries, then every minute and after each
 * reconnection, and applies signals.
 */
export const watchRevokedSessions = async ({ bus, logger, now, signal }: Heard): Promise<RevokedSessions> => {
  const record = createRecord();
  const listeners: (() => void)[] = [];
  const add = (ended: Ended): void => {
    record.add(ended);
    for (const listener of listeners) listener();
  };
  let isLoaded = false;
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  const load = async (): Promise<void> => {
    try {
      let after: RevokedSessionsCursor | undefined;
      do {
        const { next, ...ended } = await bus.request(getRevokedSessionsRequest, { after });
        add(ended);
        after = next;
      } while (after);
      record.prune(now().getTime());
      isLoaded = true;
    } catch (error) {
      logger.warn({ err: error }, 'it is not known yet which sessions have been revoked');
    }
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(load, isLoaded ? reloadMs : retryMs).unref();
  };

  await bus.onSignal(sessionsRevokedSignal, add);
  bus.onReconnect(() => void load());
  void load();
  return {
    isLoaded: () => isLoaded,
    has: record.has,
    onChange: (listener) => void listeners.push(listener),
  };
};
