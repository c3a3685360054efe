import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { getRevokedSessionsRequest } from '@exit-tickets/contracts';
import { createApp, prepareDatabase, type ServiceContext, withTraffic } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { attemptModel } from './attempts/attempt.model.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createHourlyLimit } from './attempts/hourly-limit.ts';
import { serveAuth } from './auth.routes.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthConfig, isReachedByOthers, mailStatusOf } from './config.ts';
import { createDevices } from './login/devices.ts';
import { createLoginThrottle } from './login/login-throttle.ts';
import { mailModel } from './mail/mail.model.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { PrintForOperator } from './mail/print-link.ts';
import { startMail } from './mail/start-mail.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { publishedState } from './published-state.ts';
import { invitationModel } from './registration/invitation.model.ts';
import { createInvitations } from './registration/invitations.ts';
import { createRegistrationPolicy, registrationOf } from './registration/registration-policy.ts';
import { migrations, staysOpen, warnThatRegistrationIsOpen } from './registration/stays-open.ts';
import { revokedSessionModel } from './sessions/revoked-session.model.ts';
import { createSessionRevocations } from './sessions/revoked-sessions.ts';
import { traffic } from './traffic.ts';
import { emptyDemo } from './use-cases/empty-demo.ts';
import { userModel } from './users/user.model.ts';
import { createUsers } from './users/user.repository.ts';

export interface AuthOverrides {
  /** Prints to the operator's terminal; without mail, requested links are printed there. */
  print?: PrintForOperator | undefined;
  /** Shared worker threads, closed by their creator. */
  passwords?: Passwords | undefined;
}

/** Accounts and sessions: login, registration, password resets, logout, account changes and deletion. */
export const buildAuth = async (
  config: AuthConfig,
  processContext: ServiceContext,
  { print, passwords = processContext.manage(createPasswords(config.BCRYPT_COST)) }: AuthOverrides = {},
): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const { database, bus, logger, sessions, now } = context;
  const models = {
    users: userModel(database),
    revokedSessions: revokedSessionModel(database),
    attempts: attemptModel(database),
    mails: mailModel(database),
    invitations: invitationModel(database),
  };
  await prepareDatabase(context, Object.values(models), migrations);
  const isEarlier = await staysOpen(database);
  if (isEarlier && config.REGISTRATION === undefined && isReachedByOthers(config))
    await warnThatRegistrationIsOpen(context);

  const publicUrl = config.PUBLIC_URL;
  const users = createUsers(models.users);
  const mails = createMailQueue(models.mails, now);
  const hourly = createHourlyLimit(models.attempts, now);
  const invitations = createInvitations(models.invitations, now);
  const auth: AuthContext = {
    ...{ bus, logger, now, sessions, users, passwords, hourly, mails, publicUrl },
    revocations: createSessionRevocations({ model: models.revokedSessions, users, bus, now }),
    loginThrottle: createLoginThrottle(createAttempts(models.attempts, now), now),
    devices: createDevices({ users, isSecure: publicUrl.startsWith('https:'), now }),
    registrationPolicy: createRegistrationPolicy(
      registrationOf(config, isEarlier),
      config.REGISTRATION_DOMAINS ?? [],
      invitations,
    ),
    orderMail: await startMail(config, context, { users, mails, hourly, publicUrl, now }, print),
    outbox: context.manage(createOutbox({ collection: models.users.collection, bus, logger })),
    isDemo: config.DEMO_RESET_LINKS,
    isEmptiedHourly: config.DEMO,
    mailStatus: mailStatusOf(config),
  };

  if (config.DEMO) context.manage(emptyDemo(auth));

  const app = createApp(context);
  serveAuth(app, auth);
  await bus.respond(getRevokedSessionsRequest, ({ after }) => auth.revocations.page(after));
  await republishOnRequest('auth', context, () => publishedState(auth));
  await auth.outbox.start();
  return app;
};
