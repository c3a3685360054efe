import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { confirmPassword } from './confirm-password.ts';
import { eraseUser } from './erase-user.ts';

/**
 * Deletes an account, once its password was given. What is counted about it goes behind that, and would go by itself.
 * @throws {WrongPasswordError}
 */
export const deleteAccount = async (
  context: AuthContext,
  teacherId: string,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { loginThrottle, devices, sessions } = context;
  const user = await confirmPassword(context, { teacherId, password, field: 'password' }, request);
  await eraseUser(context, user, request.traceparent);
  sessions.clear(reply);
  devices.forget(reply);
  await loginThrottle.forgetAccount({ email: user.email, address: request.ip, devices: user.devices });
};
