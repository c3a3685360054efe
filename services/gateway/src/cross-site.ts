import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a page of another site made the browser send this request. Browsers always send `Origin` on cross-site
 * requests that change something; other clients send none and carry no user's cookie.
 */
const isCrossSite = ({ headers }: FastifyRequest, ownOrigin: string | undefined): boolean => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  // A page without a referrer may send the origin `null`; then this header decides, which only the browser can set.
  if (origin === 'null') return site !== 'same-origin';
  // Behind a proxy `PUBLIC_URL` may differ from `Host`; without `PUBLIC_URL`, teachers may use several hosts.
  return origin !== ownOrigin && URL.parse(origin)?.host !== headers.host;
};

/** Refuses changing requests sent by other sites' pages. `publicUrl` is the app's own address, if known. */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const ownOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && isCrossSite(request, ownOrigin);
    done(isRefused ? new AppError('cross_site_request') : undefined);
  });
};
