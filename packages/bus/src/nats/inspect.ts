import {
  type ConsumerInfo,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { aheadOfStream } from './lost-events.ts';
import { deadLetterStream, eventStream } from './names.ts';
import { serverOptions } from './server-options.ts';
import { boundOf } from './streams.ts';

/** What is in a stream, and the most that it may hold; no bound when `maxBytes` is undefined. */
export interface StreamState {
  name: string;
  messages: number;
  bytes: number;
  maxBytes: number | undefined;
}

/** What an operator has to know of a NATS server. */
export interface NatsState {
  version: string;
  /** The largest message that it takes, in bytes. */
  maxPayload: number;
  /** Each of our streams; undefined where no service has made it yet. */
  events: StreamState | undefined;
  deadLetters: StreamState | undefined;
  /** Consumers that were given events which the stream has lost. */
  ahead: string[];
}

const patienceMs = 5_000;

const consumersAhead = async (manager: JetStreamManager): Promise<string[]> => {
  try {
    const found: ConsumerInfo[] = [];
    for await (const info of manager.consumers.list(eventStream.name)) found.push(info);
    return await aheadOfStream(manager, found);
  } catch (error) {
    // No service has made the stream yet.
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return [];
    throw error;
  }
};

/**
 * Connects once and looks.
 * @throws what the client says when there is no server, it refuses the credentials, or has no JetStream
 */
export const inspectNats = async (url: string): Promise<NatsState> => {
  const nats = await connect({ ...serverOptions(url), name: 'doctor', reconnect: false, timeout: patienceMs });
  try {
    const manager = await jetstreamManager(nats, { timeout: patienceMs });
    const stateOf = (name: string): Promise<StreamState | undefined> =>
      manager.streams.info(name).then(
        ({ state: { messages, bytes }, config }) => ({ name, messages, bytes, maxBytes: boundOf(config) }),
        () => undefined,
      );
    return {
      version: nats.info?.version ?? 'unknown',
      maxPayload: nats.info?.max_payload ?? 0,
      events: await stateOf(eventStream.name),
      deadLetters: await stateOf(deadLetterStream.name),
      ahead: await consumersAhead(manager),
    };
  } finally {
    await nats.close();
  }
};
