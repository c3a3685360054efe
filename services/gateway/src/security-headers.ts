import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AppOptions } from '@exit-tickets/service-kit';
import helmet, { type HelmetOptions } from 'helmet';

const yearSeconds = 365 * 24 * 60 * 60;

const contentSecurityPolicy = (isSecure: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Mantine writes style attributes and a style element; scripts are always files.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  },
});

const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');

/** The headers that helmet sets on every response. */
const fixedHeaders = (options: HelmetOptions): OutgoingHttpHeaders => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return response.getHeaders();
};

/**
 * Headers that keep pages from being framed, sniffed, or made to load or run foreign content. Nothing is cached unless
 * its route allows it, so a private answer is never stored, whatever its path looks like.
 */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }): NonNullable<AppOptions['setHeaders']> => {
  const helmetHeaders = fixedHeaders({
    contentSecurityPolicy: contentSecurityPolicy(isSecure),
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // The address of a reset link contains its token.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  });
  const fixed = { ...helmetHeaders, 'permissions-policy': permissionsPolicy, 'cache-control': 'no-store' };
  return (request, reply) => {
    reply.headers(fixed);
    // Over plain http, browsers ignore it and log a warning. `request.protocol` is also set by a trusted proxy.
    if (isSecure || request.protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('x-request-id', request.id);
  };
};
