import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
import { listen, startContext, type TestContext } from '@exit-tickets/testing';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { buildGateway, type GatewayOptions } from '../src/app.ts';
import { type GatewayConfig, urlVariables } from '../src/config.ts';

/** A request as a service behind the gateway got it. */
export interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: number;
  /** Whether the request came to its end. */
  isWhole: boolean;
}

/** A service behind the gateway that does what a test tells it, over real sockets. */
export interface FakeService {
  url: string;
  heard: Heard[];
  /** How many connections are open to it. */
  connections(): number;
  answerWith(listener: RequestListener): void;
  /** Takes connections and requests but never answers. */
  freeze(): void;
  /** From now on it says that it is not ready. */
  sicken(): void;
  stop(): Promise<void>;
}

const answerOk: RequestListener = ({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(url === '/api/ai/status' ? '{"hasModel":false,"scope":"off"}' : '{"ok":true}');
};

/** Reads a request to its end, and remembers it. */
const remember = (request: IncomingMessage, heard: Heard[]): void => {
  const { method = '', url = '', headers } = request;
  if (url === '/health') return;
  const one: Heard = { method, url, headers, bytes: 0, isWhole: false };
  heard.push(one);
  request.on('data', (chunk: Buffer) => {
    one.bytes += chunk.length;
  });
  request.on('end', () => {
    one.isWhole = true;
  });
  request.on('error', () => undefined);
};

export const startFakeService = async (): Promise<FakeService> => {
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();
  let listener: RequestListener = answerOk;
  let isReady = true;
  const server = createServer((incoming, response) => {
    remember(incoming, heard);
    if (incoming.url === '/health') response.writeHead(isReady ? 200 : 503).end();
    else listener(incoming, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    connections: () => sockets.size,
    answerWith: (wanted) => {
      listener = wanted;
    },
    sicken: () => {
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

/** Answers when the whole request is there: as a service does that reads its body. */
export const whenRead =
  (answer: (request: IncomingMessage, response: ServerResponse) => void): RequestListener =>
  (request, response) => {
    request.on('end', () => answer(request, response));
  };

/** Calls as the contract has them, but none waits longer than a test can. */
export const impatient = (): NamedEndpoint[] => api.map((endpoint) => ({ ...endpoint, timeoutMs: 1_000 }));

/** Passes when a service that keeps silent was waited for as long as any service is. */
export const serviceIsGivenUp = async (gateway: TestGateway): Promise<void> => {
  gateway.fakes.tickets.freeze();
  expect((await gateway.get('/api/ticket/1234')).status).toBe(504);
};

export interface TestGateway {
  url: string;
  port: number;
  app: FastifyInstance;
  context: TestContext;
  fakes: Record<ServiceName, FakeService>;
  /** What auth answers when asked which sessions have ended; undefined: auth does not answer. */
  ended: { told: RevokedSessions | undefined };
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The cookie of a teacher who is logged in, and the session in it. */
  login(userId?: string, sessionId?: string): { cookie: string };
  /** Another gateway of the same system. */
  another(): Promise<TestGateway>;
  close(): Promise<void>;
}

export interface Wanted extends GatewayOptions {
  config?: Partial<GatewayConfig>;
  ended?: RevokedSessions | undefined;
  logger?: Logger;
}

const nobody: RevokedSessions = { sessions: [], users: [] };

const startFakes = async (): Promise<Record<ServiceName, FakeService>> => {
  const started = await Promise.all(services.map(async (name) => [name, await startFakeService()] as const));
  return Object.fromEntries(started) as Record<ServiceName, FakeService>;
};

/** A gateway that listens, with fakes of all services behind it. */
export const startGateway = async (wanted: Wanted = {}): Promise<TestGateway> => {
  const context = await startContext();
  const fakes = await startFakes();
  const ended = { told: 'ended' in wanted ? wanted.ended : nobody };
  await context.bus.respond(getRevokedSessionsRequest, async () => {
    if (!ended.told) throw new Error('auth is not there yet');
    return ended.told;
  });
  const gateway = await gatewayOf(context, fakes, ended, wanted);
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
  ended: TestGateway['ended'],
  wanted: Wanted,
): Promise<TestGateway> => {
  const config: GatewayConfig = {
    ...urlVariables((name) => fakes[name].url),
    SUPPORT_EMAIL: 'help@school.example',
    DEMO: false,
    TRUSTED_PROXIES: ['127.0.0.1'],
    ...wanted.config,
  };
  const app = await buildGateway(config, { ...context, ...(wanted.logger && { logger: wanted.logger }) }, wanted);
  const url = await listen(app);
  const { port } = new URL(url);
  if (ended.told) await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200));
  return {
    url,
    port: Number(port),
    app,
    context,
    fakes,
    ended,
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
    another: () => gatewayOf(context, fakes, ended, wanted),
    close: async () => app.close(),
  };
};

/** A GET exactly as written: `fetch` would tidy the path and add headers. */
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

/** A connection on which a test writes what no client library would. */
export interface RawConnection {
  write(text: string): void;
  /** Everything that came back so far. */
  received(): string;
  /** Resolves when the gateway has closed the connection. */
  closed: Promise<void>;
  opened: Promise<void>;
  destroy(): void;
}

/** `repeated` is written at once, and again whenever something came back. */
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

/** The same chunk again and again: a large body that takes no room. */
function* repeated(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let left = bytes; left > 0; left -= chunk.length) yield left < chunk.length ? chunk.subarray(0, left) : chunk;
}

/** POSTs a body of this many bytes, chunk by chunk; `declared` tells the gateway its length beforehand. */
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
