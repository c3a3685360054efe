import { costOf, idOf, limits } from '@exit-tickets/contracts';
import { isTracing, metrics, onScrape, runInSpan, type Span, startSpan } from '@exit-tickets/telemetry';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { ServiceContext, StatelessContext } from '../context.ts';
import { isConnected } from '../database/database.ts';
import { newTraceparent, requestIdOf, traceIdOf, traceparentOf } from '../logs/tracing.ts';
import { closeWithoutWaiting } from './connections.ts';
import { asAppError, handleErrors, refuseBrokenRequest, sendError } from './error-handler.ts';
import { type Checks, serveHealth } from './health.ts';
import { readJsonOnly } from './json-body.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** The W3C trace context, passed on to events and other services. */
    traceparent: string;
    /** The span of this call, while traces are collected. */
    span: Span | undefined;
  }
}

export interface AppOptions {
  /** Proxies whose `x-forwarded-for` is trusted. A service trusts its one caller, the gateway. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Sets headers on every answer, including answers for unknown routes. */
  setHeaders?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Replaces ajv and fast-json-stringify, which are a tenth of what a service would load at its start. */
const checkedByZod = () => () => {
  throw new Error('no schemas of Fastify: what comes in and goes out is checked with zod');
};
/** The connection is closed after this many requests, so that new replicas get their share. */
const maxRequestsPerSocket = 500;
const onlyTheCaller = (_address: string, hop: number): boolean => hop === 0;

const checksOf = (context: StatelessContext | ServiceContext): Checks => ({
  bus: () => context.bus.isReady(),
  ...('database' in context && { database: () => isConnected(context.database) }),
});

/** The logged status when the caller disconnected before the answer. */
const callerLeft = 499;

/** Logs, measures and traces a finished request. The log line has request and trace ids, but no personal data. */
const logRequest = (service: string, request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('close', () => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { url: route = 'none', config } = request.routeOptions;
    const status = reply.raw.headersSent ? reply.statusCode : callerLeft;
    request.log.info({ method: request.method, route, status, ms }, 'request');
    endSpan(request.span, status);
    // A malformed URL has no route, so no configuration.
    const endpoint = config?.endpoint;
    // A stream lasts as long as a client watches it.
    if (endpoint && costOf(endpoint) === 'stream' && status < 400) return;
    const labels = {
      service,
      endpoint: endpoint ? idOf(endpoint) : 'other',
      status_class: `${Math.floor(status / 100)}xx`,
    };
    metrics.httpRequestDuration.observe(labels, reply.elapsedTime / 1000);
  });
};

/** Attaches a request to a trace, and its log lines too. */
const traceRequest = (request: FastifyRequest, reply: FastifyReply, traceparent: string): void => {
  request.traceparent = traceparent;
  request.log = request.log.child({ requestId: request.id, traceId: traceIdOf(traceparent) });
  reply.log = request.log;
};

/** Starts the span of a call of the contract. Health checks and files are not traced. */
const beginSpan = (service: string, { routeOptions, method, raw }: FastifyRequest): Span | undefined => {
  const { config, url = '' } = routeOptions;
  const attributes = { 'http.request.method': method, 'http.route': url };
  return (
    config.endpoint &&
    startSpan(idOf(config.endpoint), { service, kind: 'server', parent: traceparentOf(raw), attributes })
  );
};

const endSpan = (span: Span | undefined, status: number): void => {
  span?.set({ 'http.response.status_code': status });
  if (status >= 500) span?.fail(String(status));
  span?.end();
};

/**
 * A Fastify app with everything that services share: errors, cookies, log lines, health. The service adds its calls.
 * The app closes with the context: resources registered earlier still serve calls in flight and close after them.
 */
export const createApp = (
  context: StatelessContext | ServiceContext,
  { trustProxy = onlyTheCaller, setHeaders = () => undefined }: AppOptions = {},
): FastifyInstance => {
  const { name } = context;
  const logger: FastifyBaseLogger = context.logger;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The child logger of a request is created with its trace, below.
    childLoggerFactory: () => logger,
    genReqId: requestIdOf,
    bodyLimit: limits.jsonBodyBytes,
    schemaController: { compilersFactory: { buildValidator: checkedByZod, buildSerializer: checkedByZod } },
    maxRequestsPerSocket,
    trustProxy,
    // `closeWithoutWaiting` answers in the documented error format instead.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    // These errors occur before routing, so before every hook.
    frameworkErrors: (error, request, reply) => {
      traceRequest(request, reply, traceparentOf(request.raw) ?? newTraceparent());
      setHeaders(request, reply);
      logRequest(name, request, reply);
      sendError(reply, asAppError(error));
    },
  });
  app.decorate('sessions', context.sessions);
  app.decorateRequest('traceparent', '');
  readJsonOnly(app);
  app.register(cookie);
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.span = beginSpan(name, request);
    traceRequest(request, reply, request.span?.traceparent ?? traceparentOf(request.raw) ?? newTraceparent());
    logRequest(name, request, reply);
    setHeaders(request, reply);
    runInSpan(request.span, done);
  });
  // Again, because a body arrives outside the async context entered above.
  if (isTracing()) app.addHook('preHandler', (request, _reply, done) => runInSpan(request.span, done));
  closeWithoutWaiting(app, context);
  handleErrors(app);
  const checks = checksOf(context);
  serveHealth(app, checks, context.stopping);
  context.onClose(
    onScrape(async (record) => {
      for (const [dependency, check] of Object.entries(checks))
        record(metrics.dependencyUp, { service: name, dependency }, (await check()) ? 1 : 0);
    }),
  );
  context.onClose(() => app.close());
  return app;
};
