import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const readingMethods = new Set(['GET', 'HEAD']);

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a page of another site made the browser send this. Browsers always say `Origin` on a cross-site request that
 * changes something; what is not a browser says nothing and has nobody's cookie.
 */
const isCrossSite = ({ headers }: FastifyRequest, ownOrigin: string | undefined): boolean => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  // Without a referrer even one's own page may give no origin; the browser vouches for it in this header.
  if (origin === 'null') return site !== 'same-origin';
  // Behind a proxy our own address may not be the one in `Host`; without one, teachers may come by several.
  return origin !== ownOrigin && hostOf(origin) !== headers.host;
};

/** Refuses what another site's page sends with a teacher's cookie. `publicUrl` is our own address, if we know it. */
export const refuseCrossSite = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const ownOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && isCrossSite(request, ownOrigin);
    done(isRefused ? new AppError('cross_site_request') : undefined);
  });
};
