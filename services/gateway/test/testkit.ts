import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import {
  api,
  getRevokedSessionsRequest,
  type NamedEndpoint,
  type RevokedSessions,
  type ServiceName,
  services,
} from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import { listen, listenOnFreePort, startContext, type TestContext } from '@exit-tickets/testing';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { buildGateway, type GatewayOptions } from '../src/app.ts';
import { type GatewayConfig, urlVariables } from '../src/config.ts';

/** A request as a service behind the gateway received it. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: number;
  /** Whether the request arrived to its end. */
  isWhole: boolean;
}

/** A service behind the gateway that responds as the test says, over real sockets. */
export interface FakeService {
  url: string;
  requests: ReceivedRequest[];
  /** How many connections are open to it. */
  connections(): number;
  answerWith(listener: RequestListener): void;
  /** Accepts connections and requests but never answers. */
  freeze(): void;
  /** From now on its health check fails. */
  failHealthCheck(): void;
  stop(): Promise<void>;
}

const answerOk: RequestListener = ({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(url === '/api/ai/status' ? '{"hasModel":false,"scope":"off"}' : '{"ok":true}');
};

/** Records a request and reads it to its end. */
const recordRequest = (request: IncomingMessage, requests: ReceivedRequest[]): void => {
  const { method = '', url = '', headers } = request;
  if (url === '/health') return;
  const received: ReceivedRequest = { method, url, headers, bytes: 0, isWhole: false };
  requests.push(received);
  request.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length;
  });
  request.on('end', () => {
    received.isWhole = true;
  });
  request.on('error', () => undefined);
};

export const startFakeService = async (): Promise<FakeService> => {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  let listener: RequestListener = answerOk;
  let isReady = true;
  const server = createServer((incoming, response) => {
    recordRequest(incoming, requests);
    if (incoming.url === '/health') response.writeHead(isReady ? 200 : 503).end();
    else listener(incoming, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    requests,
    connections: () => sockets.size,
    answerWith: (newListener) => {
      listener = newListener;
    },
    failHealthCheck: () => {
      isReady = false;
    },
    freeze: () => {
      listener = () => undefined;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

/** Answers once the whole request has arrived, as a service does that reads its body. */
export const whenRead =
  (answer: (request: IncomingMessage, response: ServerResponse) => void): RequestListener =>
  (request, response) => {
    request.on('end', () => answer(request, response));
  };

/** The endpoints of the contract with a timeout that a test can wait for. */
export const withShortTimeouts = (): NamedEndpoint[] => api.map((endpoint) => ({ ...endpoint, timeoutMs: 1_000 }));

/** Waits until a call to a silent service has timed out, so that a test lasts longer than the timeout. */
export const waitForServiceTimeout = async (gateway: TestGateway): Promise<void> => {
  gateway.fakes.tickets.freeze();
  expect((await gateway.get('/api/ticket/1234')).status).toBe(504);
};

export interface TestGateway {
  url: string;
  port: number;
  app: FastifyInstance;
  context: TestContext;
  fakes: Record<ServiceName, FakeService>;
  /** How auth replies to a request for the revoked sessions; undefined: auth does not reply. */
  authReply: { revokedSessions: RevokedSessions | undefined };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The session cookie of a logged-in teacher. */
  login(userId?: string, sessionId?: string): { cookie: string };
  /** Another gateway in front of the same services. */
  replica(): Promise<TestGateway>;
  close(): Promise<void>;
}

export interface TestGatewayOptions extends GatewayOptions {
  config?: Partial<GatewayConfig>;
  revokedSessions?: RevokedSessions | undefined;
  logger?: Logger;
}

const noRevokedSessions: RevokedSessions = { sessions: [], users: [] };

const startFakes = async (): Promise<Record<ServiceName, FakeService>> => {
  const started = await Promise.all(services.map(async (name) => [name, await startFakeService()] as const));
  return Object.fromEntries(started) as Record<ServiceName, FakeService>;
};

/** A listening gateway with fakes of all services behind it. */
export const startGateway = async (options: TestGatewayOptions = {}): Promise<TestGateway> => {
  const context = await startContext();
  const fakes = await startFakes();
  const authReply = {
    revokedSessions: 'revokedSessions' in options ? options.revokedSessions : noRevokedSessions,
  };
  await context.bus.respond(getRevokedSessionsRequest, async () => {
    if (!authReply.revokedSessions) throw new Error('auth is not there yet');
    return authReply.revokedSessions;
  });
  const gateway = await gatewayOf(context, fakes, authReply, options);
  return {
    ...gateway,
    close: async () => {
      await context.close();
      await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
    },
  };
};

const gatewayOf = async (
  context: TestContext,
  fakes: TestGateway['fakes'],
  authReply: TestGateway['authReply'],
  options: TestGatewayOptions,
): Promise<TestGateway> => {
  const config: GatewayConfig = {
    ...urlVariables((name) => fakes[name].url),
    SUPPORT_EMAIL: 'help@school.example',
    DEMO: false,
    TRUSTED_PROXIES: ['127.0.0.1'],
    ...options.config,
  };
  const app = await buildGateway(config, { ...context, ...(options.logger && { logger: options.logger }) }, options);
  const url = await listen(app);
  const { port } = new URL(url);
  if (authReply.revokedSessions)
    await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200));
  return {
    url,
    port: Number(port),
    app,
    context,
    fakes,
    authReply,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    login: (userId = 'teacher-1', sessionId = 'session-1') => ({
      cookie: `${context.sessions.cookieName}=${context.sessions.sign(userId, sessionId).token}`,
    }),
    replica: () => gatewayOf(context, fakes, authReply, options),
    close: async () => app.close(),
  };
};

/** A GET exactly as written: `fetch` would normalize the path and add headers. */
export const getAsWritten = (
  { port }: TestGateway,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const call = request({ port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    call.on('error', reject);
    call.end();
  });

/** A connection for raw bytes that no client library would send. */
export interface RawConnection {
  write(text: string): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the gateway has closed the connection. */
  closed: Promise<void>;
  opened: Promise<void>;
  destroy(): void;
}

/** `repeated` is written at once, and again after each received chunk. */
export const connectTo = (port: number, repeated?: string): RawConnection => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (repeated) socket.write(repeated);
  });
  if (repeated) socket.write(repeated);
  socket.on('error', () => undefined);
  return {
    write: (sent) => socket.write(sent),
    received: () => text,
    opened: new Promise((resolve) => socket.once('connect', () => resolve())),
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
    destroy: () => socket.destroy(),
  };
};

/** Yields one chunk repeatedly: a large body that needs little memory. */
function* repeated(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let left = bytes; left > 0; left -= chunk.length) yield left < chunk.length ? chunk.subarray(0, left) : chunk;
}

/** POSTs a body of this many bytes, chunk by chunk; with `declared`, its length is in the headers. */
export const postBytes = (
  { port }: TestGateway,
  path: string,
  bytes: number,
  { declared = true, type = 'application/json' } = {},
): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': type, ...(declared && { 'content-length': bytes }) };
    const call = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    call.on('error', reject);
    Readable.from(repeated(bytes)).pipe(call);
  });
