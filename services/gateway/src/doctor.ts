import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';
import { eventStreamHeaders } from './headers.ts';

/** The user id in the session that `npm run doctor` signs for itself. No account has this id. */
const doctorId = 'doctor';

/** Delay between the two events: a proxy that buffers delivers both at once. */
const secondEventMs = 1_500;

/**
 * `GET /api/doctor`: reports how a request from outside arrives, as a stream of two events. Requires a session signed
 * with the session secret; for all others the path does not exist.
 */
export const serveDoctor = (app: FastifyInstance): void => {
  app.get('/api/doctor', async (request, reply) => {
    if (app.sessions.read(request)?.userId !== doctorId) throw new AppError('not_found');
    const { ip: address, headers, socket } = request;
    const arrival = {
      address,
      peer: socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for'],
      host: headers.host,
    };
    const events = async function* () {
      yield `data: ${JSON.stringify(arrival)}\n\n`;
      await pause(secondEventMs);
      yield 'data: {}\n\n';
    };
    return reply.headers(eventStreamHeaders).send(Readable.from(events()));
  });
};
