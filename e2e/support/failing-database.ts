import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { mongo } from 'mongoose';
import { commandOf, isHello, onRequest, replyTo } from './database-wire.ts';

/** What every command comes to: this answer of the server, or no answer and a closed connection. */
export type Failure = mongo.BSON.Document | 'hang up';

/** A database behind this one's port that answers as the one at `url` does, but for the time in which it fails. */
export const startFailingDatabase = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let failing: { how: Failure; isMeant(request: Buffer): boolean } | undefined;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const target = track(connect(Number(port), hostname));
    track(client).once('close', () => target.destroy());
    target.once('close', () => client.destroy());
    target.pipe(client);
    onRequest(client, (request) => {
      if (!failing?.isMeant(request)) target.write(request);
      else if (failing.how === 'hang up') client.destroy();
      else client.write(replyTo(request, failing.how));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front = new URL(url);
  front.port = String((server.address() as AddressInfo).port);
  return {
    url: front.href,
    /** Does this work while every command fails in this way, or those of one name only. */
    during: async <Result>(how: Failure, work: () => Promise<Result>, only?: string): Promise<Result> => {
      const isMeant = only ? (request: Buffer) => commandOf(request) === only : (request: Buffer) => !isHello(request);
      failing = { how, isMeant };
      try {
        return await work();
      } finally {
        failing = undefined;
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
