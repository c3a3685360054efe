import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { deadLetterStream, eventStream } from './names.ts';
import { serverOptions } from './server-options.ts';

/** What an operator has to know of a NATS server. */
export interface NatsState {
  version: string;
  /** The largest message that it takes, in bytes. */
  maxPayload: number;
  /** What JetStream stores and may store, in bytes; no limit when `storeLimit` is undefined. */
  stored: number;
  storeLimit: number | undefined;
  /** Events and dead letters that are kept; undefined where the stream is not there yet. */
  events: number | undefined;
  deadLetters: number | undefined;
}

const patienceMs = 5_000;

/**
 * Connects once and looks.
 * @throws what the client says when there is no server, it refuses the credentials, or has no JetStream
 */
export const inspectNats = async (url: string): Promise<NatsState> => {
  const nats = await connect({ ...serverOptions(url), name: 'doctor', reconnect: false, timeout: patienceMs });
  try {
    const manager = await jetstreamManager(nats, { timeout: patienceMs });
    const { storage, limits } = await manager.getAccountInfo();
    const countOf = (stream: string): Promise<number | undefined> =>
      manager.streams.info(stream).then(
        ({ state }) => state.messages,
        () => undefined,
      );
    return {
      version: nats.info?.version ?? 'unknown',
      maxPayload: nats.info?.max_payload ?? 0,
      stored: storage,
      storeLimit: limits.max_storage >= 0 ? limits.max_storage : undefined,
      events: await countOf(eventStream.name),
      deadLetters: await countOf(deadLetterStream.name),
    };
  } finally {
    await nats.close();
  }
};
