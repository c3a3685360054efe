import type { deleteAccount as deleteAccountCall } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import type { AuthContext } from '../auth-context.ts';
import { confirmPassword } from './confirm-password.ts';
import { eraseUser } from './erase-user.ts';

/**
 * Deletes an account after checking its password. Then resets its counters, which would otherwise expire by themselves.
 * @throws {WrongPasswordError}
 */
export const deleteAccount = async (
  context: AuthContext,
  { body: { password }, teacherId, request, reply }: RequestContext<typeof deleteAccountCall>,
): Promise<void> => {
  const { loginThrottle, devices, sessions } = context;
  const user = await confirmPassword(context, { teacherId, password, field: 'password' }, request);
  await eraseUser(context, user, request.traceparent);
  sessions.clear(reply);
  devices.forget(reply);
  await loginThrottle.forgetAccount({ email: user.email, address: request.ip, devices: user.devices });
};
