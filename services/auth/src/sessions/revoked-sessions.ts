import { type RevokedSessions, type RevokedSessionsCursor, sessionsRevokedSignal } from '@exit-tickets/contracts';
import { type ServiceContext, type Session, unlessDuplicate } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredUser } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';
import type { StoredRevokedSession } from './revoked-session.model.ts';
import { isRevokedWithAll, lastTokenExpires, oldestLiveSession } from './session-times.ts';

interface RevokedSessionsContext extends Pick<ServiceContext, 'bus' | 'now'> {
  model: Model<StoredRevokedSession>;
  users: Users;
}

/** Sessions and users per page: about 500 kB, half the size limit of a bus message. */
const pageSize = 2_000;

/** Stores and lists sessions revoked before their token expires. */
export const createSessionRevocations = ({ model, users, bus, now }: RevokedSessionsContext) => ({
  /** Revokes a session for good, including all its older and newer tokens. Idempotent. */
  revoke: async ({ sessionId }: Session): Promise<void> => {
    const expiresAt = lastTokenExpires(now());
    const data = { sessionId, expiresAt: expiresAt.toISOString() };
    if (await unlessDuplicate(model.create({ _id: sessionId, expiresAt })))
      bus.signal(sessionsRevokedSignal, { sessions: [data], users: [] });
  },

  /** Tells the gateways that all sessions of a user from before this time have ended. */
  endAll: (userId: string, before: Date): void =>
    bus.signal(sessionsRevokedSignal, { sessions: [], users: [{ userId, before: before.toISOString() }] }),

  isRevoked: async (session: Session, { sessionsValidFrom }: Pick<StoredUser, 'sessionsValidFrom'>): Promise<boolean> =>
    isRevokedWithAll(session, sessionsValidFrom) || (await model.exists({ _id: session.sessionId })) !== null,

  /** A page of all revocations, for a gateway that loads the list, and the cursor of the next page. */
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
