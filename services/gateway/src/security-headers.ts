import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

const contentSecurityPolicy = (isHttps: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Mantine writes style attributes and a style element; scripts stay in files of our own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  },
});

const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');

/** Headers that keep a page of ours from being framed, sniffed, or made to run or load what is not ours. */
export const addSecurityHeaders = async (app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(isHttps),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // A reset link carries its token in the address.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
