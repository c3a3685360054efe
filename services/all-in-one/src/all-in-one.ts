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

/** Longest time a list waits for short calls, in milliseconds; hardly noticeable for a teacher. */
const maxListWaitMs = 250;

export interface AllInOne {
  addresses: Addresses;
  /** Shared by all services; closing it stops everything. */
  context: ServiceContext;
  /** Notices for the operator about this configuration, one line each. */
  notices: readonly string[];
}

/** What the operator may see of links that grant access. */
export interface OperatorOutput {
  /** Prints links that people request and that cannot be mailed; unset where output may be stored. */
  printLink?: ((line: string) => void) | undefined;
  /** Whether the start shows the invitation for the first account. */
  showsInvitation: boolean;
}

interface Start {
  /** The configuration of this process, with the database URL and the session secrets. */
  config: AllInOneConfig & { name: string; MONGODB_URL: string; SESSION_SECRET: string[] };
  forAuth: AuthConfig;
  environment: Environment;
  overrides: Pick<ContextOverrides, 'lifecycle' | 'logger'>;
  output: OperatorOutput;
}

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const loopback = '127.0.0.1';

/**
 * Starts the services on loopback ports chosen by the system, and the gateway on `PORT`.
 * @throws {StartError} when the port cannot be used
 */
export const startServices = async ({ config, forAuth, environment, overrides, output }: Start): Promise<AllInOne> => {
  const forOthers = { WEB_DIR: webDir, ...environment };
  const forAi = loadConfig(aiConfig, forOthers);
  const forResponses = loadConfig(responsesConfig, forOthers);
  const context = await createContext(config, overrides);
  // Check all services before any of them writes.
  for (const migrations of migrationsOfAll) await refuseNewerData(context.database, migrations);
  /** The shared context with the service's name, which also appears in its log lines. */
  const contextOf = (service: ServiceName | 'gateway'): ServiceContext => ({
    ...context,
    name: service,
    logger: createLogger({ service, level: config.LOG_LEVEL }),
  });

  // Otherwise consumers that subscribe later would miss events that the first services' outboxes publish.
  const resume = context.bus.pause();
  const services: Record<ServiceName, FastifyInstance> = {
    auth: await buildAuth(forAuth, contextOf('auth'), { print: output.printLink }),
    tickets: await buildTickets(loadConfig(ticketsConfig, forOthers), contextOf('tickets')),
    responses: await buildResponses(forResponses, contextOf('responses')),
    ai: await buildAi(forAi, contextOf('ai')),
    pdf: await buildPdf(loadConfig(pdfConfig, forOthers), contextOf('pdf')),
  };
  const urls: Environment = {};
  for (const service of serviceNames)
    urls[urlVariableOf(service)] = await services[service].listen({ host: loopback, port: 0 });
  // Operator commands reach the in-process bus through the database.
  if (!config.NATS_URL)
    await context.manage(createOperatorOutbox(context.database, context.bus, context.logger)).start();
  resume();

  const gateway = await buildGateway(loadConfig(gatewayConfig, { ...forOthers, ...urls }), contextOf('gateway'), {
    // All services share one event loop: two concurrent lists would delay students and take as long as one by one.
    concurrency: { ...concurrencyLimits, list: { atOnce: 1, atOncePerAddress: 1 } },
    maxListWaitMs,
  });
  const port = await listenOn(gateway, config);
  const addresses = addressesOf(config.HOST, port);
  // A configured address is the one for other devices; a container's own address, for example, is unreachable.
  if (config.PUBLIC_URL) addresses.network = [];
  // The operator reads it on this machine, so the local address works.
  const site = output.showsInvitation ? (config.PUBLIC_URL ?? addresses.local) : undefined;
  const firstAccount = await firstAccountNotice(forAuth, context, site);
  return {
    addresses,
    context,
    notices: [
      firstAccount,
      demoNotice(forAuth),
      await nameNotice(config.PUBLIC_URL),
      resetLinkNotice(forAuth, output.printLink !== undefined),
      modelNotice(forAi),
      ...(await localModelNotices(forAi)),
      retentionNotice(forResponses),
    ].filter((notice) => notice !== undefined),
  };
};
