import { newEvent, type Outbox } from '@exit-tickets/bus';
import { accountDeleted, sessionsRevokedSignal } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { MailQueue } from '../mail/mail-queue.ts';
import { revocationTime } from '../sessions/session-times.ts';
import type { StoredUser } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';

export interface EraseUserContext extends Pick<ServiceContext, 'bus' | 'now'> {
  users: Pick<Users, 'erase'>;
  mails: Pick<MailQueue, 'removeOf'>;
  outbox: Outbox;
}

/**
 * Erases an account: all its sessions end, and the event that has every service remove what it keeps is stored, with one
 * write.
 */
export const eraseUser = async (
  { users, mails, outbox, bus, now }: EraseUserContext,
  user: StoredUser,
  traceparent?: string,
): Promise<void> => {
  const { _id: teacherId } = user;
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  const origin = { source: 'auth', now: now(), ...(traceparent && { traceparent }) };
  const event = newEvent(accountDeleted, { teacherId }, origin);
  await users.erase(teacherId, { sessionsValidFrom, at: now(), event });
  bus.signal(sessionsRevokedSignal, {
    sessions: [],
    users: [{ userId: teacherId, before: sessionsValidFrom.toISOString() }],
  });
  outbox.relay(teacherId, [event]);
  await mails.removeOf(user);
};
