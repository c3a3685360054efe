import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConfirmPasswordContext, confirmPassword } from './confirm-password.ts';
import { type EraseUserContext, eraseUser } from './erase-user.ts';

export interface DeleteAccountContext extends ConfirmPasswordContext, Omit<EraseUserContext, 'users'> {
  sessions: ServiceContext['sessions'];
}

/**
 * Deletes an account, once its password was given. What is counted about it goes behind that, and would go by itself.
 * @throws {WrongPasswordError}
 */
export const deleteAccount = async (
  context: DeleteAccountContext,
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
