import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';

/** Connections without a request under way, also those on which none ever came: Node does not count these as idle. */
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
 * Makes stopping quick: requests under way finish, new ones get 503, and no connection is waited for that is not in use.
 * Before that, while it is still served, whoever is connected is told to connect elsewhere the next time.
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
