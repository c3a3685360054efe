import type { IncomingHttpHeaders } from 'node:http';
import { api } from '@exit-tickets/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * Only these come through. A list of what is allowed, and not of what is dangerous: identity headers, forwarding
 * headers, hop-by-hop headers and whatever is invented tomorrow stay outside by themselves.
 */
const passedOn = [
  'accept',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'last-event-id',
] as const;

const passedBack = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'retry-after',
  'set-cookie',
  'vary',
  'x-accel-buffering',
  ...new Set(api.flatMap(({ replyHeaders = {} }) => Object.keys(replyHeaders))),
];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

type Told = Pick<FastifyRequest, 'id' | 'ip' | 'session' | 'traceparent'>;

/** What a service is told of a request; the cookie only while its session is good. */
export const requestHeaders = (request: Told, headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...pick(headers, passedOn),
  ...(request.session && { cookie: headers.cookie }),
  host: headers.host,
  'x-forwarded-for': request.ip,
  'x-request-id': request.id,
  traceparent: request.traceparent,
});

/** What a caller is told of an answer. */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => pick(headers, passedBack);
