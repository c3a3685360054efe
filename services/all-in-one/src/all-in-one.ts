import { fileURLToPath } from 'node:url';
import { buildAi } from '@exit-tickets/ai';
import { aiConfig } from '@exit-tickets/ai/config';
import { localModelNotices, modelNotice } from '@exit-tickets/ai/status';
import { buildAuth } from '@exit-tickets/auth';
import { type AuthConfig, demoNotice, resetLinkNotice } from '@exit-tickets/auth/config';
import { firstAccountNotice } from '@exit-tickets/auth/first-account';
import { createOperatorOutbox } from '@exit-tickets/bus';
import { type ServiceName, services as serviceNames } from '@exit-tickets/contracts';
import { buildGateway, concurrencyLimits } from '@exit-tickets/gateway';
import { gatewayConfig, urlVariableOf } from '@exit-tickets/gateway/config';
import { buildPdf } from '@exit-tickets/pdf';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { buildResponses } from '@exit-tickets/responses';
import { responsesConfig, retentionNotice } from '@exit-tickets/responses/config';
import {
  type ContextOverrides,
  createContext,
  createLogger,
  loadConfig,
  refuseNewerData,
  type ServiceContext,
} from '@exit-tickets/service-kit';
import { buildTickets } from '@exit-tickets/tickets';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import type { FastifyInstance } from 'fastify';
import { type Addresses, addressesOf } from './addresses.ts';
import type { AllInOneConfig } from './config.ts';
import { migrationsOfAll } from './migrations.ts';
import { nameNotice } from './name-notice.ts';
import { listenOn } from './port.ts';

type Environment = Record<string, string | undefined>;

/** A teacher hardly sees that a list comes so much later, in milliseconds. */
const maxListWaitMs = 250;

export interface AllInOne {
  addresses: Addresses;
  /** What the services share; closing it ends everything. */
  context: ServiceContext;
  /** What the operator has to know about this configuration, a line each. */
  notices: readonly string[];
}

interface Start {
  /** Of this process, with where the database listens and what signs the sessions. */
  config: AllInOneConfig & { name: string; MONGODB_URL: string; SESSION_SECRET: string[] };
  forAuth: AuthConfig;
  environment: Environment;
  overrides: Pick<ContextOverrides, 'lifecycle' | 'logger'>;
  print: ((line: string) => void) | undefined;
}

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const loopback = '127.0.0.1';

/**
 * Starts the services on loopback ports that the system chooses, and the gateway on `PORT`.
 * @throws {StartError} when the port cannot be listened on
 */
export const startServices = async ({ config, forAuth, environment, overrides, print }: Start): Promise<AllInOne> => {
  const forOthers = { WEB_DIR: webDir, ...environment };
  const forAi = loadConfig(aiConfig, forOthers);
  const forResponses = loadConfig(responsesConfig, forOthers);
  const context = await createContext(config, overrides);
  // All before the first of them writes.
  for (const migrations of migrationsOfAll) await refuseNewerData(context.database, migrations);
  /** The same for all, but for the name, also in their log lines. */
  const contextOf = (service: ServiceName | 'gateway'): ServiceContext => ({
    ...context,
    name: service,
    logger: createLogger({ service, level: config.LOG_LEVEL }),
  });

  // Consumers that come later would miss what the outboxes of the first services publish.
  const resume = context.bus.pause();
  const services: Record<ServiceName, FastifyInstance> = {
    auth: await buildAuth(forAuth, contextOf('auth'), { print }),
    tickets: await buildTickets(loadConfig(ticketsConfig, forOthers), contextOf('tickets')),
    responses: await buildResponses(forResponses, contextOf('responses')),
    ai: await buildAi(forAi, contextOf('ai')),
    pdf: await buildPdf(loadConfig(pdfConfig, forOthers), contextOf('pdf')),
  };
  const urls: Environment = {};
  for (const service of serviceNames)
    urls[urlVariableOf(service)] = await services[service].listen({ host: loopback, port: 0 });
  // Commands for the operator reach the bus inside this process through the database.
  if (!config.NATS_URL)
    await context.manage(createOperatorOutbox(context.database, context.bus, context.logger)).start();
  resume();

  const gateway = await buildGateway(loadConfig(gatewayConfig, { ...forOthers, ...urls }), contextOf('gateway'), {
    // All share one event loop here: two lists side by side would keep students waiting for longer, and come no sooner.
    concurrency: { ...concurrencyLimits, list: { atOnce: 1, atOncePerAddress: 1 } },
    maxListWaitMs,
  });
  const port = await listenOn(gateway, config.HOST, config.PORT);
  const addresses = addressesOf(config.HOST, port);
  // The address that is set is the one for phones: that of a container, say, leads nowhere.
  if (config.PUBLIC_URL) addresses.network = [];
  // Who reads it sits at this machine, whatever address phones use.
  const firstAccount = await firstAccountNotice(forAuth, context, print && (config.PUBLIC_URL ?? addresses.local));
  return {
    addresses,
    context,
    notices: [
      firstAccount,
      demoNotice(forAuth),
      await nameNotice(config.PUBLIC_URL),
      resetLinkNotice(forAuth, print !== undefined),
      modelNotice(forAi),
      ...(await localModelNotices(forAi)),
      retentionNotice(forResponses),
    ].filter((notice) => notice !== undefined),
  };
};
