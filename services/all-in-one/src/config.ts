import { logLevel, natsUrl, publicUrl, secrets, telemetryConfig, wholeNumber } from '@exit-tickets/service-kit/process';
import { z } from 'zod';

/** The environment of `npm start`; each service's own variables are parsed by that service's schema. */
export const allInOneConfig = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Where the process listens'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on: `0.0.0.0` for the whole network'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Where `npm start` keeps the embedded database and the session secret'),
  MONGODB_URL: z
    .string()
    .optional()
    .describe('The MongoDB to use, password included; with `npm start` it replaces the embedded one'),
  NATS_URL: natsUrl
    .optional()
    .describe(
      'The NATS server with JetStream to use, password included; with `npm start` it replaces the in-process bus',
    ),
  SESSION_SECRET: secrets
    .optional()
    .describe(
      'Signs the sessions, at least 32 bytes. In a list separated by commas the first signs and all verify. `npm start` makes one and keeps it in `DATA_DIR`',
    )
    .meta({ isSecret: true }),
  PUBLIC_URL: publicUrl
    .optional()
    .describe(
      'The address that people open; links in mails and link previews use only this one. `https` makes cookies `Secure`',
    ),
  LOG_LEVEL: logLevel
    .default('warn')
    .describe('`info` logs one line per request, and the tokens of each request to a model'),
  ...telemetryConfig.shape,
});
export type AllInOneConfig = z.infer<typeof allInOneConfig>;
