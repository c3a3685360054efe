import type { register } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import type { StoredUser } from '../users/user.model.ts';
import { beginSession } from './log-in.ts';

/**
 * Creates an account and logs in. Also throws the errors of the registration policy.
 * @throws {AppError} `email_taken`
 * @throws {AppError} `too_many_requests` after very many registrations from one address
 */
export const registerUser = async (
  context: AuthContext,
  { body, request, reply, signal }: RequestContext<typeof register>,
): Promise<StoredUser> => {
  const { email, password, firstName, lastName, language, invitation } = body;
  await context.hourly.fromAddress('register', request.ip, hourlyLimits.registrationsPerAddress);
  await context.registrationPolicy.check(email, invitation);
  const passwordHash = await context.passwords.hash(password, request.ip, signal);
  const user = await context.registrationPolicy.enter(invitation, () =>
    context.users.add({
      ...{ email, passwordHash, firstName, lastName, language, createdAt: context.now() },
      ...(context.isEmptiedHourly && { isDemo: true }),
    }),
  );
  await beginSession(context, user, request, reply);
  return user;
};
