import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * A structured log on standard output. Lines hold no headers and no bodies. As a safeguard, cookies, passwords and
 * tokens are redacted where they usually appear.
 */
export const createLogger = (options: { service: string; level?: string }): Logger =>
  pino({
    level: options.level ?? 'info',
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'headers.cookie', 'password', '*.password', 'token', '*.token'],
  });
