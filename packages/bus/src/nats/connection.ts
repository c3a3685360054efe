import { AppError, limits } from '@exit-tickets/contracts';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { versionProblem } from './problems.ts';
import { serverOptions } from './server-options.ts';
import { waitForNats } from './wait-for-nats.ts';

/** Interval of pings. Two unanswered pings mean that the server hangs. */
const pingIntervalMs = 5_000;
const reconnectWaitMs = 500;

const goneError = () => new AppError('service_unavailable', { cause: new Error('NATS is not connected') });

export interface Connection {
  nats: NatsConnection;
  isConnected(): boolean;
  /**
   * Runs work that needs the server. Rejects with `service_unavailable` when the server is away or disconnects
   * meanwhile.
   */
  whileConnected<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs each time the connection is restored. The server may have been replaced by an empty one. */
  onReconnect(listener: () => void): void;
}

/** Connects as soon as a server accepts, and reconnects for ever. */
const connectForGood = async (options: ConnectionOptions & { name: string }): Promise<NatsConnection> => {
  // The client reports why it has no server only when it does not wait for one, and then forgets the addresses that did
  // not answer, also for reconnecting. So one connection checks, and another one stays.
  const first = await connect({ ...options, reconnect: false });
  await first.close();
  return connect({
    ...options,
    // A service must not read replies to another, so each may be restricted to its own inboxes.
    inboxPrefix: `_INBOX.${options.name}`,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectWaitMs,
    // Otherwise a password that is being changed would end the connection for good.
    ignoreAuthErrorAbort: true,
    pingInterval: pingIntervalMs,
  });
};

/**
 * Connects, waiting for a server that is not there yet, and reconnects for ever.
 * @throws {NatsUnusableError} when a server keeps refusing the credentials
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
  // The client itself would let these calls wait until they time out.
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
