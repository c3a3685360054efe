import {
  type Bus,
  createInProcessBus,
  deadLetterCollection,
  limitTraffic,
  mongoDeadLetters,
  type Traffic,
} from '@exit-tickets/bus';
import type { NatsOptions } from '@exit-tickets/bus/nats';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { Connection } from 'mongoose';
import { ConfigError } from './config/config.errors.ts';
import { connectDatabase } from './database/database.ts';
import { checkDatabaseUrl, isOpenToOthers } from './database/database-problems.ts';
import { createSessions, type Sessions } from './http/sessions.ts';
import { createLogger, type Logger } from './logs/log.ts';
import { createLifecycle, type Lifecycle } from './process/lifecycle.ts';

/** The dependencies of a service without a database. They do not depend on the deployment. */
export interface StatelessContext extends Lifecycle {
  /** The name of the service in metrics and traces. */
  name: string;
  bus: Bus;
  logger: Logger;
  sessions: Sessions;
  /** The current time; fixed in tests. */
  now: () => Date;
}

/** The dependencies of a service. */
export interface ServiceContext extends StatelessContext {
  /** The service's own collections. It never reads others. */
  database: Connection;
}

/** The same context, with a bus that refuses undeclared traffic. */
export const withTraffic = <Context extends StatelessContext>(context: Context, traffic: Traffic): Context => ({
  ...context,
  bus: limitTraffic(context.bus, traffic),
});

interface CommonConfig {
  /** The name in log lines, for the database and for NATS. */
  name: string;
  LOG_LEVEL: string;
  SESSION_SECRET: readonly string[];
  /** The public address. */
  PUBLIC_URL?: string | undefined;
}

export interface StatelessContextConfig extends CommonConfig {
  NATS_URL: string;
}

export interface ContextConfig extends CommonConfig {
  MONGODB_URL: string;
  /** Unset: the in-process bus. */
  NATS_URL?: string | undefined;
}

/** Existing parts to reuse. Their creator closes them. */
export type ContextOverrides = Partial<Omit<ServiceContext, keyof Lifecycle>> & {
  /** Where everything to close is registered. */
  lifecycle?: Lifecycle;
};

const commonContext = (
  { name, LOG_LEVEL, SESSION_SECRET: secrets, PUBLIC_URL }: CommonConfig,
  { logger, sessions, now = () => new Date(), lifecycle = createLifecycle() }: ContextOverrides,
) => ({
  ...lifecycle,
  name,
  logger: logger ?? createLogger({ service: name, level: LOG_LEVEL }),
  sessions: sessions ?? createSessions({ secrets, isSecure: PUBLIC_URL?.startsWith('https:') ?? false, now }),
  now,
});

/** Reports a dependency as missing while the start waits for it; later the app reports its state. */
const reportMissing = <Found>(service: string, dependency: string, found: Promise<Found>): Promise<Found> =>
  found.finally(onScrape((record) => record(metrics.dependencyUp, { service, dependency }, 0)));

/**
 * Connects to NATS, waiting for it.
 * @throws {ConfigError} when it answers but cannot be used
 */
const connectBus = async (options: NatsOptions): Promise<Bus> => {
  const { connectNats, NatsUnusableError } = await import('@exit-tickets/bus/nats');
  try {
    return await reportMissing(options.name, 'bus', connectNats(options));
  } catch (error) {
    throw error instanceof NatsUnusableError ? new ConfigError(error.message, { cause: error }) : error;
  }
};

/** Creates the context of a service without a database, except for the given parts. Waits for the bus. */
export const createStatelessContext = async (
  config: StatelessContextConfig,
  overrides: ContextOverrides = {},
): Promise<StatelessContext> => {
  const { name, NATS_URL: url } = config;
  const common = commonContext(config, overrides);
  return { ...common, bus: overrides.bus ?? common.manage(await connectBus({ url, name, logger: common.logger })) };
};

/** Only a warning: a firewall may protect the database. */
const warnOfOpenDatabase = (url: string, logger: Logger): void => {
  checkDatabaseUrl(url);
  if (isOpenToOthers(url))
    logger.warn(
      'MONGODB_URL has no user, and its host may be reached from outside: switch authentication on, and never publish its port',
    );
};

/** Creates the context of a service, except for the given parts. Waits for the database and the bus. */
export const createContext = async (
  config: ContextConfig,
  overrides: ContextOverrides = {},
): Promise<ServiceContext> => {
  const { name, MONGODB_URL, NATS_URL: url } = config;
  const common = commonContext(config, overrides);
  const { logger, manage, onClose } = common;
  try {
    if (!overrides.database) warnOfOpenDatabase(MONGODB_URL, logger);
    const database =
      overrides.database ??
      manage(await reportMissing(name, 'database', connectDatabase(MONGODB_URL, { name, logger })));
    const openBus = async (): Promise<Bus> => {
      if (url) return connectBus({ url, name, logger });
      const letters = database.collection(deadLetterCollection);
      onClose(onScrape(async (record) => record(metrics.deadLetters, {}, await letters.countDocuments())));
      return createInProcessBus({ logger, deadLetters: mongoDeadLetters(database) });
    };
    return { ...common, database, bus: overrides.bus ?? manage(await openBus()) };
  } catch (error) {
    await common.close();
    throw error;
  }
};
