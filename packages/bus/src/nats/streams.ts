import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Consumer } from '../bus.ts';
import { deadLetterStream, eventStream } from './names.ts';

const daysMs = 24 * 60 * 60 * 1000;
const gibibyte = 1024 ** 3;

/** A stream, and how long and how much it keeps; the server sees to it that all of them have room (deploy/nats/nats.conf). */
interface StreamSettings {
  name: string;
  subjects: string[];
  retentionMs: number;
  maxBytes: number;
}

/**
 * Longest that a consumer may be away without missing an event. Not as much as some server is likely to have in all: one
 * that has promised everything makes no other stream, with or without a bound.
 */
const events: StreamSettings = { ...eventStream, retentionMs: 30 * daysMs, maxBytes: 2.75 * gibibyte };
const deadLetters: StreamSettings = { ...deadLetterStream, retentionMs: 90 * daysMs, maxBytes: 0.5 * gibibyte };

/** More than one consumer has under way at once, over all replicas; what waits for its next try counts. ConsumerStuck of alerts.yml is below it. */
const maxAckPending = 500;

const nameInUse = 10058;
/** The account, the cluster or the server has not as much left as a stream is to hold. */
const noRoom = [10002, 10005, 10023, 10047];

const isApiError = (error: unknown, ...codes: number[]): boolean =>
  error instanceof JetStreamApiError && codes.includes(error.code);

/** Makes both streams, or brings them up to date; harmless from several services at once. Gives when that of events was made. */
export const ensureStreams = async (manager: JetStreamManager, logger: Logger): Promise<string> => {
  const { created } = await ensureStream(manager, events, logger);
  await ensureStream(manager, deadLetters, logger);
  return created;
};

/** Makes a stream, or brings it up to date; without its bound where the server has no room for as much. */
export const ensureStream = async (
  manager: JetStreamManager,
  { name, subjects, retentionMs, maxBytes }: StreamSettings,
  logger: Logger,
): Promise<StreamInfo> => {
  // Limits, not interest: an event published before its consumer was ever there is still delivered.
  const config = {
    ...{ name, subjects, max_age: nanos(retentionMs), retention: RetentionPolicy.Limits, storage: StorageType.File },
    // A full one refuses what comes, which waits in its outbox, and loses nothing that it has.
    discard: DiscardPolicy.New,
  };
  try {
    return await makeStream(manager, { ...config, max_bytes: maxBytes });
  } catch (error) {
    if (!isApiError(error, ...noRoom)) throw error;
    logger.warn({ err: error, stream: name, maxBytes }, 'NATS has less room than a stream may take: it has no bound');
    return makeStream(manager, config);
  }
};

/** The most that a stream may hold, in bytes; undefined when it may take whatever the server has. */
export const boundOf = ({ max_bytes }: StreamConfig): number | undefined => (max_bytes > 0 ? max_bytes : undefined);

type NewStream = Pick<StreamConfig, 'name' | 'subjects' | 'max_age' | 'discard'> & Partial<StreamConfig>;

const makeStream = async ({ streams }: JetStreamManager, config: NewStream): Promise<StreamInfo> => {
  const { name, subjects, max_age, discard, max_bytes } = config;
  try {
    return await streams.add(config);
  } catch (error) {
    if (!isApiError(error, nameInUse)) throw error;
    const { config: found, state } = await streams.info(name);
    // A size that somebody gave it stays. One that holds more already gets none: some servers would drop what is beyond it.
    const isToBound = boundOf(found) === undefined && max_bytes !== undefined && state.bytes < max_bytes;
    return streams.update(name, { subjects, max_age, discard, ...(isToBound && { max_bytes }) });
  }
};

/**
 * Makes a consumer's durable, or brings it up to date. The server never gives up on an event by itself: who counts
 * the tries is the bus, which parks the event before it lets go of it.
 */
export const ensureConsumer = async (
  { consumers }: JetStreamManager,
  { name, event }: Consumer,
  ackWaitMs: number,
): Promise<void> => {
  await consumers.add(eventStream.name, {
    durable_name: name,
    filter_subject: event.subject,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
    max_ack_pending: maxAckPending,
  });
};
