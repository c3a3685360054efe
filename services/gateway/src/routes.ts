import { costOf, type Endpoint } from '@exit-tickets/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

const proxyCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  arriving: ArrivingBodies,
  { upstreams, isSecure, uploads }: ProxyOptions,
): Promise<void> => {
  app.removeAllContentTypeParsers();
  if (costOf(endpoint) === 'upload') passUploads(app, endpoint, uploads);
  else if (endpoint.method !== 'GET') readWholeBodies(app, endpoint, arriving);
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
    handler: (request, reply, path, options) =>
      upstreams.run(endpoint, reply, () => reply.from(path, { ...options, ...wholeBody(request) })),
    replyOptions: {
      rewriteRequestHeaders: requestHeadersFor(app, endpoint, isSecure),
      rewriteHeaders: replyHeaders,
      onError: (reply, { error }) => reply.send(upstreamError(endpoint, error)),
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
