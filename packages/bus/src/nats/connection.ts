import { AppError, limits } from '@exit-tickets/contracts';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { versionProblem } from './problems.ts';
import { serverOptions } from './server-options.ts';
import { waitForNats } from './wait-for-nats.ts';

/** How soon a server that hangs is noticed: this long between pings, two of which may stay unanswered. */
const pingIntervalMs = 5_000;
const reconnectWaitMs = 500;

const goneError = () => new AppError('service_unavailable', { cause: new Error('NATS is not connected') });

export interface Connection {
  nats: NatsConnection;
  isConnected(): boolean;
  /** Does what needs the server. Rejects with `service_unavailable` when it is away, or goes away meanwhile. */
  whileConnected<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs each time the connection is back: the server may have been replaced by an empty one. */
  onReconnect(listener: () => void): void;
}

/** Connects as soon as a server lets us in, and reconnects for ever. */
const connectForGood = async (options: ConnectionOptions & { name: string }): Promise<NatsConnection> => {
  // The client tells why it has no server only where it does not wait for one, and then forgets the addresses that did not
  // answer, also for reconnecting. So one connection looks whether all is well, and another one stays.
  const first = await connect({ ...options, reconnect: false });
  await first.close();
  return connect({
    ...options,
    // Replies to one service are not for the eyes of another: each may be allowed its own inboxes only.
    inboxPrefix: `_INBOX.${options.name}`,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectWaitMs,
    // Else a password that is being changed would end the connection for good.
    ignoreAuthErrorAbort: true,
    pingInterval: pingIntervalMs,
  });
};

/**
 * Connects, waiting for a server that is not there yet, and reconnects for ever.
 * @throws {NatsUnusableError} when a server refuses the credentials for long
 */
export const openConnection = async (url: string, name: string, logger: Logger): Promise<Connection> => {
  const options = { ...serverOptions(url), name };
  const nats = await waitForNats(() => connectForGood(options), logger);
  const tooOld = versionProblem(nats.info?.version ?? 'unknown');
  if (tooOld) logger.warn(tooOld);
  let isConnected = true;
  const checkMessageSize = (): void => {
    const takes = nats.info?.max_payload ?? limits.busMessageBytes;
    if (takes < limits.busMessageBytes)
      logger.error({ takes, needed: limits.busMessageBytes }, 'NATS takes too small messages: raise its max_payload');
  };
  checkMessageSize();
  const listeners: (() => void)[] = [];
  // The client itself would let them wait until they time out.
  const waitingForServer = new Set<(error: AppError) => void>();
  const watch = async (): Promise<void> => {
    for await (const status of nats.status()) {
      const { type } = status;
      if (type === 'disconnect' || type === 'close') {
        if (isConnected && !nats.isDraining() && !nats.isClosed()) logger.warn('NATS is gone');
        isConnected = false;
        for (const reject of waitingForServer) reject(goneError());
      } else if (type === 'reconnect') {
        logger.info('NATS is back');
        isConnected = true;
        checkMessageSize();
        for (const listener of listeners) listener();
      } else if (type === 'error' || type === 'staleConnection') {
        logger.warn({ status: type, ...('error' in status && { err: status.error }) }, 'NATS connection');
      }
    }
  };
  watch().catch((error: unknown) => logger.error({ err: error }, 'NATS status ended'));
  return {
    nats,
    isConnected: () => isConnected && !nats.isClosed(),
    whileConnected: async (work) => {
      if (!isConnected || nats.isClosed()) throw goneError();
      const working = work();
      const gone = Promise.withResolvers<never>();
      waitingForServer.add(gone.reject);
      return Promise.race([working, gone.promise]).finally(() => waitingForServer.delete(gone.reject));
    },
    onReconnect: (listener) => listeners.push(listener),
  };
};
