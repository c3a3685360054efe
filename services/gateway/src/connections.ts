import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { timeouts } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upstreams } from './upstreams.ts';

const headersMs = 15_000;
const lingerMs = 3_000;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closing a connection with bytes on it that nobody read makes the kernel throw away the answer as well. So the answer
 * is sent, the rest is read and dropped for a moment, and then the connection is closed.
 */
const linger = (socket: Socket): void => {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
};

/**
 * Connections without a request under way, also those on which none ever came: browsers open some in advance,
 * and Node does not count them as idle.
 */
const watchUnused = (server: Server): { destroyUnused(): void } => {
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
  return {
    destroyUnused: () => {
      for (const socket of unused) socket.destroy();
    },
  };
};

/** Keeps no connection that should not be kept: not after a body that was not read to its end, not while stopping. */
export const closeConnections = (app: FastifyInstance, upstreams: Upstreams): void => {
  let isStopping = false;
  app.server.headersTimeout = headersMs;
  app.server.requestTimeout = timeouts.uploadMs;
  const connections = watchUnused(app.server);
  app.addHook('preClose', async () => {
    isStopping = true;
    upstreams.endStreams();
    connections.destroyUnused();
  });
  app.addHook('onSend', async (request, reply) => {
    const isUnread = !request.raw.complete && hasBody(request);
    if (isUnread || isStopping) reply.header('connection', 'close');
    if (isUnread) linger(request.raw.socket);
  });
};
