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

/** What a service without a database is built from. A service never knows which deployment made these. */
export interface StatelessContext extends Lifecycle {
  /** Which service it is, as metrics and traces name it. */
  name: string;
  bus: Bus;
  logger: Logger;
  sessions: Sessions;
  /** The time; held still in tests. */
  now: () => Date;
}

/** What a service is built from. */
export interface ServiceContext extends StatelessContext {
  /** The service's own collections live here, and it reads no others. */
  database: Connection;
}

/** The same for a service that does on the bus what it declares, and nothing else. */
export const withTraffic = <Context extends StatelessContext>(context: Context, traffic: Traffic): Context => ({
  ...context,
  bus: limitTraffic(context.bus, traffic),
});

interface CommonConfig {
  /** Who this is, in log lines and for the database and NATS. */
  name: string;
  LOG_LEVEL: string;
  SESSION_SECRET: readonly string[];
  /** The address that people open. */
  PUBLIC_URL?: string | undefined;
}

export interface StatelessContextConfig extends CommonConfig {
  NATS_URL: string;
}

export interface ContextConfig extends CommonConfig {
  MONGODB_URL: string;
  /** Unset: the bus within this process. */
  NATS_URL?: string | undefined;
}

/** Parts that are there already: they are used as they are, and closed by whoever made them. */
export type ContextOverrides = Partial<Omit<ServiceContext, keyof Lifecycle>> & {
  /** Where everything registers that is to be closed. */
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

/** Tells that a dependency is missing for as long as the start waits for it; afterwards the app tells how it is. */
const tellMissing = <Found>(service: string, dependency: string, found: Promise<Found>): Promise<Found> =>
  found.finally(onScrape((tell) => tell(metrics.dependencyUp, { service, dependency }, 0)));

/**
 * Connects to NATS, waiting for it.
 * @throws {ConfigError} when it is there and cannot be used
 */
const connectBus = async (options: NatsOptions): Promise<Bus> => {
  const { connectNats, NatsUnusableError } = await import('@exit-tickets/bus/nats');
  try {
    return await tellMissing(options.name, 'bus', connectNats(options));
  } catch (error) {
    throw error instanceof NatsUnusableError ? new ConfigError(error.message, { cause: error }) : error;
  }
};

/** Makes what a service without a database is built from, except for the parts that are given; waits for the bus. */
export const createStatelessContext = async (
  config: StatelessContextConfig,
  overrides: ContextOverrides = {},
): Promise<StatelessContext> => {
  const { name, NATS_URL: url } = config;
  const common = commonContext(config, overrides);
  return { ...common, bus: overrides.bus ?? common.manage(await connectBus({ url, name, logger: common.logger })) };
};

/** A warning, as it may be meant: a firewall may stand before it. */
const warnOfOpenDatabase = (url: string, logger: Logger): void => {
  checkDatabaseUrl(url);
  if (isOpenToOthers(url))
    logger.warn(
      'MONGODB_URL has no user, and its host may be reached from outside: switch authentication on, and never publish its port',
    );
};

/** Makes what a service is built from, except for the parts that are given; waits for the database and the bus. */
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
      overrides.database ?? manage(await tellMissing(name, 'database', connectDatabase(MONGODB_URL, { name, logger })));
    const openBus = async (): Promise<Bus> => {
      if (url) return connectBus({ url, name, logger });
      const letters = database.collection(deadLetterCollection);
      onClose(onScrape(async (tell) => tell(metrics.deadLetters, {}, await letters.countDocuments())));
      return createInProcessBus({ logger, deadLetters: mongoDeadLetters(database) });
    };
    return { ...common, database, bus: overrides.bus ?? manage(await openBus()) };
  } catch (error) {
    await common.close();
    throw error;
  }
};
