import type { FastifyBaseLogger } from 'fastify';

/** Whoever is logged in may name any host; more than so many are no mistake in an installation. */
const maxHosts = 10;

/**
 * Makes what looks at the host by which a teacher opened the app, and says once for each that it is another than
 * `PUBLIC_URL` has: links in mails lead there, and other sites' calls are told apart by it.
 */
export const warnOfOtherHost = (logger: FastifyBaseLogger, publicUrl: string | undefined) => {
  const known = publicUrl ? new URL(publicUrl) : undefined;
  /** A proxy may name the port that everybody means. */
  const isKnown = (host: string): boolean => URL.parse(`${known?.protocol}//${host}`)?.host === known?.host;
  const warned = new Set<string>();
  return (host: string): void => {
    if (!known || isKnown(host) || warned.has(host) || warned.size === maxHosts) return;
    warned.add(host);
    logger.warn(
      { host, publicUrl },
      'the app is opened by another address than PUBLIC_URL, or a proxy does not hand on the host: links in mails lead to PUBLIC_URL',
    );
  };
};
