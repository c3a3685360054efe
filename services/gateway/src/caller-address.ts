import { addressKey } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** A copy of `ip`, whose getter parses `x-forwarded-for` on every access. */
    callerIp: string;
    /** The key under which limits count this address. */
    addressKey: string;
  }
}

/** Determines the caller's address once per request. */
export const readCallerAddresses = (app: FastifyInstance): void => {
  app.decorateRequest('callerIp', '');
  app.decorateRequest('addressKey', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerIp = request.ip;
    request.addressKey = addressKey(request.callerIp);
    done();
  });
};
