import type { IncomingHttpHeaders } from 'node:http';
import { api, cookieNameOf, cookiesOf, type Endpoint } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
  ...new Set(api.flatMap(({ replyHeaders = {} }) => Object.keys(replyHeaders))),
];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

type Told = Pick<FastifyRequest, 'id' | 'callerIp' | 'session' | 'traceparent' | 'cookies'>;

/**
 * Gives what a service is told of a request of this call. Of the cookies only those that its contract names, written
 * anew; the session only while it is good. `isSecure` when people reach the site by https.
 */
export const requestHeadersFor = (app: FastifyInstance, endpoint: Endpoint, isSecure: boolean) => {
  const cookieHeader = ({ session, cookies }: Told): string | undefined => {
    const pairs = cookiesOf(endpoint).flatMap((cookie) => {
      if (cookie === 'session' && !session) return [];
      const name = cookieNameOf(cookie, { isSecure });
      const value = cookies[name];
      return value === undefined ? [] : [app.serializeCookie(name, value)];
    });
    return pairs.length > 0 ? pairs.join('; ') : undefined;
  };

  return (request: Told, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    const cookie = cookieHeader(request);
    return {
      ...pick(headers, passedOn),
      ...(cookie !== undefined && { cookie }),
      'x-forwarded-for': request.callerIp,
      'x-request-id': request.id,
      traceparent: request.traceparent,
    };
  };
};

/**
 * What an answer of server-sent events tells the proxies on its way: to keep none of it, not even to ask about (`no-store`
 * says more than `no-cache`), and neither to compress nor to gather it, as both hold events back.
 */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

const isEventStream = ({ 'content-type': type }: IncomingHttpHeaders): boolean =>
  type?.startsWith(eventStreamHeaders['content-type']) === true;

/** What a caller is told of an answer. */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...pick(headers, passedBack),
  ...(isEventStream(headers) && eventStreamHeaders),
});
