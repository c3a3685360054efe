import {
  changeEmail,
  changePassword,
  checkRegistration,
  confirmEmail,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getAuthStatus,
  login,
  logout,
  register,
  resetPassword,
  updateAccount,
} from '@exit-tickets/contracts';
import { type ServiceContext, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { changeAccount } from './account/change-account.ts';
import { changeEmail as askForEmail, type ChangeEmailParts } from './account/change-email.ts';
import { type ChangePasswordParts, changePassword as setPassword } from './account/change-password.ts';
import { type ConfirmEmailParts, confirmEmail as setEmail } from './account/confirm-email.ts';
import { type DeleteAccountParts, deleteAccount as eraseAccount } from './account/delete-account.ts';
import { type ExportAccountParts, exportAccount as exportKeptData } from './account/export/export-account.ts';
import { type LoginParts, logIn } from './login/log-in.ts';
import { type RegisterParts, registerUser } from './login/register.ts';
import { forgotPassword as askForLink, type ForgotPasswordParts } from './reset/forgot-password.ts';
import { type ResetPasswordParts, resetPassword as setNewPassword } from './reset/reset-password.ts';
import { authStatusOf } from './sessions/auth-status.ts';
import type { SessionRevocations } from './sessions/revoked-sessions.ts';
import { userView } from './users/user.model.ts';

/** What the calls are answered with. */
export interface AuthParts
  extends LoginParts,
    RegisterParts,
    ForgotPasswordParts,
    ResetPasswordParts,
    ChangeEmailParts,
    ChangePasswordParts,
    ConfirmEmailParts,
    DeleteAccountParts,
    ExportAccountParts,
    Pick<ServiceContext, 'sessions'> {
  revocations: SessionRevocations;
}

export const authRoutes = (app: FastifyInstance, parts: AuthParts): void => {
  serve(app, login, async ({ body, request, reply, signal }) =>
    userView(await logIn(parts, body, request, reply, signal)),
  );

  serve(app, checkRegistration, ({ body: { invitation } }) => parts.door.terms(invitation));

  serve(app, register, async ({ body, request, reply, signal }) =>
    userView(await registerUser(parts, body, request, reply, signal)),
  );

  serve(app, forgotPassword, ({ body, request }) => askForLink(parts, body, request));

  serve(app, resetPassword, ({ body, request, reply }) => setNewPassword(parts, body, request, reply));

  serve(app, logout, async ({ request, reply }) => {
    const session = parts.sessions.read(request);
    if (session) await parts.revocations.revoke(session);
    parts.sessions.clear(reply);
  });

  serve(app, getAuthStatus, ({ request, reply }) => authStatusOf(parts, request, reply));

  serve(app, updateAccount, async ({ body, teacherId }) => userView(await changeAccount(parts.users, teacherId, body)));

  serve(app, changePassword, ({ body, teacherId, request, reply }) =>
    setPassword(parts, teacherId, body, request, reply),
  );

  serve(app, changeEmail, ({ body, teacherId, request }) => askForEmail(parts, teacherId, body, request));

  serve(app, confirmEmail, ({ body, request }) => setEmail(parts, body, request));

  serve(app, exportAccount, ({ teacherId, request, reply, signal, log }) =>
    exportKeptData(parts, teacherId, { request, reply, signal, log }),
  );

  serve(app, deleteAccount, ({ body, teacherId, request, reply }) =>
    eraseAccount(parts, teacherId, body.password, request, reply),
  );
};
