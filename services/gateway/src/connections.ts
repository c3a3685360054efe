import type { Socket } from 'node:net';
import { timeouts } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './bodies/has-body.ts';
import type { Upstreams } from './upstream/upstreams.ts';

const headersMs = 15_000;
const lingerMs = 3_000;

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
 * Keeps no connection on which a body was not read to its end or a request was written ahead of an answer, and no stream while
 * stopping.
 */
export const closeConnections = (app: FastifyInstance, upstreams: Upstreams): void => {
  app.server.headersTimeout = headersMs;
  app.server.requestTimeout = timeouts.uploadMs;
  app.addHook('preClose', async () => upstreams.endStreams());
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // No browser writes a request ahead of the last answer, and Node would begin thousands of one connection at once.
    const isAhead = reply.raw.socket === null;
    if (!isAhead && !socket.destroyed) return done();
    socket.destroy();
    reply.hijack();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete && hasBody(request)) {
      reply.header('connection', 'close');
      linger(request.raw.socket);
    }
    done();
  });
};
