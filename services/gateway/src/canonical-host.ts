import { isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** Logged-in users can send any host. More than this many are not a configuration mistake. */
const maxHosts = 10;

const hostOf = (host: string, protocol: string): URL | null => URL.parse(`${protocol}//${host}`);

/** Whether this host is a DNS name rather than `localhost` or an IP address. */
const isName = (host: string): boolean => {
  const { hostname = 'localhost' } = hostOf(host, 'http:') ?? {};
  return hostname !== 'localhost' && !hostname.startsWith('[') && isIP(hostname) === 0;
};

/**
 * Warns once per host when a teacher opens the app under another host than that of `PUBLIC_URL`, which links in mails
 * and the cross-site check use. Without `PUBLIC_URL`, a DNS name shows that others can reach the app: then links point
 * elsewhere, and behind a proxy on this machine everybody may register.
 */
export const warnOfOtherHost = (logger: FastifyBaseLogger, publicUrl: string | undefined) => {
  const known = publicUrl ? new URL(publicUrl) : undefined;
  /** Compares parsed hosts, because a proxy may add the default port. */
  const isExpected = (host: string): boolean =>
    known ? hostOf(host, known.protocol)?.host === known.host : !isName(host);
  const problem = known
    ? 'the app is opened by another address than PUBLIC_URL, or a proxy does not hand on the host: links in mails lead to PUBLIC_URL'
    : 'the app is opened by a name, and PUBLIC_URL is not set: set it to what stands in the browser, or links lead elsewhere and behind a proxy on this machine everybody may register';
  const warned = new Set<string>();
  return (host: string): void => {
    if (isExpected(host) || warned.has(host) || warned.size === maxHosts) return;
    warned.add(host);
    logger.warn({ host, publicUrl }, problem);
  };
};
