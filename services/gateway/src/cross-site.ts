import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const readingMethods = new Set(['GET', 'HEAD']);

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a page of another site made the browser send this request. Browsers always send `Origin` on cross-site
 * requests that change something; other clients send none and hold nobody's cookie.
 */
const isCrossSite = ({ headers }: FastifyRequest, ownOrigin: string | undefined): boolean => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  // A page without a referrer may send the origin `null`; the browser vouches for it in this header.
  if (origin === 'null') return site !== 'same-origin';
  // Behind a proxy, our public address may differ from `Host`; without a configured one, teachers may use several.
  return origin !== ownOrigin && hostOf(origin) !== headers.host;
};

/** Refuses requests of other sites' pages that carry a teacher's cookie. `publicUrl` is our own address, if known. */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const ownOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && isCrossSite(request, ownOrigin);
    done(isRefused ? new AppError('cross_site_request') : undefined);
  });
};
