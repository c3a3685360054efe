import * as endpoints from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { authStatusOf } from './use-cases/auth-status.ts';
import { changeAccount } from './use-cases/change-account.ts';
import { changeEmail } from './use-cases/change-email.ts';
import { changePassword } from './use-cases/change-password.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { exportAccount } from './use-cases/export-account.ts';
import { forgotPassword } from './use-cases/forgot-password.ts';
import { logIn } from './use-cases/log-in.ts';
import { registerUser } from './use-cases/register-user.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { userView } from './users/user.model.ts';

/** Maps endpoints to use cases. */
export const serveAuth = (app: FastifyInstance, context: AuthContext): void => {
  serve(app, endpoints.login, async (call) => userView(await logIn(context, call)));
  serve(app, endpoints.logout, async ({ request, reply }) => {
    const session = context.sessions.read(request);
    if (session) await context.revocations.revoke(session);
    context.sessions.clear(reply);
  });
  serve(app, endpoints.getAuthStatus, (call) => authStatusOf(context, call));

  serve(app, endpoints.checkRegistration, ({ body }) => context.registrationPolicy.terms(body.invitation));
  serve(app, endpoints.register, async (call) => userView(await registerUser(context, call)));

  serve(app, endpoints.getMailStatus, async () => context.mailStatus);
  serve(app, endpoints.forgotPassword, (call) => forgotPassword(context, call));
  serve(app, endpoints.resetPassword, (call) => resetPassword(context, call));

  serve(app, endpoints.updateAccount, async (call) => userView(await changeAccount(context, call)));
  serve(app, endpoints.changePassword, (call) => changePassword(context, call));
  serve(app, endpoints.changeEmail, (call) => changeEmail(context, call));
  serve(app, endpoints.confirmEmail, (call) => confirmEmail(context, call));
  serve(app, endpoints.exportAccount, (call) => exportAccount(context, call));
  serve(app, endpoints.deleteAccount, (call) => deleteAccount(context, call));
};
