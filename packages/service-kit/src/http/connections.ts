import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Connections without a request, including those that never had one: Node does not count the latter as idle.
 * @param onEnd called when an answer was sent or its caller has left; one listener for all, as Node warns of many
 */
const watchUnused = (server: Server, onEnd: (response: ServerResponse) => void): Set<Socket> => {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      onEnd(response);
      if (!socket.destroyed) unused.add(socket);
    });
  });
  return unused;
};

/** Resolves once the event loop has read all data that has already arrived: at the end of its next turn. */
const untilRead = async (): Promise<void> => {
  await setImmediate();
  await setImmediate();
};

/** The part of a `Lifecycle` that ends connections. */
interface Stop {
  stopping: AbortSignal;
  graceMs(): number;
}

/** The longest that a refusal at the end of a stop takes to be sent, in milliseconds. */
const lastAnswerMs = 500;

/** Refuses the calls that are still in flight, then closes every connection that is left. */
const cutOff = async (server: Server, inFlight: ReadonlyMap<ServerResponse, FastifyReply>): Promise<void> => {
  for (const reply of inFlight.values())
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(new AppError('service_unavailable', { retryAfterSeconds: 1 }));
  await pause(lastAnswerMs);
  server.closeAllConnections();
};

/**
 * Makes stopping quick: requests that have arrived finish within `graceMs`, later ones get 503, and unused connections
 * are closed. While the service still drains, each answer closes its connection so that callers reconnect elsewhere.
 */
export const closeWithoutWaiting = (app: FastifyInstance, { stopping, graceMs }: Stop): void => {
  let isClosing = false;
  let isTooLate = false;
  const inFlight = new Map<ServerResponse, FastifyReply>();
  const unused = watchUnused(app.server, (response) => inFlight.delete(response));
  app.addHook('preClose', async () => {
    isClosing = true;
    await untilRead();
    isTooLate = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => void cutOff(app.server, inFlight), graceMs()).unref();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isTooLate) return done(new AppError('service_unavailable', { retryAfterSeconds: 1 }));
    inFlight.set(reply.raw, reply);
    done();
  });
  // Also for requests that are injected and have no connection.
  app.addHook('onResponse', (_request, reply, done) => {
    inFlight.delete(reply.raw);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || stopping.aborted) reply.header('connection', 'close');
    done();
  });
};
