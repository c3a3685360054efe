import { connect, createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '@exit-tickets/testing';

/** A proxy to a database that records which collections are used. */
export interface WatchedDatabase {
  url: string;
  /** The collections that a command has named so far. */
  collections(): ReadonlySet<string>;
  close(): void;
}

const headerBytes = 16;
const opMsg = 2013;
const stringType = 2;
/** Commands whose first value is no collection. */
const ofTheServer = new Set(['hello', 'isMaster', 'ping', 'endSessions', 'getMore', 'killCursors']);

/** The collection that a message is about: the value of the first field of its command, which a driver puts first. */
const collectionOf = (message: Buffer): string | undefined => {
  // Header, flags, the kind of the first section, the length of its document.
  const at = headerBytes + 4 + 1 + 4;
  if (message.readInt32LE(12) !== opMsg || message[at] !== stringType) return undefined;
  const nameEnds = message.indexOf(0, at + 1);
  if (ofTheServer.has(message.toString('utf8', at + 1, nameEnds))) return undefined;
  const length = message.readInt32LE(nameEnds + 1);
  return message.toString('utf8', nameEnds + 5, nameEnds + 4 + length);
};

/** Forwards every message unchanged, once it is complete. */
const forward = (from: Socket, to: Socket, onMessage: (message: Buffer) => void): void => {
  let waiting: Buffer = Buffer.alloc(0);
  from.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= headerBytes && waiting.length >= waiting.readInt32LE(0)) {
      const message = waiting.subarray(0, waiting.readInt32LE(0));
      waiting = waiting.subarray(message.length);
      onMessage(message);
      to.write(message);
    }
  });
};

/** Puts a proxy in front of a database at `mongodb://127.0.0.1:port/…`. */
export const watchCollections = async (databaseUrl: string): Promise<WatchedDatabase> => {
  const database = new URL(databaseUrl);
  const used = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    for (const [socket, other] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
    forward(client, upstream, (message) => {
      const collection = collectionOf(message);
      if (collection !== undefined) used.add(collection);
    });
    upstream.pipe(client);
  });
  const url = new URL(databaseUrl);
  url.port = String(await listenOnFreePort(server));
  return {
    url: url.href,
    collections: () => used,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
