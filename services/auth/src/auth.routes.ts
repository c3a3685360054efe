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
  serve(app, endpoints.login, async ({ body, request, reply, signal }) =>
    userView(await logIn(context, body, request, reply, signal)),
  );
  serve(app, endpoints.logout, async ({ request, reply }) => {
    const session = context.sessions.read(request);
    if (session) await context.revocations.revoke(session);
    context.sessions.clear(reply);
  });
  serve(app, endpoints.getAuthStatus, ({ request, reply }) => authStatusOf(context, request, reply));

  serve(app, endpoints.checkRegistration, ({ body }) => context.registrationPolicy.terms(body.invitation));
  serve(app, endpoints.register, async ({ body, request, reply, signal }) =>
    userView(await registerUser(context, body, request, reply, signal)),
  );

  serve(app, endpoints.getMailStatus, async () => context.mailStatus);
  serve(app, endpoints.forgotPassword, ({ body, request }) => forgotPassword(context, body, request));
  serve(app, endpoints.resetPassword, ({ body, request, reply }) => resetPassword(context, body, request, reply));

  serve(app, endpoints.updateAccount, async ({ body, teacherId }) =>
    userView(await changeAccount(context, teacherId, body)),
  );
  serve(app, endpoints.changePassword, ({ body, teacherId, request, reply }) =>
    changePassword(context, teacherId, body, request, reply),
  );
  serve(app, endpoints.changeEmail, ({ body, teacherId, request }) => changeEmail(context, teacherId, body, request));
  serve(app, endpoints.confirmEmail, ({ body, request }) => confirmEmail(context, body, request));
  serve(app, endpoints.exportAccount, ({ teacherId, request, reply, signal, log }) =>
    exportAccount(context, teacherId, { request, reply, signal, log }),
  );
  serve(app, endpoints.deleteAccount, ({ body, teacherId, request, reply }) =>
    deleteAccount(context, teacherId, body.password, request, reply),
  );
};
