import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { listenOnFreePort } from './listen-on-free-port.ts';

interface Target {
  host: string;
  port: number;
}

/** A proxy between clients and servers that simulates an unreliable network or a load balancer. */
export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones, until `resume`. */
  cut(): void;
  /** Blocks all data in both directions without closing connections, until `resume`. */
  stall(): void;
  /** Delays data from the server by this many milliseconds, until `resume`. */
  slow(delayMs: number): void;
  resume(): void;
  /** Stops sending new connections to a target, or starts again. */
  leaveOut(target: Target): void;
  takeIn(target: Target): void;
  close(): Promise<void>;
}

/** Distributes connections over these targets in turn, and tries the next one when a target refuses. */
export const startTcpProxy = async (...targets: Target[]): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const leftOut = new Set<Target>();
  let isCut = false;
  let delayMs = 0;
  let stalled = Promise.resolve();
  let release = (): void => undefined;
  let turn = 0;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    return socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };
  const hold = async (isReply: boolean): Promise<void> => {
    if (isReply && delayMs > 0) await pause(delayMs);
    await stalled;
  };
  /** One chunk at a time, so that data stays in order. */
  const passing = (isReply: boolean) =>
    new Transform({
      transform: (chunk, _encoding, done) => {
        void hold(isReply).then(() => done(null, chunk));
      },
    });
  const join = (client: Socket, server: Socket): void => {
    pipeline(client, passing(false), server, (error) => error && client.destroy());
    pipeline(server, passing(true), client, (error) => error && server.destroy());
  };
  const pass = async (client: Socket): Promise<void> => {
    const available = targets.filter((target) => !leftOut.has(target));
    const first = turn++;
    for (const [index] of available.entries()) {
      const target = available[(first + index) % available.length];
      const server = target && connect(target);
      if (!server) break;
      try {
        await once(server, 'connect');
        return join(client, track(server));
      } catch {
        server.destroy();
      }
    }
    client.destroy();
  };

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    if (isCut) client.resetAndDestroy();
    else void pass(track(client));
  });
  return {
    port: await listenOnFreePort(listener),
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    stall: () => {
      ({ promise: stalled, resolve: release } = Promise.withResolvers<void>());
    },
    slow: (ms) => {
      delayMs = ms;
    },
    resume: () => {
      isCut = false;
      delayMs = 0;
      release();
    },
    leaveOut: (target) => leftOut.add(target),
    takeIn: (target) => leftOut.delete(target),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
};
