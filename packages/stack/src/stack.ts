import { fileURLToPath } from 'node:url';
import { buildAi } from '@exit-tickets/ai';
import { aiConfig } from '@exit-tickets/ai/config';
import { buildAuth } from '@exit-tickets/auth';
import { authConfig } from '@exit-tickets/auth/config';
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
import { isLoopback, type StackConfig, stackConfig } from './config.ts';
import { layFoundations } from './foundations.ts';
import { listenOn } from './port.ts';
import { StartError } from './start-error.ts';

type Environment = Record<string, string | undefined>;

export interface Stack {
  addresses: Addresses;
  parts: ServiceParts;
  close(): Promise<void>;
}

const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const loopback = '127.0.0.1';

/** Reset links are answered instead of mailed only where nobody but this machine can ask (design section 4.14). */
const isDemoMail = (config: StackConfig): boolean => !config.SMTP_URL && isLoopback(config.HOST);

const refuseDemoInProduction = (config: StackConfig): void => {
  if (isDemoMail(config) && config.NODE_ENV === 'production')
    throw new StartError('NODE_ENV=production needs SMTP_URL: without it reset links are shown to whoever asks');
};

/** Builds the five services behind the gateway, in the order in which they need each other. */
const buildServices = async (
  environment: Environment,
  publicUrl: string,
  parts: ServiceParts,
): Promise<[ServiceName, Service][]> => [
  ['auth', await buildAuth(loadConfig(authConfig, { ...environment, PUBLIC_URL: publicUrl }), parts)],
  ['tickets', await buildTickets(loadConfig(ticketsConfig, environment), parts)],
  ['responses', await buildResponses(loadConfig(responsesConfig, environment), parts)],
  ['ai', await buildAi(loadConfig(aiConfig, environment), parts)],
  ['pdf', await buildPdf(loadConfig(pdfConfig, environment), parts)],
];

/**
 * Starts everything in this process: the services on loopback ports that the system chooses, the gateway on `PORT`.
 * @throws {StartError} with one line for the person at the keyboard
 */
export const startStack = async (environment: Environment): Promise<Stack> => {
  const config = loadConfig(stackConfig, environment);
  refuseDemoInProduction(config);
  const logger = createLogger({ service: 'stack', level: config.LOG_LEVEL });
  const foundations = await layFoundations(config, logger);
  const { parts } = foundations;
  const running: Service[] = [];
  const close = async () => {
    for (const service of running.reverse()) await service.close();
    await foundations.close();
  };

  try {
    const forServices = {
      JOIN_ADDRESSES: addressesOf(config.HOST, config.PORT).network.join(','),
      ...environment,
      DEMO_MAIL: String(isDemoMail(config)),
    };
    const services = await buildServices(forServices, publicUrlOf(config), parts);
    const urls: Environment = {};
    for (const [name, service] of services) {
      running.push(service);
      urls[`${name.toUpperCase()}_URL`] = await service.app.listen({ host: loopback, port: 0 });
    }
    foundations.release();
    const gateway = await buildGateway(loadConfig(gatewayConfig, { WEB_DIR: webDir, ...environment, ...urls }), parts);
    running.push(gateway);
    const port = await listenOn(gateway.app, config.HOST, config.PORT);
    return { addresses: addressesOf(config.HOST, port), parts, close };
  } catch (error) {
    await close();
    throw error;
  }
};
