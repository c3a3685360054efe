import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Cost, costOf, type Endpoint, limits, type ServiceName, timeouts } from '@exit-tickets/contracts';
import { createLowPriorityGate, type Session } from '@exit-tickets/service-kit';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { type GatewayConfig, urlVariableOf } from '../config.ts';
import { createAgent } from './agent.ts';
import { type BufferedResponse, requestBuffered } from './buffered-request.ts';
import {
  type ConcurrencyGate,
  type ConcurrencyLimit,
  createConcurrencyGate,
  type PendingCall,
} from './concurrency-gate.ts';
import { meansDead } from './upstream.errors.ts';

/** Timeout of a readiness check, in milliseconds. */
const readyMs = 2_000;

/** Timeouts for the head of an answer and between two pieces of its body (0: none), in milliseconds. */
export const timeoutFor = (endpoint: Endpoint): { headersTimeout: number; bodyTimeout: number } => {
  const headersTimeout = endpoint.timeoutMs ?? timeouts.callMs;
  return { headersTimeout, bodyTimeout: costOf(endpoint) === 'stream' ? 0 : headersTimeout };
};

/** Limits on the concurrent use of services. */
export interface Sharing {
  /** Concurrent calls per service, by cost; costs that are not listed do not queue. */
  concurrency: Partial<Record<Cost, ConcurrencyLimit>>;
  /** Longest time that a list waits for short calls to finish, in milliseconds; 0 disables waiting. */
  maxListWaitMs: number;
}

/** Endpoints with their own timeout are slow, so other calls never queue behind them. */
const isSoonOver = (endpoint: Endpoint): boolean => (endpoint.timeoutMs ?? timeouts.callMs) <= timeouts.callMs;

/** Whether the answer is large. Such a call keeps its place until the answer is sent. */
const isRead = (endpoint: Endpoint): boolean => ['list', 'grouped'].includes(costOf(endpoint));

