import type { IncomingHttpHeaders } from 'node:http';
import { api, cookieNameOf, cookiesOf, type Endpoint } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Request headers that are passed on. An allow-list, so that identity, forwarding, hop-by-hop and future headers are
 * dropped by default.
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

type IncomingRequest = Pick<FastifyRequest, 'id' | 'callerIp' | 'session' | 'traceparent' | 'cookies'>;

/**
 * Builds the headers of a request to a service. Passes on only the cookies that the call's contract names, rewritten,
 * and the session only if it is valid. `isSecure` means that users connect by https.
 */
export const requestHeadersFor = (app: FastifyInstance, endpoint: Endpoint, isSecure: boolean) => {
  const cookieHeader = ({ session, cookies }: IncomingRequest): string | undefined => {
    const pairs = cookiesOf(endpoint).flatMap((cookie) => {
      if (cookie === 'session' && !session) return [];
      const name = cookieNameOf(cookie, { isSecure });
      const value = cookies[name];
      return value === undefined ? [] : [app.serializeCookie(name, value)];
    });
    return pairs.length > 0 ? pairs.join('; ') : undefined;
  };

  return (request: IncomingRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
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
 * Headers of server-sent events. They keep proxies from storing the answer (`no-store` is stricter than `no-cache`) and
 * from compressing or buffering it, which would delay events.
 */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

const isEventStream = ({ 'content-type': type }: IncomingHttpHeaders): boolean =>
  type?.startsWith(eventStreamHeaders['content-type']) === true;

/** The headers of a service's answer that are passed back to the caller. */
export const replyHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...pick(headers, passedBack),
  ...(isEventStream(headers) && eventStreamHeaders),
});
