import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Logger } from '../logger.ts';
import { type Handler, serveConnection } from './connection.ts';

/** The longest path of a Unix socket. */
const MAX_SOCKET_PATH_BYTES = 107;
const SOCKET_NAME = 'mongo.sock';
const LOOPBACK = '127.0.0.1';

/** A listening server. */
export interface Listener {
  /** Where it can be reached, as the host part of a `mongodb://` URL. */
  readonly host: string;
  close(): Promise<void>;
}

/** Listens on a Unix socket in the data folder; on loopback TCP when a port is given or there are no Unix sockets. */
export async function listen(
  dataDir: string,
  tcpPort: number | undefined,
  handle: Handler,
  logger: Logger,
): Promise<Listener> {
  const sockets = new Map<Socket, Promise<void>>();
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => undefined); // serveConnection handles it
    const served = serveConnection(socket, handle, logger).finally(() => sockets.delete(socket));
    sockets.set(socket, served);
  });
  const { host, removeFolder } =
    tcpPort !== undefined || process.platform === 'win32'
      ? await onTcp(server, tcpPort ?? 0)
      : await onSocket(server, dataDir);
  return {
    host,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await Promise.all([closed, ...sockets.values()]); // a running command still needs the store
      removeFolder?.();
    },
  };
}

async function onTcp(server: Server, port: number): Promise<{ host: string; removeFolder?: () => void }> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return { host: `${LOOPBACK}:${chosen}` };
}

async function onSocket(server: Server, dataDir: string): Promise<{ host: string; removeFolder?: () => void }> {
  const preferred = join(dataDir, SOCKET_NAME);
  const fits = Buffer.byteLength(preferred) <= MAX_SOCKET_PATH_BYTES;
  const path = fits ? preferred : join(mkdtempSync(join(tmpdir(), 'exit-tickets-')), SOCKET_NAME);
  rmSync(path, { force: true }); // left by a killed process; the lock of the data folder proves that none is running
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return {
    host: encodeURIComponent(path),
    ...(!fits && { removeFolder: () => rmSync(dirname(path), { recursive: true, force: true }) }),
  };
}
