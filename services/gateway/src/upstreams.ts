import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, type Endpoint, type ServiceName, timeouts } from '@exit-tickets/contracts';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import type { GatewayConfig } from './config.ts';

const connectMs = 2_000;

/** How many calls may be under way at one service, by kind, before more are turned away instead of piling up. */
const mostUnderWay = { plain: 1_000, slow: 100, stream: 1_000 };
type Kind = keyof typeof mostUnderWay;

/** How long a call may hold its place: a moment, as long as slow work takes, or for ever. */
export const kindOf = ({ replyKind, timeoutMs }: Endpoint): Kind => {
  if (replyKind === 'event-stream') return 'stream';
  return timeoutMs === undefined ? 'plain' : 'slow';
};

/** How long to wait for the head of an answer, and between two pieces of its body (0: for ever), in milliseconds. */
export const patienceWith = (endpoint: Endpoint): { headersTimeout: number; bodyTimeout: number } => {
  const headersTimeout = endpoint.timeoutMs ?? timeouts.callMs;
  return { headersTimeout, bodyTimeout: kindOf(endpoint) === 'stream' ? 0 : headersTimeout };
};

/** Where each service is. */
export const urlsOf = (config: GatewayConfig): Record<ServiceName, string> => ({
  auth: config.AUTH_URL,
  tickets: config.TICKETS_URL,
  responses: config.RESPONSES_URL,
  ai: config.AI_URL,
  pdf: config.PDF_URL,
});

/** The way to the services: one pool of HTTP/1.1 connections, and the calls under way on it. */
export interface Upstreams {
  urls: Record<ServiceName, string>;
  /** What `@fastify/http-proxy` sends the requests of this call with. */
  dispatcherOf(endpoint: Endpoint): { request: Dispatcher['request'] };
  /**
   * Runs a call that is cancelled at the service when its caller goes away.
   * @throws {AppError} `service_unavailable` when too many calls are under way at that service
   */
  run(endpoint: Endpoint, reply: FastifyReply, call: () => FastifyReply): FastifyReply;
  /** Whether this service says that it is ready. */
  isReady(service: ServiceName): Promise<boolean>;
  /** Ends the streams that would never end by themselves. */
  endStreams(): void;
  close(): Promise<void>;
}

export const createUpstreams = (urls: Record<ServiceName, string>): Upstreams => {
  // No bound on connections: a call never queues behind frozen ones, `mostUnderWay` turns it away instead.
  const agent = new Agent({ pipelining: 1, connect: { timeout: connectMs } });
  const callers = new AsyncLocalStorage<AbortSignal>();
  const underWay = new Map<string, Set<AbortController>>();

  const callsOf = (service: ServiceName, kind: Kind): Set<AbortController> => {
    const calls = underWay.get(`${service} ${kind}`) ?? new Set();
    underWay.set(`${service} ${kind}`, calls);
    return calls;
  };

  return {
    urls,
    dispatcherOf: (endpoint) => {
      const patience = patienceWith(endpoint);
      const request = (options: Dispatcher.RequestOptions, callback: RequestCallback): void =>
        agent.request({ ...options, ...patience, signal: callers.getStore() }, callback);
      // The proxy only ever asks with a callback; the type also knows a form with a promise.
      return { request: request as Dispatcher['request'] };
    },
    run: (endpoint, reply, call) => {
      const kind = kindOf(endpoint);
      const calls = callsOf(endpoint.service, kind);
      if (calls.size >= mostUnderWay[kind]) throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
      const caller = new AbortController();
      calls.add(caller);
      reply.raw.once('close', () => {
        calls.delete(caller);
        if (!reply.raw.writableFinished) caller.abort();
      });
      return callers.run(caller.signal, call);
    },
    isReady: async (service) => {
      const patience = { headersTimeout: connectMs, bodyTimeout: connectMs };
      const url = new URL('/health', urls[service]);
      const answer = await agent.request({ origin: url.origin, path: url.pathname, method: 'GET', ...patience });
      await answer.body.dump();
      return answer.statusCode === 200;
    },
    endStreams: () => {
      for (const [name, calls] of underWay) if (name.endsWith(' stream')) for (const caller of calls) caller.abort();
    },
    close: () => agent.destroy(),
  };
};

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void;
