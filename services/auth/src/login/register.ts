import type { BodyOf, register as registerCall } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import type { Door } from '../registration/door.ts';
import type { StoredUser } from '../users/user.model.ts';
import { beginSession, type LoginParts } from './log-in.ts';

export interface RegisterParts
  extends Pick<LoginParts, 'users' | 'passwords' | 'sessions' | 'devices'>,
    Pick<ServiceContext, 'now'> {
  hourly: HourlyLimit;
  door: Door;
}

/**
 * Makes an account and logs in. Throws what the door does, `EmailTakenError`, and `TooManyAttemptsError` after very many from
 * one address.
 */
export const registerUser = async (
  parts: RegisterParts,
  { email, password, firstName, lastName, language, invitation }: BodyOf<typeof registerCall>,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<StoredUser> => {
  await parts.hourly.fromAddress('register', request.ip, hourlyLimits.registrationsPerAddress);
  await parts.door.check(email, invitation);
  const passwordHash = await parts.passwords.hash(password, request.ip, signal);
  const user = await parts.door.enter(invitation, () =>
    parts.users.add({ email, passwordHash, firstName, lastName, language, createdAt: parts.now() }),
  );
  await beginSession(parts, user, request, reply);
  return user;
};
