import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
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

/** Resolves once the event loop has read what had arrived by now: the next turn reads it, and this waits for its end. */
const untilRead = async (): Promise<void> => {
  await setImmediate();
  await setImmediate();
};

/**
 * Makes stopping quick: requests that have arrived finish, later ones get 503, and unused connections are closed. While the
 * service still drains, each answer closes its connection so that callers reconnect elsewhere.
 */
export const closeWithoutWaiting = (app: FastifyInstance, stopping: AbortSignal): void => {
  let isClosing = false;
  let isTooLate = false;
  const unused = watchUnused(app.server);
  app.addHook('preClose', async () => {
    isClosing = true;
    await untilRead();
    isTooLate = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isTooLate ? new AppError('service_unavailable', { retryAfterSeconds: 1 }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || stopping.aborted) reply.header('connection', 'close');
    done();
  });
};
