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
    /** W3C trace context, handed on to events and to other services. */
    traceparent: string;
    /** This call in that trace, while traces are collected. */
    span: Span | undefined;
  }
}

export interface AppOptions {
  /** Whose `x-forwarded-for` is believed. A service believes its one caller, the gateway. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Sets headers on every answer, also on those that no route gives. */
  setHeaders?: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** In place of ajv and fast-json-stringify, a tenth of all that a service would load at its start. */
const checkedByZod = () => () => {
  throw new Error('no schemas of Fastify: what comes in and goes out is checked with zod');
};
/** Then a connection is closed and another one made: replicas that were added get their part. */
const maxRequestsPerSocket = 500;
const onlyTheCaller = (_address: string, hop: number): boolean => hop === 0;

const checksOf = (context: StatelessContext | ServiceContext): Checks => ({
  bus: () => context.bus.isReady(),
  ...('database' in context && { database: () => isConnected(context.database) }),
});

/** For the log only: the caller left before there was an answer. */
const callerLeft = 499;

/** One line a request once it is over, without addresses, ids or anything a person typed; counted and traced likewise. */
const logRequest = (service: string, request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('close', () => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { url: route = 'none', config } = request.routeOptions;
    const status = reply.raw.headersSent ? reply.statusCode : callerLeft;
    request.log.info({ method: request.method, route, status, ms }, 'request');
    endSpan(request.span, status);
    // A URL that cannot be read has no route, and so no configuration.
    const endpoint = config?.endpoint;
    // A stream lasts as long as somebody looks at it.
    if (endpoint && costOf(endpoint) === 'stream' && status < 400) return;
    const labels = {
      service,
      endpoint: endpoint ? idOf(endpoint) : 'other',
      status_class: `${Math.floor(status / 100)}xx`,
    };
    metrics.httpRequestDuration.observe(labels, reply.elapsedTime / 1000);
  });
};

/** Gives a request its place in a trace, and log lines that say so. */
const traceRequest = (request: FastifyRequest, reply: FastifyReply, traceparent: string): void => {
  request.traceparent = traceparent;
  request.log = request.log.child({ requestId: request.id, traceId: traceIdOf(traceparent) });
  reply.log = request.log;
};

/** Begins the span of a call of the contract; health checks and files are no part of anybody's trace. */
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
 * A Fastify app as every service has it: errors, cookies, log lines, health. The service adds its calls. It closes with the
 * context: what is registered there earlier serves the calls that are under way then, and ends after them.
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
    // The one child of a request is made with its trace, below.
    childLoggerFactory: () => logger,
    genReqId: requestIdOf,
    bodyLimit: limits.jsonBodyBytes,
    schemaController: { compilersFactory: { buildValidator: checkedByZod, buildSerializer: checkedByZod } },
    maxRequestsPerSocket,
    trustProxy,
    // Answered by `closeWithoutWaiting`, in the form that the API promises.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    // Met before there is a route, and with it before every hook.
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
  // Once more, as a body arrives outside of what was begun above.
  if (isTracing()) app.addHook('preHandler', (request, _reply, done) => runInSpan(request.span, done));
  closeWithoutWaiting(app, context.stopping);
  handleErrors(app);
  const checks = checksOf(context);
  serveHealth(app, checks, context.stopping);
  context.onClose(
    onScrape(async (tell) => {
      for (const [dependency, check] of Object.entries(checks))
        tell(metrics.dependencyUp, { service: name, dependency }, (await check()) ? 1 : 0);
    }),
  );
  context.onClose(() => app.close());
  return app;
};
