import { fileURLToPath } from 'node:url';
import { buildAi } from '@exit-tickets/ai';
import { aiConfig } from '@exit-tickets/ai/config';
import { buildAuth } from '@exit-tickets/auth';
import { type AuthConfig, authConfig, resetLinkNotice } from '@exit-tickets/auth/config';
import type { ServiceName } from '@exit-tickets/contracts';
import { buildGateway } from '@exit-tickets/gateway';
import { gatewayConfig } from '@exit-tickets/gateway/config';
import { buildPdf } from '@exit-tickets/pdf';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { buildResponses } from '@exit-tickets/responses';
import { responsesConfig } from '@exit-tickets/responses/config';
import { createLogger, loadConfig, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import { buildTickets } from '@exit-tickets/tickets';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import { type Addresses, addressesOf, publicUrlOf } from './addresses.ts';
import { stackConfig } from './config.ts';
import { layFoundations } from './foundations.ts';
import { listenOn } from './port.ts';

type Environment = Record<string, string | undefined>;

export interface Stack {
  addresses: Addresses;
  parts: ServiceParts;
  /** What the operator has to know about this configuration, if anything. */
  notice: string | undefined;
  close(): Promise<void>;
}

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const loopback = '127.0.0.1';

/** Builds the services behind the gateway, in the order in which they need each other. */
const buildServices = async (
  environment: Environment,
  auth: AuthConfig,
  print: Parameters<typeof buildAuth>[1]['print'],
  partsOf: (service: ServiceName) => ServiceParts,
): Promise<[ServiceName, Service][]> => [
  ['auth', await buildAuth(auth, { ...partsOf('auth'), ...(print && { print }) })],
  ['tickets', await buildTickets(loadConfig(ticketsConfig, environment), partsOf('tickets'))],
  ['responses', await buildResponses(loadConfig(responsesConfig, environment), partsOf('responses'))],
  ['ai', await buildAi(loadConfig(aiConfig, environment), partsOf('ai'))],
  ['pdf', await buildPdf(loadConfig(pdfConfig, environment), partsOf('pdf'))],
];

/**
 * Starts everything in this process: the services on loopback ports that the system chooses, the gateway on `PORT`.
 * Reset links that cannot be mailed go to `print`, a terminal whose lines are not kept.
 * @throws {StartError} with one line for the person at the keyboard
 */
export const startStack = async (environment: Environment, print?: (line: string) => void): Promise<Stack> => {
  const config = loadConfig(stackConfig, environment);
  const forAuth = { ...environment, HOST: config.HOST, PUBLIC_URL: publicUrlOf(config) };
  const auth = loadConfig(authConfig, forAuth);
  const logger = createLogger({ service: 'stack', level: config.LOG_LEVEL });
  const foundations = await layFoundations(config, logger);
  const { parts } = foundations;
  /** The same for all, but for the name in their log lines. */
  const partsOf = (service: ServiceName | 'gateway'): ServiceParts => ({
    ...parts,
    logger: createLogger({ service, level: config.LOG_LEVEL }),
  });
  const running: Service[] = [];
  const close = async () => {
    for (const service of running.reverse()) await service.close();
    await foundations.close();
  };

  try {
    const forServices = {
      JOIN_ADDRESSES: addressesOf(config.HOST, config.PORT).network.join(','),
      ...environment,
    };
    const services = await buildServices(forServices, auth, print, partsOf);
    const urls: Environment = {};
    for (const [name, service] of services) {
      running.push(service);
      urls[`${name.toUpperCase()}_URL`] = await service.app.listen({ host: loopback, port: 0 });
    }
    foundations.release();
    const gateway = await buildGateway(
      loadConfig(gatewayConfig, { WEB_DIR: webDir, ...environment, ...urls }),
      partsOf('gateway'),
    );
    running.push(gateway);
    const port = await listenOn(gateway.app, config.HOST, config.PORT);
    const notice = resetLinkNotice(auth, print !== undefined);
    return { addresses: addressesOf(config.HOST, port), parts, notice, close };
  } catch (error) {
    await close();
    throw error;
  }
};
