import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * Node accepts one new connection per turn of its event loop from each listening socket. With several sockets on one
 * port, a burst of connections (a school at the bell, or an attacker) delays others by fewer turns. When the queue of a
 * socket is full (511), the kernel drops the first packet and the caller waits a second before it retries.
 */
const sockets = 32;
/** The Linux kernel spreads connections over the sockets of a port; elsewhere there is one socket. */
const canShare = process.platform === 'linux';
/** A local port that neither accepts nor refuses a connection for this long is in use. */
const probeMs = 2_000;

interface Address {
  host: string;
  port: number;
}

const listenAt = async (server: Server, options: Address & { reusePort?: boolean }): Promise<void> => {
  server.listen(options);
  await once(server, 'listening');
};

/**
 * Two apps could silently share a port, so this connects to it first to find out whether another app listens. Listening
 * briefly would also reveal it, but would drop clients that connect at that moment.
 */
const assertIsFree = async (address: Address): Promise<void> => {
  const probe = connect({ ...address, timeout: probeMs });
  const isTaken = await new Promise<boolean>((resolve) => {
    // A connection whose local port is this port has connected to itself.
    probe.once('connect', () => resolve(probe.localPort !== address.port));
    probe.once('timeout', () => resolve(true));
    probe.once('error', () => resolve(false));
  });
  probe.destroy();
  if (!isTaken) return;
  const { host, port } = address;
  throw Object.assign(new Error(`listen EADDRINUSE: address already in use ${host}:${port}`), { code: 'EADDRINUSE' });
};

/**
 * Listens with several sockets and returns the address. Closing the app waits for the calls in flight on all of them.
 * @throws as `listen` does: `EADDRINUSE` also when another app shares its port this way
 */
export const listenWidely = async (app: FastifyInstance, address: Address): Promise<string> => {
  if (!canShare) return app.listen(address);
  const others: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    closed = Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))));
  });
  // Fastify waits only for the connections of its own socket.
  app.addHook('onClose', () => closed);
  if (address.port !== 0) await assertIsFree(address);
  // Fastify passes it on to Node, though its types do not declare it.
  const shared: FastifyListenOptions & { reusePort: boolean } = { ...address, reusePort: true };
  const url = await app.listen(shared);
  const port = Number(new URL(url).port) || 80;
  while (others.length < sockets - 1) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    await listenAt(other, { ...address, port, reusePort: true });
    others.push(other);
  }
  return url;
};
