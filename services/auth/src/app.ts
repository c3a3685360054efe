import { createOutbox, republishOnRequest } from '@exit-tickets/bus';
import { getRevokedSessionsRequest } from '@exit-tickets/contracts';
import { createApp, prepareDatabase, type ServiceContext, withTraffic } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { createEmailLinks } from './account/email-link.ts';
import { emptyDemo } from './account/empty-demo.ts';
import { publishedState } from './account/published-state.ts';
import { attemptModel } from './attempts/attempt.model.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createHourlyLimit } from './attempts/hourly-limit.ts';
import { authRoutes } from './auth.routes.ts';
import { type AuthConfig, isReachedByOthers, mailStatusOf } from './config.ts';
import { createDevices } from './login/devices.ts';
import { createLoginThrottle } from './login/login-throttle.ts';
import { mailModel } from './mail/mail.model.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { createDoor, registrationOf } from './registration/door.ts';
import { invitationModel } from './registration/invitation.model.ts';
import { createInvitations } from './registration/invitations.ts';
import { migrations, staysOpen, tellItStaysOpen } from './registration/stays-open.ts';
import type { PrintForOperator } from './reset/print-reset-link.ts';
import { createResetLinks } from './reset/reset-link.ts';
import { revokedSessionModel } from './sessions/revoked-session.model.ts';
import { createSessionRevocations } from './sessions/revoked-sessions.ts';
import { startMail } from './start-mail.ts';
import { traffic } from './traffic.ts';
import { userModel } from './users/user.model.ts';
import { createUsers } from './users/user.repository.ts';

export { createResetLink } from './reset/create-reset-link.ts';

export interface AuthOverrides {
  /** Reaches the operator's terminal; without mail the links that people ask for are shown there. */
  print?: PrintForOperator | undefined;
  /** Threads that others use too; whoever gives them ends them. */
  passwords?: Passwords | undefined;
}

/** Accounts and sessions: login, registration, forgotten passwords, logout, changing and deleting one. */
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
  if (isEarlier && config.REGISTRATION === undefined && isReachedByOthers(config)) await tellItStaysOpen(context);

  const users = createUsers(models.users);
  const revocations = createSessionRevocations({ model: models.revokedSessions, users, bus, now });
  const attempts = createAttempts(models.attempts, now);
  const links = createResetLinks({ users, publicUrl: config.PUBLIC_URL, now });
  const emailLinks = createEmailLinks({ users, publicUrl: config.PUBLIC_URL, now });
  const mails = createMailQueue(models.mails, now);
  const hourly = createHourlyLimit(models.attempts, now);
  const orderMail = await startMail(config, context, { queue: mails, users, links, emailLinks, hourly, print });
  const door = createDoor(
    registrationOf(config, isEarlier),
    config.REGISTRATION_DOMAINS ?? [],
    createInvitations(models.invitations, now),
  );
  const outbox = context.manage(createOutbox({ collection: models.users.collection, bus, logger }));

  if (config.DEMO) context.manage(emptyDemo({ users, mails, outbox, bus, logger, now }));

  const app = createApp(context);
  authRoutes(app, {
    ...{ bus, sessions, now, users, revocations, passwords, links, emailLinks, mails, outbox },
    loginThrottle: createLoginThrottle(attempts, now),
    devices: createDevices({ users, isSecure: config.PUBLIC_URL.startsWith('https:'), now }),
    ...{ hourly, orderMail, door },
    isDemo: config.DEMO_RESET_LINKS,
    isEmptiedHourly: config.DEMO,
    hasMail: config.SMTP_URL !== undefined,
    mailStatus: mailStatusOf(config),
  });

  await bus.respond(getRevokedSessionsRequest, ({ after }) => revocations.page(after));
  await republishOnRequest('auth', context, () => publishedState(users, now));
  await outbox.start();
  return app;
};
