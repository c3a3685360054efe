import type { Endpoint } from '@exit-tickets/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { limitBodies } from './body-limit.ts';
import { replyHeaders, requestHeaders } from './headers.ts';
import { upstreamError } from './upstream.errors.ts';
import type { Upstreams } from './upstreams.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route passes on. */
    endpoint?: Endpoint;
  }
}

/** For the log only: the caller left before there was an answer. */
const callerLeft = 499;

type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

const failed = (endpoint: Endpoint, reply: AnyReply, error: Error): void => {
  if (reply.raw.destroyed) reply.status(callerLeft).send();
  else reply.send(upstreamError(endpoint, error));
};

const proxyCall = async (app: FastifyInstance, endpoint: Endpoint, upstreams: Upstreams): Promise<void> => {
  if (endpoint.method !== 'GET') limitBodies(app, endpoint);
  // Bodies go through unread: the proxy brings its own parsers.
  app.removeAllContentTypeParsers();
  await app.register(httpProxy, {
    upstream: upstreams.urls[endpoint.service],
    routes: [endpoint.path],
    httpMethods: [endpoint.method],
    config: { endpoint },
    undici: upstreams.dispatcherOf(endpoint),
    // A service that says 503 is not asked again: the caller knows better whether to wait.
    retryMethods: [],
    disableRequestLogging: true,
    handler: (_request, reply, path, options) => upstreams.run(endpoint, reply, () => reply.from(path, options)),
    replyOptions: {
      rewriteRequestHeaders: requestHeaders,
      rewriteHeaders: replyHeaders,
      onError: (reply, { error }) => failed(endpoint, reply, error),
    },
  });
};

/** Passes the calls of the contract on to the services that own them; nothing else under `/api` goes anywhere. */
export const proxyCalls = async (
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  upstreams: Upstreams,
): Promise<void> => {
  for (const endpoint of endpoints) await app.register((scope) => proxyCall(scope, endpoint, upstreams));
};
