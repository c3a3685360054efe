import { newEvent, type Outbox } from '@exit-tickets/bus';
import { accountDeleted, sessionsRevokedSignal } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MailQueue } from '../mail/mail-queue.ts';
import { revocationTime } from '../sessions/session-times.ts';
import { type ConfirmPasswordContext, confirmPassword } from './confirm-password.ts';

export interface DeleteAccountContext extends ConfirmPasswordContext, Pick<ServiceContext, 'bus' | 'now' | 'sessions'> {
  mails: Pick<MailQueue, 'removeOf'>;
  outbox: Outbox;
}

/**
 * Deletes an account. It is erased, all its sessions end, and the event that has every service remove what it keeps is
 * stored, with one write; what is counted about it goes behind that, and would go by itself.
 * @throws {WrongPasswordError}
 */
export const deleteAccount = async (
  context: DeleteAccountContext,
  teacherId: string,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { users, loginThrottle, devices, mails, outbox, bus, now, sessions } = context;
  const user = await confirmPassword(context, { teacherId, password, field: 'password' }, request);
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  const event = newEvent(
    accountDeleted,
    { teacherId },
    { source: 'auth', now: now(), traceparent: request.traceparent },
  );
  await users.erase(teacherId, { sessionsValidFrom, at: now(), event });
  bus.signal(sessionsRevokedSignal, {
    sessions: [],
    users: [{ userId: teacherId, before: sessionsValidFrom.toISOString() }],
  });
  sessions.clear(reply);
  devices.forget(reply);
  outbox.relay(teacherId, [event]);
  await mails.removeOf(user);
  await loginThrottle.forgetAccount({ email: user.email, address: request.ip, devices: user.devices });
};
