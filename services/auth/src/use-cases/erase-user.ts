import { newEvent } from '@exit-tickets/bus';
import { accountDeleted } from '@exit-tickets/contracts';
import type { AuthContext } from '../auth-context.ts';
import { revocationTime } from '../sessions/session-times.ts';
import type { StoredUser } from '../users/user.model.ts';

/**
 * Erases an account in one write: ends all sessions and stores the event on which every service deletes the teacher's
 * data.
 */
export const eraseUser = async (
  { users, mails, outbox, revocations, now }: AuthContext,
  user: StoredUser,
  traceparent?: string,
): Promise<void> => {
  const { _id: teacherId } = user;
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  const origin = { source: 'auth', now: now(), ...(traceparent && { traceparent }) };
  const event = newEvent(accountDeleted, { teacherId }, origin);
  await users.erase(teacherId, { sessionsValidFrom, at: now(), event });
  revocations.endAll(teacherId, sessionsValidFrom);
  outbox.relay(teacherId, [event]);
  await mails.removeOf(user);
};
