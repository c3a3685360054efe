import { connect, createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '@exit-tickets/testing';
import type { mongo } from 'mongoose';
import { commandOf, isHello, onRequest, replyTo } from './database-wire.ts';

/** The result of every command: this answer of the server, or a closed connection without an answer. */
export type Failure = mongo.BSON.Document | 'hang up';

/** A database proxy to `url` that can fail on demand. */
export const startFailingDatabase = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let failing: { failure: Failure; isMeant(request: Buffer): boolean } | undefined;
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
      else if (failing.failure === 'hang up') client.destroy();
      else client.write(replyTo(request, failing.failure));
    });
  });
  const front = new URL(url);
  front.port = String(await listenOnFreePort(server));
  return {
    url: front.href,
    /** Runs this work while every command, or only those with one name, fails in this way. */
    during: async <Result>(failure: Failure, work: () => Promise<Result>, only?: string): Promise<Result> => {
      const isMeant = only ? (request: Buffer) => commandOf(request) === only : (request: Buffer) => !isHello(request);
      failing = { failure, isMeant };
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
