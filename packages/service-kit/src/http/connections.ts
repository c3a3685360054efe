import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';

/** Connections without a request, also those that never had one: Node does not count the latter as idle. */
const watchUnused = (server: Server): Set<Socket> => {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) unused.add(socket);
    });
  });
  return unused;
};

/**
 * Makes stopping quick: requests in flight finish, new ones get 503, and unused connections are closed. While the
 * service still drains, each answer closes its connection so that callers reconnect elsewhere.
 */
export const closeWithoutWaiting = (app: FastifyInstance, stopping: AbortSignal): void => {
  let isStopping = false;
  const unused = watchUnused(app.server);
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new AppError('service_unavailable', { retryAfterSeconds: 1 }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping || stopping.aborted) reply.header('connection', 'close');
    done();
  });
};
