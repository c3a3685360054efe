import { logLevel, publicUrl, secrets, telemetryConfig, wholeNumber } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** What `npm start` reads from its environment; each service's own variables are parsed by that service's schema. */
export const allInOneConfig = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** Unset: the embedded database, under DATA_DIR. */
  MONGODB_URL: z.string().optional(),
  /** Unset: the bus inside this process. */
  NATS_URL: z.string().optional(),
  /** Unset: made once and kept in DATA_DIR. */
  SESSION_SECRET: secrets.optional(),
  PUBLIC_URL: publicUrl.optional(),
  LOG_LEVEL: logLevel.default('warn'),
  ...telemetryConfig.shape,
});
export type AllInOneConfig = z.infer<typeof allInOneConfig>;
