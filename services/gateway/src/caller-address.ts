import { addressKey } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** `ip` as it was when the request came: that getter reads the whole of `x-forwarded-for` each time. */
    callerIp: string;
    /** Whom that address stands for. */
    addressKey: string;
  }
}

/** Finds the caller's address, once for each request. */
export const readCallerAddresses = (app: FastifyInstance): void => {
  app.decorateRequest('callerIp', '');
  app.decorateRequest('addressKey', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerIp = request.ip;
    request.addressKey = addressKey(request.callerIp);
    done();
  });
};
