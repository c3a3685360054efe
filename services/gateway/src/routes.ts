import { AppError, costOf, type Endpoint } from '@exit-tickets/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ArrivingBodies, type JsonBodyLimits, readWholeBodies } from './bodies/json-bodies.ts';
import { passUploads, type UploadPace } from './bodies/uploads.ts';
import { replyHeaders, requestHeadersFor } from './headers.ts';
import { upstreamError } from './upstream/upstream.errors.ts';
import type { Upstreams } from './upstream/upstreams.ts';

export interface ProxyContext {
  upstreams: Upstreams;
  /** Whether users connect by https. */
  isSecure: boolean;
  jsonBodies: JsonBodyLimits;
  uploads: UploadPace;
}

/** The body of a call, if it was read. Services refuse a body without a content type. */
const wholeBody = ({ body, headers }: FastifyRequest) =>
  body instanceof Buffer && { body, contentType: headers['content-type'] ?? 'application/octet-stream' };

/** Whether a parameter could be read as a path; valid parameters never are. */
const isPath = (parameter: unknown): boolean => /[/\\]|^\.{1,2}$/.test(String(parameter));

/** Forwards a short answer in one piece: streaming it would cost more than the rest of the request. */
const passWhole = (app: FastifyInstance, endpoint: Endpoint, { upstreams, isSecure }: ProxyContext): void => {
  const requestHeaders = requestHeadersFor(app, endpoint, isSecure);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    // Must not return the reply: Fastify would await it like a promise.
    handler: (request, reply) => {
      if (!request.url.startsWith('/') || Object.values(request.params ?? {}).some(isPath))
        throw new AppError('invalid_request', { field: 'path' });
      const { body, contentType } = wholeBody(request) || {};
      const headers = requestHeaders(request, { ...request.headers, ...(body && { 'content-type': contentType }) });
      upstreams.ask(endpoint, reply, { path: request.url, headers, body }, (error, answer) => {
        if (!answer) return reply.send(upstreamError(endpoint, error));
        return reply.code(answer.statusCode).headers(replyHeaders(answer.headers)).send(answer.body);
      });
    },
  });
};

/** Streams answers that are long or arrive in pieces. */
const passThrough = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  { upstreams, isSecure }: ProxyContext,
): Promise<void> => {
  await app.register(httpProxy, {
    upstream: upstreams.urlOf(endpoint.service),
    routes: [endpoint.path],
    httpMethods: [endpoint.method],
    config: { endpoint },
    undici: upstreams.dispatcherOf(endpoint),
    // A 503 is not retried: the caller can judge better whether to wait.
    retryMethods: [],
    disableRequestLogging: true,
    // Bodies are read or streamed by the hooks below.
    proxyPayloads: false,
    handler: (request, reply, path, options) => {
      upstreams.run(endpoint, reply, () => reply.from(path, { ...options, ...wholeBody(request) }));
    },
    replyOptions: {
      rewriteRequestHeaders: requestHeadersFor(app, endpoint, isSecure),
      rewriteHeaders: replyHeaders,
      onError: (reply, { error }) => reply.send(upstreamError(endpoint, error.cause ?? error)),
    },
  });
};

const proxyCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  arriving: ArrivingBodies,
  context: ProxyContext,
): Promise<void> => {
  app.removeAllContentTypeParsers();
  if (costOf(endpoint) === 'upload') passUploads(app, endpoint, context.uploads);
  else if (endpoint.method !== 'GET') readWholeBodies(app, endpoint, arriving);
  if (costOf(endpoint) === 'plain') passWhole(app, endpoint, context);
  else await passThrough(app, endpoint, context);
};

/** Proxies the endpoints of the contract to their services. Nothing else under `/api` is forwarded. */
export const proxyCalls = async (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  context: ProxyContext,
): Promise<void> => {
  const arriving = new ArrivingBodies(context.jsonBodies);
  app.addHook('preClose', async () => arriving.close());
  for (const endpoint of endpoints) await app.register((scope) => proxyCall(scope, endpoint, arriving, context));
};
