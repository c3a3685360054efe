import { type RevokedSessions, type RevokedSessionsCursor, sessionsRevokedSignal } from '@exit-tickets/contracts';
import { duplicateKeyOf, type ServiceContext, type Session } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredUser } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';
import type { StoredRevokedSession } from './revoked-session.model.ts';
import { isRevokedWithAll, lastTokenExpires, oldestLiveSession } from './session-times.ts';

interface RevokedSessionsContext extends Pick<ServiceContext, 'bus' | 'now'> {
  model: Model<StoredRevokedSession>;
  users: Users;
}

/** Of sessions and of users: a page then has some 500 kB, and a message of the bus holds twice as much. */
const pageSize = 2_000;

/** Which sessions have ended although their token has not expired. */
export const createSessionRevocations = ({ model, users, bus, now }: RevokedSessionsContext) => ({
  /** Ends one session for good, also for older and newer tokens of it; ending it twice changes nothing. */
  revoke: async ({ sessionId }: Session): Promise<void> => {
    const expiresAt = lastTokenExpires(now());
    const data = { sessionId, expiresAt: expiresAt.toISOString() };
    try {
      await model.create({ _id: sessionId, expiresAt });
    } catch (error) {
      if (duplicateKeyOf(error)) return;
      throw error;
    }
    bus.signal(sessionsRevokedSignal, { sessions: [data], users: [] });
  },

  isRevoked: async (session: Session, { sessionsValidFrom }: Pick<StoredUser, 'sessionsValidFrom'>): Promise<boolean> =>
    isRevokedWithAll(session, sessionsValidFrom) || (await model.exists({ _id: session.sessionId })) !== null,

  /** All that a gateway has to know, for one that has just started: one page, and where the next begins. */
  page: async (after: RevokedSessionsCursor = {}): Promise<RevokedSessions & { next?: RevokedSessionsCursor }> => {
    const [sessions, ended] = await Promise.all([
      model
        .find({ _id: { $gt: after.sessionId ?? '' }, expiresAt: { $gt: now() } })
        .sort({ _id: 1 })
        .limit(pageSize)
        .lean<StoredRevokedSession[]>(),
      users.withSessionsRevokedSince(oldestLiveSession(now()), { after: after.userId ?? '', limit: pageSize }),
    ]);
    const isLast = sessions.length < pageSize && ended.length < pageSize;
    const next = { sessionId: sessions.at(-1)?._id ?? after.sessionId, userId: ended.at(-1)?._id ?? after.userId };
    return {
      sessions: sessions.map(({ _id, expiresAt }) => ({ sessionId: _id, expiresAt: expiresAt.toISOString() })),
      users: ended.flatMap(({ _id, sessionsValidFrom }) =>
        sessionsValidFrom ? [{ userId: _id, before: sessionsValidFrom.toISOString() }] : [],
      ),
      ...(!isLast && { next }),
    };
  },
});

export type SessionRevocations = ReturnType<typeof createSessionRevocations>;
