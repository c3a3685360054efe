import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { ConfigError } from '../config/config.errors.ts';
import { loadConfig } from '../config/config.ts';
import { createContext, createStatelessContext, type ServiceContext, type StatelessContext } from '../context.ts';
import { listenWidely } from '../http/listening.ts';
import { createLogger } from '../logs/log.ts';
import { startTelemetry } from '../logs/telemetry.ts';
import { createLifecycle } from './lifecycle.ts';
import { processConfig, processConfigWithDatabase } from './process-config.ts';
import { closeGracefully } from './shutdown.ts';

/** The environment of a service process. Only its configuration is built from this; services never read it. */
// biome-ignore lint/style/noProcessEnv: the one place where a service's environment is read
const environment = process.env;

interface Built {
  app: FastifyInstance;
  context: StatelessContext;
  common: z.output<typeof processConfig>;
}

/** Loads the configuration of a process and starts its metrics and traces. */
const startTelemetryAndLogger = async (name: string, config: z.output<typeof processConfig>) => {
  const lifecycle = createLifecycle();
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  await startTelemetry(config, { ...lifecycle, logger });
  return { lifecycle, logger };
};

/** Listens until a stop signal, or exits with the reason why it cannot. */
const run = async (name: string, build: () => Promise<Built>): Promise<void> => {
  try {
    const { app, context, common } = await build();
    const address = await listenWidely(app, { port: common.PORT, host: common.HOST });
    // Before reporting ready: a supervisor that sees the report may stop the process at once.
    closeGracefully(context, common.DRAIN_SECONDS);
    context.logger.info({ address }, 'ready');
  } catch (error) {
    console.error(error instanceof ConfigError ? `${name}: ${error.message}` : error);
    // Connections that are already open would keep the process alive without serving.
    process.exit(1);
  }
};

/** Runs a service without a database as a process until a stop signal. */
export const runStatelessService = <Config extends z.ZodObject>(
  name: string,
  schema: Config,
  build: (config: z.output<Config>, context: StatelessContext) => Promise<FastifyInstance>,
): Promise<void> =>
  run(name, async () => {
    const common = loadConfig(processConfig, environment);
    const config = loadConfig(schema, environment);
    const context = await createStatelessContext({ name, ...common }, await startTelemetryAndLogger(name, common));
    return { app: await build(config, context), context, common };
  });

/** Runs a service with its database as a process until a stop signal. */
export const runService = <Config extends z.ZodObject>(
  name: string,
  schema: Config,
  build: (config: z.output<Config>, context: ServiceContext) => Promise<FastifyInstance>,
): Promise<void> =>
  run(name, async () => {
    const common = loadConfig(processConfigWithDatabase, environment);
    const config = loadConfig(schema, environment);
    const context = await createContext({ name, ...common }, await startTelemetryAndLogger(name, common));
    return { app: await build(config, context), context, common };
  });
