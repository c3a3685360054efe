import { getRevokedSessionsRequest } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import { attemptModel } from './attempts/attempt.model.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createHourlyLimit } from './attempts/hourly-limit.ts';
import { authRoutes } from './auth.routes.ts';
import type { AuthConfig } from './config.ts';
import { createDevices } from './login/devices.ts';
import { createLoginThrottle } from './login/login-throttle.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { PrintForOperator } from './reset/print-reset-link.ts';
import { createResetLinks } from './reset/reset-link.ts';
import { startMail } from './reset/start-mail.ts';
import { revokedSessionModel } from './sessions/revoked-session.model.ts';
import { createSessionRevocations } from './sessions/revoked-sessions.ts';
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
    revokedSessions: revokedSessionModel(database),
    attempts: attemptModel(database),
  };
  await Promise.all(Object.values(models).map((model) => model.createIndexes()));

  const users = createUsers(models.users);
  const revocations = createSessionRevocations({ model: models.revokedSessions, users, bus, now });
  const attempts = createAttempts(models.attempts, now);
  const passwords = createPasswords(config.BCRYPT_COST);
  const links = createResetLinks({ users, publicUrl: config.PUBLIC_URL, now });
  const mail = await startMail(config, { database, users, links, logger, now, print });

  authRoutes(app, {
    ...{ bus, sessions, now, users, revocations, passwords, links },
    loginThrottle: createLoginThrottle(attempts),
    devices: createDevices({ users, isSecure: config.PUBLIC_URL.startsWith('https:'), now }),
    hourly: createHourlyLimit(attempts, now),
    orderLink: mail.orderLink,
    isDemo: config.DEMO_RESET_LINKS,
  });

  await bus.respond(getRevokedSessionsRequest, ({ after }) => revocations.page(after));

  return {
    app,
    close: async () => {
      await app.close();
      await Promise.all([mail.close(), passwords.close()]);
    },
  };
};
