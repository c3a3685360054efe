import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * A structured log on standard output. Lines hold no headers and no bodies; should one slip in, its cookies, passwords
 * and tokens are left out where they usually stand.
 */
export const createLogger = (options: { service: string; level?: string }): Logger =>
  pino({
    level: options.level ?? 'info',
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'headers.cookie', 'password', '*.password', 'token', '*.token'],
  });
