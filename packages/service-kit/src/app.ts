import { limits } from '@exit-tickets/contracts';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { closeWithoutWaiting } from './connections.ts';
import type { ServiceContext, StatelessContext } from './context.ts';
import { asAppError, handleErrors, refuseBrokenRequest, sendError } from './error-handler.ts';
import { type Checks, serveHealth } from './health.ts';
import { readJsonOnly } from './json-body.ts';
import type { Sessions } from './sessions.ts';
import { requestIdOf, traceIdOf, traceparentOf } from './tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** W3C trace context, handed on to events and to other services. */
    traceparent: string;
  }
}

export interface AppOptions {
  /** Whose `x-forwarded-for` is believed. A service believes its one caller, the gateway. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Sets headers on every answer, also on those that no route gives. */
  setHeaders?: (request: FastifyRequest, reply: FastifyReply) => void;
}

const connected = 1;
const onlyTheCaller = (_address: string, hop: number): boolean => hop === 0;

const checksOf = (context: StatelessContext | ServiceContext): Checks => ({
  bus: () => context.bus.isReady(),
  ...('database' in context && { database: () => context.database.readyState === connected }),
});

/** For the log only: the caller left before there was an answer. */
const callerLeft = 499;

/** One line a request once it is over, without addresses, ids or anything a person typed. */
const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('close', () => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.raw.headersSent ? reply.statusCode : callerLeft;
    request.log.info({ method: request.method, route, status, ms }, 'request');
  });
};

/**
 * A Fastify app as every service has it: errors, cookies, log lines, health. The service adds its calls. It closes with the
 * context: what is registered there earlier serves the calls that are under way then, and ends after them.
 */
export const createApp = (
  context: StatelessContext | ServiceContext,
  { trustProxy = onlyTheCaller, setHeaders = () => undefined }: AppOptions = {},
): FastifyInstance => {
  const logger: FastifyBaseLogger = context.logger;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: limits.jsonBodyBytes,
    trustProxy,
    // Answered by `closeWithoutWaiting`, in the form that the API promises.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    // Met before there is a route, and with it before every hook.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      logRequest(request, reply);
      sendError(reply, asAppError(error));
    },
  });
  app.decorate('sessions', context.sessions);
  app.decorateRequest('traceparent', '');
  readJsonOnly(app);
  app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    request.traceparent = traceparentOf(request.raw);
    request.log = request.log.child({ traceId: traceIdOf(request.traceparent) });
    logRequest(request, reply);
    setHeaders(request, reply);
  });
  closeWithoutWaiting(app);
  handleErrors(app);
  serveHealth(app, checksOf(context));
  context.onClose(() => app.close());
  return app;
};
