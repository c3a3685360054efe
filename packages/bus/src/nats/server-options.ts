import type { ConnectionOptions } from '@nats-io/transport-node';

/**
 * What the client is to be told about where to connect: it takes no credentials from a URL. Several servers of one
 * cluster are separated by commas; the credentials of the first count. `tls://` asks for an encrypted connection.
 * Throws a `TypeError` on what is no URL, without repeating it: it may hold a password.
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

/** A name without a password is a token, as everywhere with NATS. */
const credentials = (user: string, pass: string): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> => {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
};
