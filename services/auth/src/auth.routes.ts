import {
  forgotPassword,
  getAuthStatus,
  login,
  logout,
  register,
  resetPassword,
  type User,
} from '@exit-tickets/contracts';
import { type ServiceContext, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { type LoginParts, logIn } from './login/log-in.ts';
import { type RegisterParts, registerUser } from './login/register.ts';
import { forgotPassword as askForLink, type ForgotPasswordParts } from './reset/forgot-password.ts';
import { type ResetPasswordParts, resetPassword as setNewPassword } from './reset/reset-password.ts';
import { authStatusOf } from './sessions/auth-status.ts';
import type { SessionRevocations } from './sessions/revoked-sessions.ts';
import type { StoredUser } from './users/user.model.ts';

/** What the calls are answered with. */
export interface AuthParts
  extends LoginParts,
    RegisterParts,
    ForgotPasswordParts,
    ResetPasswordParts,
    Pick<ServiceContext, 'sessions'> {
  revocations: SessionRevocations;
}

const shown = ({ _id, email, firstName, lastName }: StoredUser): User => ({ id: _id, email, firstName, lastName });

export const authRoutes = (app: FastifyInstance, parts: AuthParts): void => {
  serve(app, login, async ({ body, request, reply }) => shown(await logIn(parts, body, request, reply)));

  serve(app, register, async ({ body, request, reply }) => shown(await registerUser(parts, body, request, reply)));

  serve(app, forgotPassword, ({ body, request }) => askForLink(parts, body, request));

  serve(app, resetPassword, ({ body, request, reply }) => setNewPassword(parts, body, request, reply));

  serve(app, logout, async ({ request, reply }) => {
    const session = parts.sessions.read(request);
    if (session) await parts.revocations.revoke(session);
    parts.sessions.clear(reply);
  });

  serve(app, getAuthStatus, ({ request, reply }) => authStatusOf(parts, request, reply));
};
