import { z } from 'zod';
import { logLevel, natsUrl, publicUrl, secrets, wholeNumber } from '../config/config.ts';
import { telemetryConfig } from '../logs/telemetry.ts';

/** The environment of every service in a distributed deployment. */
export const processConfig = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().default('0.0.0.0'),
  NATS_URL: natsUrl,
  SESSION_SECRET: secrets.meta({ isSecret: true }),
  PUBLIC_URL: publicUrl.optional(),
  LOG_LEVEL: logLevel.default('info'),
  DRAIN_SECONDS: wholeNumber(0, 8)
    .default(3)
    .describe(
      'How long a stopping service goes on serving, so that callers connect to another replica: longer than the 2 seconds for which the gateway keeps an idle connection',
    ),
  ...telemetryConfig.shape,
});

/** The same for services with a database: all but pdf. */
export const processConfigWithDatabase = processConfig.extend({ MONGODB_URL: z.string() });
