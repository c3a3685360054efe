import type { Socket } from 'node:net';
import { timeouts } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './bodies/has-body.ts';
import type { Upstreams } from './upstream/upstreams.ts';

const headersMs = 15_000;
const lingerMs = 3_000;

/**
 * Closing a connection with unread bytes makes the kernel discard the answer. So the answer is sent first, the rest is
 * read and dropped for up to `lingerMs`, and then the connection is closed.
 */
const linger = (socket: Socket): void => {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
};

/** Closes connections with unread body bytes or pipelined requests, and ends streams on shutdown. */
export const closeConnections = (app: FastifyInstance, upstreams: Upstreams): void => {
  app.server.headersTimeout = headersMs;
  app.server.requestTimeout = timeouts.uploadMs;
  app.addHook('preClose', async () => upstreams.endStreams());
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Browsers do not pipeline requests, and Node would start thousands from one connection at once.
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
