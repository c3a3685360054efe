import { isIP } from 'node:net';
import { type ServiceName, services } from '@exit-tickets/contracts';
import { flag, publicUrl } from '@exit-tickets/service-kit';
import { telemetryConfig } from '@exit-tickets/service-kit/process';
import { z } from 'zod';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const isAddressOrRange = (text: string): boolean => {
  if (namedRanges.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const trustedProxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().refine(isAddressOrRange, 'must be a list of addresses and ranges (10.0.0.0/8)')));

type UrlVariable = `${Uppercase<ServiceName>}_URL`;

/** The environment variable with the address of a service, for example `TICKETS_URL`. */
export const urlVariableOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as UrlVariable;

/** An object with a value for each of these variables. */
export const urlVariables = <Value>(valueFor: (service: ServiceName) => Value) =>
  Object.fromEntries(services.map((service) => [urlVariableOf(service), valueFor(service)])) as Record<
    UrlVariable,
    Value
  >;

const upstream = z.url({ protocol: /^http$/ });

/** The environment of the gateway. */
export const gatewayConfig = z.object({
  ...urlVariables((service) => upstream.describe(`Where the gateway finds ${service}`)),
  WEB_DIR: z.string().optional().describe('The folder of the built web; unset: only the API is served'),
  /** The public address. If unset, the host of each request is used. */
  PUBLIC_URL: publicUrl.optional(),
  SUPPORT_EMAIL: z
    .email()
    .default('support@exit-tickets.example')
    .describe('Where teachers ask for help, shown at the foot of their pages'),
  /** Marks all pages as a demo; auth erases its accounts every hour. */
  DEMO: flag.default(false),
  LEGAL_NAME: z
    .string()
    .max(200)
    .optional()
    .describe('Who is responsible for this installation, the school or its board; shown on `/privacy`'),
  LEGAL_CONTACT: z
    .string()
    .max(300)
    .optional()
    .describe('How to reach them about data and accessibility: an address, a telephone number'),
  LEGAL_IMPRINT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Their imprint, linked at the foot of each page of teachers and visitors'),
  /** Where traces are sent; shown on `/privacy`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: telemetryConfig.shape.OTEL_EXPORTER_OTLP_ENDPOINT,
  TRUSTED_PROXIES: trustedProxies
    .optional()
    .describe(
      'Addresses and ranges of the reverse proxies in front, separated by commas; only their `X-Forwarded-For` is believed',
    ),
});

export type GatewayConfig = z.infer<typeof gatewayConfig>;
