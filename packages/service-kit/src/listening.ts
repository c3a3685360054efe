import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * Node takes one new connection a turn of its event loop from each socket that listens. So many sockets at one port: a school
 * that comes in the same moment, or a stranger with many connections, has nobody wait for as many turns. Where the line of one
 * is full (511), the kernel drops a caller's first packet, and the caller waits a second before the next try.
 */
const sockets = 32;
/** The kernel shares the connections of one port out over them; elsewhere one socket has to do. */
const canShare = process.platform === 'linux';

interface Address {
  host: string;
  port: number;
}

const listenAt = async (server: Server, options: Address & { reusePort?: boolean }): Promise<void> => {
  server.listen(options);
  await once(server, 'listening');
};

/** Two apps could share a port without noticing: this one takes it only when nobody has it. */
const assertIsFree = async (address: Address): Promise<void> => {
  const probe = createServer();
  await listenAt(probe, address);
  probe.close();
  await once(probe, 'close');
};

/**
 * Has an app listen with several sockets, and gives its address.
 * @throws as `listen` does: `EADDRINUSE` also when another app shares its port in this way
 */
export const listenWidely = async (app: FastifyInstance, address: Address): Promise<string> => {
  if (!canShare) return app.listen(address);
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    for (const other of others) other.close();
  });
  await assertIsFree(address);
  // Fastify hands it on to Node, though its types do not know it.
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
