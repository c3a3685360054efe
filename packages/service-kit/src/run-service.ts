import { connectNats } from '@exit-tickets/bus';
import { z } from 'zod';
import { ConfigError, loadConfig, logLevel, publicUrl, secrets, wholeNumber } from './config.ts';
import { connectDatabase } from './database.ts';
import { createLogger } from './log.ts';
import type { Service, ServiceParts, StatelessParts } from './service.ts';
import { createSessions } from './sessions.ts';
import { closeGracefully } from './shutdown.ts';

/** What every service of a distributed deployment needs to know. */
export const processConfig = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().default('0.0.0.0'),
  NATS_URL: z.string(),
  SESSION_SECRET: secrets,
  PUBLIC_URL: publicUrl.optional(),
  LOG_LEVEL: logLevel.default('info'),
});

const databaseConfig = z.object({ MONGODB_URL: z.string() });

/** The environment of a service that runs as a process; what it is built from is a configuration, never this. */
// biome-ignore lint/style/noProcessEnv: the one place where a service's environment is read
const environment = process.env;

interface Runnable {
  app: Service['app'];
  close(): Promise<void>;
}

const start = async <Config extends z.ZodObject>(
  name: string,
  schema: Config,
  build: (config: z.output<Config>, parts: StatelessParts) => Promise<Runnable>,
): Promise<void> => {
  const common = loadConfig(processConfig, environment);
  const config = loadConfig(schema, environment);
  const logger = createLogger({ service: name, level: common.LOG_LEVEL });
  const isSecure = common.PUBLIC_URL?.startsWith('https:') ?? false;
  const bus = await connectNats({ url: common.NATS_URL, name, logger });
  const sessions = createSessions({ secrets: common.SESSION_SECRET, isSecure });
  const service = await build(config, { bus, logger, sessions, now: () => new Date() });
  const address = await service.app.listen({ port: common.PORT, host: common.HOST });
  logger.info({ address }, 'ready');
  closeGracefully(logger, async () => {
    await service.close();
    await bus.close();
  });
};

const orExplain = (name: string, started: Promise<void>): Promise<void> =>
  started.catch((error: unknown) => {
    console.error(error instanceof ConfigError ? `${name}: ${error.message}` : error);
    // What was opened before would keep a process alive that serves nobody.
    process.exit(1);
  });

/** Runs a service without a database as a process of its own, until a stop signal. */
export const runStatelessService = <Config extends z.ZodObject>(
  name: string,
  schema: Config,
  build: (config: z.output<Config>, parts: StatelessParts) => Promise<Service>,
): Promise<void> => orExplain(name, start(name, schema, build));

/** Runs a service as a process of its own, with its database, until a stop signal. */
export const runService = <Config extends z.ZodObject>(
  name: string,
  schema: Config,
  build: (config: z.output<Config>, parts: ServiceParts) => Promise<Service>,
): Promise<void> =>
  orExplain(
    name,
    start(name, schema, async (config, parts) => {
      const { MONGODB_URL } = loadConfig(databaseConfig, environment);
      const database = await connectDatabase(MONGODB_URL, { name, logger: parts.logger });
      const service = await build(config, { ...parts, database });
      return {
        app: service.app,
        close: async () => {
          await service.close();
          await database.close();
        },
      };
    }),
  );
