import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';
import { eventStreamHeaders } from './headers.ts';

/** Whom `npm run doctor` logs in as, with a session that it signs itself: no account ever has this id. */
const doctorId = 'doctor';

/** From the first event to the second: a proxy that holds a stream back shows both at once. */
const secondEventMs = 1_500;

/**
 * `GET /api/doctor`: tells whoever has the session secret how a request from outside arrives here, as a stream of two
 * events. For everybody else there is no such path.
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
