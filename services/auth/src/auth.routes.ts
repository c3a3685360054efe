import {
  changeEmail,
  changePassword,
  checkRegistration,
  confirmEmail,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getAuthStatus,
  getMailStatus,
  login,
  logout,
  register,
  resetPassword,
  updateAccount,
} from '@exit-tickets/contracts';
import { type ServiceContext, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { changeAccount } from './account/change-account.ts';
import { changeEmail as askForEmail, type ChangeEmailContext } from './account/change-email.ts';
import { type ChangePasswordContext, changePassword as setPassword } from './account/change-password.ts';
import { type ConfirmEmailContext, confirmEmail as setEmail } from './account/confirm-email.ts';
import { type DeleteAccountContext, deleteAccount as eraseAccount } from './account/delete-account.ts';
import { type ExportAccountContext, exportAccount as exportKeptData } from './account/export/export-account.ts';
import { type LoginContext, logIn } from './login/log-in.ts';
import { type RegisterContext, registerUser } from './login/register.ts';
import { forgotPassword as askForLink, type ForgotPasswordContext } from './reset/forgot-password.ts';
import { type ResetPasswordContext, resetPassword as setNewPassword } from './reset/reset-password.ts';
import { authStatusOf } from './sessions/auth-status.ts';
import type { SessionRevocations } from './sessions/revoked-sessions.ts';
import { userView } from './users/user.model.ts';

/** What the calls are answered with. */
export interface AuthContext
  extends LoginContext,
    RegisterContext,
    ForgotPasswordContext,
    ResetPasswordContext,
    ChangeEmailContext,
    ChangePasswordContext,
    ConfirmEmailContext,
    DeleteAccountContext,
    ExportAccountContext,
    Pick<ServiceContext, 'sessions'> {
  revocations: SessionRevocations;
  mailStatus: { sendsMail: boolean; host?: string };
}

export const authRoutes = (app: FastifyInstance, context: AuthContext): void => {
  serve(app, login, async ({ body, request, reply, signal }) =>
    userView(await logIn(context, body, request, reply, signal)),
  );

  serve(app, checkRegistration, ({ body: { invitation } }) => context.door.terms(invitation));

  serve(app, getMailStatus, async () => context.mailStatus);

  serve(app, register, async ({ body, request, reply, signal }) =>
    userView(await registerUser(context, body, request, reply, signal)),
  );

  serve(app, forgotPassword, ({ body, request }) => askForLink(context, body, request));

  serve(app, resetPassword, ({ body, request, reply }) => setNewPassword(context, body, request, reply));

  serve(app, logout, async ({ request, reply }) => {
    const session = context.sessions.read(request);
    if (session) await context.revocations.revoke(session);
    context.sessions.clear(reply);
  });

  serve(app, getAuthStatus, ({ request, reply }) => authStatusOf(context, request, reply));

  serve(app, updateAccount, async ({ body, teacherId }) =>
    userView(await changeAccount(context.users, teacherId, body)),
  );

  serve(app, changePassword, ({ body, teacherId, request, reply }) =>
    setPassword(context, teacherId, body, request, reply),
  );

  serve(app, changeEmail, ({ body, teacherId, request }) => askForEmail(context, teacherId, body, request));

  serve(app, confirmEmail, ({ body, request }) => setEmail(context, body, request));

  serve(app, exportAccount, ({ teacherId, request, reply, signal, log }) =>
    exportKeptData(context, teacherId, { request, reply, signal, log }),
  );

  serve(app, deleteAccount, ({ body, teacherId, request, reply }) =>
    eraseAccount(context, teacherId, body.password, request, reply),
  );
};
