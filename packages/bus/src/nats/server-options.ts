import type { ConnectionOptions } from '@nats-io/transport-node';

/**
 * Connection options from a URL, since the client takes no credentials from one. Several servers of a cluster are
 * separated by commas; the credentials of the first count. `tls://` asks for an encrypted connection. Throws a
 * `TypeError` on an invalid URL without repeating it: it may hold a password.
 */
export const serverOptions = (urls: string): ConnectionOptions & { servers: string[] } => {
  const parsed = urls.split(',').map((url) => URL.parse(url.trim()));
  const [first] = parsed;
  const servers = parsed.map((url) => url?.host ?? '');
  if (!first || servers.includes('')) throw new TypeError('NATS: expected nats://[user:password@]host[:port]');
  return {
    servers,
    ...credentials(decodeURIComponent(first.username), decodeURIComponent(first.password)),
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
  };
};

/** A user without a password is a token, as everywhere with NATS. */
const credentials = (user: string, pass: string): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> => {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
};
