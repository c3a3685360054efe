import { createOutbox } from '@exit-tickets/bus';
import { getEndedSessionsRequest, passwordChanged, sessionEnded } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import { attemptModel } from './attempts/attempt.model.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createHourlyLimit } from './attempts/hourly-limit.ts';
import { authRoutes } from './auth.routes.ts';
import type { AuthConfig } from './config.ts';
import { createDevices } from './login/devices.ts';
import { createGuesses } from './login/guesses.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { PrintForOperator } from './reset/print-reset-link.ts';
import { createResetLinks } from './reset/reset-link.ts';
import { startMail } from './reset/start-mail.ts';
import { endedSessionModel } from './sessions/ended-session.model.ts';
import { createSessionEndings } from './sessions/ended-sessions.ts';
import { userModel } from './users/user.model.ts';
import { createUsers } from './users/user.repository.ts';

export { createResetLink } from './reset/create-reset-link.ts';

/**
 * Accounts and sessions: login, registration, forgotten passwords, logout.
 * `print` reaches the operator's terminal; without mail the links that people ask for are shown there.
 */
export const buildAuth = async (
  config: AuthConfig,
  parts: ServiceParts & { print?: PrintForOperator },
): Promise<Service> => {
  const { database, bus, logger, sessions, now, print } = parts;
  const app = createApp({ parts });

  const models = {
    users: userModel(database),
    endedSessions: endedSessionModel(database),
    attempts: attemptModel(database),
  };
  await Promise.all(Object.values(models).map((model) => model.createIndexes()));

  const outboxOf = (collection: 'users' | 'ended_sessions') =>
    createOutbox({
      collection: database.collection(collection),
      bus,
      logger,
      definitions: [passwordChanged, sessionEnded],
    });
  const outbox = outboxOf('users');
  const endedOutbox = outboxOf('ended_sessions');

  const users = createUsers(models.users);
  const endings = createSessionEndings({ model: models.endedSessions, outbox: endedOutbox, users, bus, now });
  const attempts = createAttempts(models.attempts, now);
  const passwords = createPasswords(config.BCRYPT_COST);
  const links = createResetLinks({ users, publicUrl: config.PUBLIC_URL, now });
  const mail = await startMail(config, { database, users, links, logger, now, print });

  authRoutes(app, {
    ...{ bus, sessions, now, users, outbox, endings, passwords, links },
    guesses: createGuesses(attempts),
    devices: createDevices({ users, isSecure: config.PUBLIC_URL.startsWith('https:'), now }),
    hourly: createHourlyLimit(attempts, now),
    orderLink: mail.orderLink,
    isDemo: config.DEMO_RESET_LINKS,
  });

  await bus.respond(getEndedSessionsRequest, ({ after }) => endings.page(after));
  await Promise.all([outbox.start(), endedOutbox.start()]);

  return {
    app,
    close: async () => {
      await app.close();
      await Promise.all([mail.close(), passwords.close(), outbox.close(), endedOutbox.close()]);
    },
  };
};
