import { fileURLToPath } from 'node:url';
import { buildAi } from '@exit-tickets/ai';
import { aiConfig } from '@exit-tickets/ai/config';
import { buildAuth } from '@exit-tickets/auth';
import { authConfig, resetLinkNotice } from '@exit-tickets/auth/config';
import { type ServiceName, services as serviceNames } from '@exit-tickets/contracts';
import { buildGateway } from '@exit-tickets/gateway';
import { gatewayConfig, urlVariableOf } from '@exit-tickets/gateway/config';
import { buildPdf } from '@exit-tickets/pdf';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { buildResponses } from '@exit-tickets/responses';
import { responsesConfig } from '@exit-tickets/responses/config';
import {
  createContext,
  createLifecycle,
  createLogger,
  type Logger,
  loadConfig,
  type ServiceContext,
  startTelemetry,
} from '@exit-tickets/service-kit';
import { buildTickets } from '@exit-tickets/tickets';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import type { FastifyInstance } from 'fastify';
import { type Addresses, addressesOf, publicUrlOf } from './addresses.ts';
import { allInOneConfig } from './config.ts';
import { openDataDir } from './data-dir.ts';
import { startDatabase } from './embedded-database.ts';
import { listenOn } from './port.ts';
import { keptSecrets } from './session-secret.ts';

type Environment = Record<string, string | undefined>;

export interface AllInOne {
  addresses: Addresses;
  /** What the services share; closing it ends everything. */
  context: ServiceContext;
  /** What the operator has to know about this configuration, if anything. */
  notice: string | undefined;
}

const name = 'all-in-one';
const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const loopback = '127.0.0.1';

/**
 * Starts everything in this process: the services on loopback ports that the system chooses, the gateway on `PORT`.
 * Reset links that cannot be mailed go to `print`, a terminal whose lines are not kept.
 * @throws {StartError} with one line for the person at the keyboard
 */
export const startAllInOne = async (environment: Environment, print?: (line: string) => void): Promise<AllInOne> => {
  const config = loadConfig(allInOneConfig, environment);
  const forAuth = loadConfig(authConfig, { ...environment, HOST: config.HOST, PUBLIC_URL: publicUrlOf(config) });
  const { network } = addressesOf(config.HOST, config.PORT);
  const forOthers = { JOIN_ADDRESSES: network.join(','), WEB_DIR: webDir, ...environment };
  const loggerOf = (service: string): Logger => createLogger({ service, level: config.LOG_LEVEL });
  const logger = loggerOf(name);
  const lifecycle = createLifecycle();
  try {
    await startTelemetry(config, { ...lifecycle, logger });
    const MONGODB_URL = config.MONGODB_URL ?? (await startDatabase(config.DATA_DIR, logger, lifecycle));
    const SESSION_SECRET = config.SESSION_SECRET ?? (await keptSecrets(await openDataDir(config.DATA_DIR)));
    const context = await createContext({ name, ...config, MONGODB_URL, SESSION_SECRET }, { lifecycle, logger });
    /** The same for all, but for the name, also in their log lines. */
    const contextOf = (service: ServiceName | 'gateway'): ServiceContext => ({
      ...context,
      name: service,
      logger: loggerOf(service),
    });

    // Consumers that come later would miss what the outboxes of the first services publish.
    const resume = context.bus.pause();
    const services: Record<ServiceName, FastifyInstance> = {
      auth: await buildAuth(forAuth, contextOf('auth'), { print }),
      tickets: await buildTickets(loadConfig(ticketsConfig, forOthers), contextOf('tickets')),
      responses: await buildResponses(loadConfig(responsesConfig, forOthers), contextOf('responses')),
      ai: await buildAi(loadConfig(aiConfig, forOthers), contextOf('ai')),
      pdf: await buildPdf(loadConfig(pdfConfig, forOthers), contextOf('pdf')),
    };
    const urls: Environment = {};
    for (const service of serviceNames)
      urls[urlVariableOf(service)] = await services[service].listen({ host: loopback, port: 0 });
    resume();

    const gateway = await buildGateway(loadConfig(gatewayConfig, { ...forOthers, ...urls }), contextOf('gateway'));
    const port = await listenOn(gateway, config.HOST, config.PORT);
    return {
      addresses: addressesOf(config.HOST, port),
      context,
      notice: resetLinkNotice(forAuth, print !== undefined),
    };
  } catch (error) {
    await lifecycle.close();
    throw error;
  }
};