/** A request to a service. */
export interface ServiceCall {
  /** Includes the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
}

/** Access to the services: a shared pool of HTTP/1.1 connections, and the calls in flight. */
export interface Upstreams {
  /** The address of a service. */
  urlOf(service: ServiceName): string;
  /** Makes a call with a short answer and passes it on whole. If the caller disconnects, cancels the call silently. */
  ask(
    endpoint: Endpoint,
    reply: FastifyReply,
    call: ServiceCall,
    answer: (error: Error | null, whole?: BufferedResponse) => void,
  ): void;
  /** Runs a call whose answer is streamed. Cancels it when the caller disconnects. */
  run(endpoint: Endpoint, reply: FastifyReply, call: () => void): void;
  /** The dispatcher for `@fastify/http-proxy`. */
  dispatcherOf(endpoint: Endpoint): { request: Dispatcher['request'] };
  /** Whether this service reports that it is ready. */
  isReady(service: ServiceName): Promise<boolean>;
  /** The JSON answer of a service to the gateway's own GET request. */
  readJson(service: ServiceName, path: string): Promise<unknown>;
  /** Ends open event streams: all, or those whose session `isOver`. */
  endStreams(isOver?: (session: Session) => boolean): void;
  close(): Promise<void>;
}

/** Calls `done` once: when a list has been sent or aborted, or after `limits.listTurnMs` if it is read slowly. */
const whenTurnIsOver = (body: Readable, done: () => void): void => {
  const end = (): void => {
    clearTimeout(timer);
    body.off('close', end);
    done();
  };
  const timer = setTimeout(end, limits.listTurnMs);
  body.once('close', end);
};

/** The caller of a call in flight. */
interface Caller {
  signal: AbortSignal;
  /** The key under which limits count the caller's address. */
  address: string;
  session: Session | undefined;
  /** Closes the connection as if the caller had disconnected. */
  disconnect(): void;
  hasLeft(): boolean;
  /** Call when sending begins. Closes the connection when nothing is read for too long. */
  expectToRead(): void;
}

export const createUpstreams = (config: GatewayConfig, { concurrency, maxListWaitMs }: Sharing): Upstreams => {
  const agent = createAgent();
  const urlOf = (service: ServiceName): string => config[urlVariableOf(service)];
  const callers = new AsyncLocalStorage<Caller>();
  const streams = new Set<Caller>();
  const gates = new Map<string, ConcurrencyGate>();
  const lowPriority = createLowPriorityGate(maxListWaitMs);

  /** Undefined for calls that do not queue. */
  const gateOf = (endpoint: Endpoint): ConcurrencyGate | undefined => {
    const cost = costOf(endpoint);
    const limit = concurrency[cost];
    if (!limit || (cost === 'plain' && !isSoonOver(endpoint))) return undefined;
    const key = `${endpoint.service} ${cost}`;
    const gate = gates.get(key) ?? createConcurrencyGate(limit, meansDead);
    gates.set(key, gate);
    return gate;
  };

  /** Tracks a call until its answer is sent or its caller disconnects. */
  const begin = (endpoint: Endpoint, reply: FastifyReply): Caller => {
    const cost = costOf(endpoint);
    const controller = new AbortController();
    const caller: Caller = {
      signal: controller.signal,
      address: reply.request.addressKey,
      session: reply.request.session,
      disconnect: () => reply.raw.destroy(),
      hasLeft: () => reply.raw.destroyed,
      expectToRead: () => {
        // Node's timeout fires only after two checks without progress.
        reply.raw.setTimeout(limits.unreadMs / 2, () => {
          if (reply.raw.writableLength > 0) reply.raw.destroy();
        });
      },
    };
    if (cost === 'stream') streams.add(caller);
    const endShortCall = cost === 'plain' && isSoonOver(endpoint) ? lowPriority.begin() : undefined;
    reply.raw.once('close', () => {
      endShortCall?.();
      streams.delete(caller);
      if (!reply.raw.writableFinished) controller.abort();
    });
    return caller;
  };

  /** Sends a call when it is its turn. */
  const sendInTurn = (endpoint: Endpoint, call: PendingCall): void => {
    const gate = gateOf(endpoint);
    if (!gate) call.send(() => undefined);
    else if (costOf(endpoint) !== 'list') gate.enter(call);
    else gate.enter({ ...call, send: (settle) => lowPriority.wait(() => call.send(settle)) });
  };

  /** A short GET request by the gateway itself. */
  const get = (service: ServiceName, path: string): Promise<Dispatcher.ResponseData> =>
    agent.request({
      origin: new URL(urlOf(service)).origin,
      path,
      method: 'GET',
      headersTimeout: readyMs,
      bodyTimeout: readyMs,
    });

  return {
    urlOf,
    ask: (endpoint, reply, call, callback) => {
      const { signal, address, hasLeft, expectToRead } = begin(endpoint, reply);
      const options = { ...call, origin: urlOf(endpoint.service), method: endpoint.method, ...timeoutFor(endpoint) };
      const answer: typeof callback = (error, whole) => {
        if (hasLeft()) return;
        expectToRead();
        callback(error, whole);
      };
      const send: PendingCall['send'] = (settle) =>
        requestBuffered(agent, options, signal, (error, whole) => {
          settle(error);
          answer(error, whole);
        });
      sendInTurn(endpoint, { owner: address, signal, send, giveUp: answer });
    },
    run: (endpoint, reply, call) => callers.run(begin(endpoint, reply), call),
    dispatcherOf: (endpoint) => {
      const timeout = timeoutFor(endpoint);
      const request = (options: Dispatcher.RequestOptions, callback: RequestCallback): void => {
        const caller = callers.getStore();
        const signal = caller?.signal;
        const answer: RequestCallback = (error, data) => {
          // The caller has disconnected, and the proxy would log the error as a failure.
          if (error && caller?.hasLeft()) return;
          caller?.expectToRead();
          callback(error, data);
        };
        const send: PendingCall['send'] = (settle) =>
          agent.request({ ...options, ...timeout, signal }, (error, data) => {
            if (!error && data && isRead(endpoint)) whenTurnIsOver(data.body, () => settle(null));
            else settle(error);
            answer(error, data);
          });
        sendInTurn(endpoint, { owner: caller?.address ?? '', signal, send, giveUp: answer });
      };
      // The proxy only uses the callback form; the type also has a promise form.
      return { request: request as Dispatcher['request'] };
    },
    isReady: async (service) => {
      const answer = await get(service, '/health');
      await answer.body.dump();
      return answer.statusCode === 200;
    },
    readJson: async (service, path) => (await get(service, path)).body.json(),
    endStreams: (isOver) => {
      for (const caller of streams) if (!isOver || (caller.session && isOver(caller.session))) caller.disconnect();
    },
    close: () => agent.destroy(),
  };
};

type RequestCallback = (error: Error | null, data?: Dispatcher.ResponseData) => void;
