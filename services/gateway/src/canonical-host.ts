import type { FastifyBaseLogger } from 'fastify';

/** Anyone logged in may send any host. More than this many are not a configuration mistake. */
const maxHosts = 10;

/**
 * Warns once per host when a teacher opens the app by another host than `PUBLIC_URL` has: links in mails lead to
 * `PUBLIC_URL`, and cross-site calls are recognised by it.
 */
export const warnOfOtherHost = (logger: FastifyBaseLogger, publicUrl: string | undefined) => {
  const known = publicUrl ? new URL(publicUrl) : undefined;
  /** A proxy may add the default port. */
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
