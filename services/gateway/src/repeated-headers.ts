import type { IncomingMessage } from 'node:http';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that must occur once. Node keeps the first or joins them; a proxy in front may have used another, so the two
 * would see different requests.
 */
const single = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'last-event-id',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'transfer-encoding',
  'user-agent',
  'x-request-id',
]);

const repeatedOf = ({ rawHeaders }: IncomingMessage): string | undefined => {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = String(rawHeaders[at]).toLowerCase();
    if (!single.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
};

/** Refuses a request that repeats one of these headers, and names the header. */
export const refuseRepeatedHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const field = repeatedOf(raw);
    done(field ? new AppError('invalid_request', { field, message: `${field}: is sent more than once` }) : undefined);
  });
};
