import { aiConfig } from '@exit-tickets/ai/config';
import { authConfig } from '@exit-tickets/auth/config';
import { gatewayConfig, urlVariables } from '@exit-tickets/gateway/config';
import { pdfConfig } from '@exit-tickets/pdf/config';
import { responsesConfig } from '@exit-tickets/responses/config';
import { loadConfig, secretNamesIn } from '@exit-tickets/service-kit';
import { ticketsConfig } from '@exit-tickets/tickets/config';
import { z } from 'zod';
import { withNotedAddress } from '../address-note.ts';
import { publicUrlOf } from '../addresses.ts';
import { allInOneConfig } from '../config.ts';

export type Environment = Record<string, string | undefined>;

/** Set by docker-compose.yml for the operator's container only. */
const doorConfig = z.object({ GATEWAY_URL: z.url({ protocol: /^http$/ }).optional() });

/** The gateway variables that can be parsed without service URLs. */
const ofGateway = { TRUSTED_PROXIES: true, PUBLIC_URL: true, LEGAL_NAME: true, LEGAL_CONTACT: true } as const;

const schemas = [
  // `npm start` sets the addresses of its services itself.
  gatewayConfig.omit(urlVariables((): true => true)),
  ...[allInOneConfig, ticketsConfig, authConfig, aiConfig, pdfConfig, responsesConfig, doorConfig],
];

/** The names of all variables that can be set, those of secrets in files and of logins included. */
export const knownNames: readonly string[] = schemas.flatMap(({ shape }) => [
  ...Object.keys(shape),
  ...secretNamesIn(shape).flatMap((name) => [name, `${name}_FILE`, name.replace(/_PASSWORD$/, '_USER')]),
]);

/**
 * The configurations of all parts that operator commands check.
 * @throws {ConfigError} naming every variable that is missing or invalid
 */
export const readConfigs = (given: Environment) => {
  const environment = withNotedAddress(given);
  const app = loadConfig(allInOneConfig, environment);
  loadConfig(ticketsConfig, environment);
  return {
    app,
    legal: loadConfig(gatewayConfig.pick(ofGateway), environment),
    auth: loadConfig(authConfig, { ...environment, HOST: app.HOST, PUBLIC_URL: publicUrlOf(app) }),
    ai: loadConfig(aiConfig, environment),
    pdf: loadConfig(pdfConfig, environment),
    responses: loadConfig(responsesConfig, environment),
    door: loadConfig(doorConfig, environment),
  };
};
export type Configs = ReturnType<typeof readConfigs>;
