import type { BodyOf, register as registerCall } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import type { Door } from '../registration/door.ts';
import type { StoredUser } from '../users/user.model.ts';
import { beginSession, type LoginContext } from './log-in.ts';

export interface RegisterContext
  extends Pick<LoginContext, 'users' | 'passwords' | 'sessions' | 'devices'>,
    Pick<ServiceContext, 'now'> {
  hourly: HourlyLimit;
  door: Door;
  /** Whether this is a demo, which keeps no account. */
  isEmptiedHourly: boolean;
}

/**
 * Makes an account and logs in. Throws what the door does, `EmailTakenError`, and `TooManyAttemptsError` after very many from
 * one address.
 */
export const registerUser = async (
  context: RegisterContext,
  { email, password, firstName, lastName, language, invitation }: BodyOf<typeof registerCall>,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<StoredUser> => {
  await context.hourly.fromAddress('register', request.ip, hourlyLimits.registrationsPerAddress);
  await context.door.check(email, invitation);
  const passwordHash = await context.passwords.hash(password, request.ip, signal);
  const user = await context.door.enter(invitation, () =>
    context.users.add({
      ...{ email, passwordHash, firstName, lastName, language, createdAt: context.now() },
      ...(context.isEmptiedHourly && { isDemo: true }),
    }),
  );
  await beginSession(context, user, request, reply);
  return user;
};
