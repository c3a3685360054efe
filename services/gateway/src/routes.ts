import { costOf, type Endpoint } from '@exit-tickets/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ArrivingBodies, type JsonBodyLimits, readWholeBodies } from './bodies/json-bodies.ts';
import { passUploads, type UploadPace } from './bodies/uploads.ts';
import { replyHeaders, requestHeadersFor } from './headers.ts';
import { upstreamError } from './upstream.errors.ts';
import type { Upstreams } from './upstreams.ts';

export interface ProxyOptions {
  upstreams: Upstreams;
  /** Whether people reach the site by https. */
  isSecure: boolean;
  jsonBodies: JsonBodyLimits;
  uploads: UploadPace;
}

/** What a call that has read its body sends on; a body without a type is the service's to refuse. */
const wholeBody = ({ body, headers }: FastifyRequest) =>
  body instanceof Buffer && { body, contentType: headers['content-type'] ?? 'application/octet-stream' };

const queryOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

const proxyCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  arriving: ArrivingBodies,
  { upstreams, isSecure, uploads }: ProxyOptions,
): Promise<void> => {
  app.removeAllContentTypeParsers();
  if (costOf(endpoint) === 'upload') passUploads(app, endpoint, uploads);
  else if (endpoint.method !== 'GET') readWholeBodies(app, endpoint, arriving);
  const requestHeaders = requestHeadersFor(app, endpoint, isSecure);

  /** A short answer is sent in one piece: as a stream it would cost more than the rest of its way. */
  const passWhole = (request: FastifyRequest, reply: FastifyReply, path: string): void => {
    const { body, contentType } = wholeBody(request) || {};
    const headers = requestHeaders(request, {
      ...request.headers,
      ...(contentType && { 'content-type': contentType }),
    });
    upstreams.ask(endpoint, reply, { path: path + queryOf(request), headers, body }, (error, answer) => {
      if (!answer) return reply.send(upstreamError(endpoint, error));
      return reply.code(answer.statusCode).headers(replyHeaders(answer.headers)).send(answer.body);
    });
  };

  await app.register(httpProxy, {
    upstream: upstreams.urlOf(endpoint.service),
    routes: [endpoint.path],
    httpMethods: [endpoint.method],
    config: { endpoint },
    undici: upstreams.dispatcherOf(endpoint),
    // A service that says 503 is not asked again: the caller knows better whether to wait.
    retryMethods: [],
    disableRequestLogging: true,
    // Bodies are read, or pass through, as set up above.
    proxyPayloads: false,
    // Gives nothing back: Fastify would watch the reply to its end, as it does a promise.
    handler: (request, reply, path, options) => {
      if (costOf(endpoint) === 'plain') passWhole(request, reply, path);
      else upstreams.run(endpoint, reply, () => reply.from(path, { ...options, ...wholeBody(request) }));
    },
    replyOptions: {
      rewriteRequestHeaders: requestHeaders,
      rewriteHeaders: replyHeaders,
      onError: (reply, { error }) => reply.send(upstreamError(endpoint, error.cause ?? error)),
    },
  });
};

/** Passes the calls of the contract on to the services that own them; nothing else under `/api` goes anywhere. */
export const proxyCalls = async (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  options: ProxyOptions,
): Promise<void> => {
  const arriving = new ArrivingBodies(options.jsonBodies);
  app.addHook('preClose', async () => arriving.close());
  for (const endpoint of endpoints) await app.register((scope) => proxyCall(scope, endpoint, arriving, options));
};
