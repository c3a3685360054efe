import { AsyncLocalStorage } from 'node:async_hooks';
import {
  AppError,
  type Cost,
  costOf,
  type Endpoint,
  limits,
  type ServiceName,
  timeouts,
} from '@exit-tickets/contracts';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { type GatewayConfig, urlVariableOf } from './config.ts';

const connectMs = 2_000;

/** How long to wait for the head of an answer, and between two pieces of its body (0: for ever), in milliseconds. */
export const timeoutFor = (endpoint: Endpoint): { headersTimeout: number; bodyTimeout: number } => {
  const headersTimeout = endpoint.timeoutMs ?? timeouts.callMs;
  return { headersTimeout, bodyTimeout: costOf(endpoint) === 'stream' ? 0 : headersTimeout };
};

/** The way to the services: one pool of HTTP/1.1 connections, and the calls under way on it. */
export interface Upstreams {
  /** Where each service is. */
  urlOf(service: ServiceName): string;
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

/** Who waits for the answer to a call. */
interface Caller {
  signal: AbortSignal;
  abort(): void;
  hasLeft(): boolean;
}

export const createUpstreams = (config: GatewayConfig): Upstreams => {
  // No bound on connections: a call never queues behind frozen ones, `limits.callsInFlight` turns it away instead.
  const agent = new Agent({ pipelining: 1, connect: { timeout: connectMs } });
  const urlOf = (service: ServiceName): string => config[urlVariableOf(service)];
  const callers = new AsyncLocalStorage<Caller>();
  const inFlight = new Map<string, Set<Caller>>();

  const callsOf = (service: ServiceName, cost: Cost): Set<Caller> => {
    const calls = inFlight.get(`${service} ${cost}`) ?? new Set();
    inFlight.set(`${service} ${cost}`, calls);
    return calls;
  };

  return {
    urlOf,
    dispatcherOf: (endpoint) => {
      const timeout = timeoutFor(endpoint);
      const request = (options: Dispatcher.RequestOptions, callback: RequestCallback): void => {
        const caller = callers.getStore();
        agent.request({ ...options, ...timeout, signal: caller?.signal }, (error, data) => {
          // Nobody is left to hear of it, and the proxy would log it as a failure.
          if (!error || !caller?.hasLeft()) callback(error, data);
        });
      };
      // The proxy only ever asks with a callback; the type also knows a form with a promise.
      return { request: request as Dispatcher['request'] };
    },
    run: (endpoint, reply, call) => {
      const cost = costOf(endpoint);
      const calls = callsOf(endpoint.service, cost);
      if (calls.size >= limits.callsInFlight[cost].overall)
        throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
      const controller = new AbortController();
      const caller: Caller = {
        signal: controller.signal,
        abort: () => controller.abort(),
        hasLeft: () => reply.raw.destroyed,
      };
      calls.add(caller);
      reply.raw.once('close', () => {
        calls.delete(caller);
        if (!reply.raw.writableFinished) controller.abort();
      });
      return callers.run(caller, call);
    },
    isReady: async (service) => {
      const patience = { headersTimeout: connectMs, bodyTimeout: connectMs };
      const url = new URL('/health', urlOf(service));
      const answer = await agent.request({ origin: url.origin, path: url.pathname, method: 'GET', ...patience });
      await answer.body.dump();
      return answer.statusCode === 200;
    },
    endStreams: () => {
      for (const [name, calls] of inFlight) if (name.endsWith(' stream')) for (const caller of calls) caller.abort();
    },
    close: () => agent.destroy(),
  };
};

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void;
