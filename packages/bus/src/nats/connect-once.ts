import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsProblem } from './problems.ts';
import { serverOptions } from './server-options.ts';

/** How long a command waits for one answer of NATS, in milliseconds. The operator is waiting at the terminal. */
export const commandTimeoutMs = 5_000;

/**
 * Connects for an operator's command, which must report problems at once: it neither waits for a server nor reconnects.
 * @throws {NatsUnusableError} when there is no server, it refuses the credentials, or has no JetStream
 */
export const connectOnce = async (
  url: string,
  name: string,
): Promise<{ nats: NatsConnection; manager: JetStreamManager }> => {
  const options = { ...serverOptions(url), name, timeout: commandTimeoutMs, reconnect: false };
  const nats = await connect(options).catch((error: unknown) => {
    throw natsProblem(error);
  });
  try {
    return { nats, manager: await jetstreamManager(nats, { timeout: commandTimeoutMs }) };
  } catch (error) {
    await nats.close();
    throw natsProblem(error);
  }
};
