import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { deadLetterStream, earlierStream, erasureStream, type StreamName, stateStream } from './names.ts';

const daysMs = 24 * 60 * 60 * 1000;
const gibibyte = 1024 ** 3;

/** A stream, and how long and how much it keeps; the server sees to it that all of them have room (deploy/nats/nats.conf). */
interface StreamSettings extends StreamName {
  retentionMs: number;
  maxBytes: number;
  /** Keeps only the newest message of each subject. */
  keepsNewest: boolean;
}

/**
 * Longest that a consumer may be away without missing an event. Not as much as some server is likely to have in all: one
 * that has promised everything makes no other stream, with or without a bound.
 */
const state: StreamSettings = {
  ...stateStream,
  retentionMs: 30 * daysMs,
  maxBytes: 2.25 * gibibyte,
  keepsNewest: true,
};
/** More than one address can have erased in that time (`rateLimits`), each in some 500 bytes. */
const erasures: StreamSettings = {
  ...erasureStream,
  retentionMs: 30 * daysMs,
  maxBytes: 0.5 * gibibyte,
  keepsNewest: true,
};
const deadLetters: StreamSettings = {
  ...deadLetterStream,
  retentionMs: 90 * daysMs,
  maxBytes: 0.5 * gibibyte,
  keepsNewest: false,
};

/** What earlier releases gave their stream of all events, and what is left to it: the others need the room. */
const earlierBytes = { given: 2.75 * gibibyte, left: 0.5 * gibibyte };

/** More than one consumer has under way at once, over all replicas; what waits for its next try counts. ConsumerStuck of alerts.yml is below it. */
const maxAckPending = 500;

const consumerExists = 10148;
/** The account, the cluster or the server has not as much left as a stream is to hold. */
const noRoom = [10002, 10005, 10023, 10047];

const isApiError = (error: unknown, ...codes: number[]): boolean =>
  error instanceof JetStreamApiError && codes.includes(error.code);

/** A stream as it is; undefined when there is none. */
export const findStream = async ({ streams }: JetStreamManager, name: string): Promise<StreamInfo | undefined> => {
  try {
    return await streams.info(name);
  } catch (error) {
    if (isApiError(error, JetStreamApiCodes.StreamNotFound)) return undefined;
    throw error;
  }
};

/**
 * Makes all streams, or brings them up to date; harmless from several services at once. Gives when those of events were
 * made, which is another moment when one of them is another one.
 */
export const ensureStreams = async (manager: JetStreamManager, logger: Logger): Promise<string> => {
  await shrinkEarlierStream(manager);
  const made = [];
  for (const settings of [state, erasures]) made.push((await ensureStream(manager, settings, logger)).created);
  await ensureStream(manager, deadLetters, logger);
  return made.join();
};

/** Makes a stream, or brings it up to date; without its bound where the server has no room for as much. */
export const ensureStream = async (
  manager: JetStreamManager,
  { name, prefix, retentionMs, maxBytes, keepsNewest }: StreamSettings,
  logger: Logger,
): Promise<StreamInfo> => {
  // Limits, not interest: an event published before its consumer was ever there is still delivered.
  const config = {
    ...{ name, subjects: [`${prefix}.>`], retention: RetentionPolicy.Limits, storage: StorageType.File },
    max_age: nanos(retentionMs),
    // A full one refuses what comes, which waits in its outbox, and loses nothing that it has.
    discard: DiscardPolicy.New,
    // The newest message of a subject is looked at before it is replaced.
    ...(keepsNewest && { max_msgs_per_subject: 1, allow_direct: true }),
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

const makeStream = async (manager: JetStreamManager, config: NewStream): Promise<StreamInfo> => {
  const { name, max_bytes, retention: _, storage: __, ...changeable } = config;
  let found = await findStream(manager, name);
  if (!found) {
    try {
      return await manager.streams.add(config);
    } catch (error) {
      // Another service may have made it in between; for a second one there may be no room.
      found = await findStream(manager, name);
      if (!found) throw error;
    }
  }
  // A size that somebody gave it stays. One that holds more already gets none: some servers would drop what is beyond it.
  const isToBound = boundOf(found.config) === undefined && max_bytes !== undefined && found.state.bytes < max_bytes;
  return manager.streams.update(name, { ...changeable, ...(isToBound && { max_bytes }) });
};

/** A size that somebody else gave it stays, and so does what it holds. */
const shrinkEarlierStream = async (manager: JetStreamManager): Promise<void> => {
  const found = await findStream(manager, earlierStream.name);
  if (!found || boundOf(found.config) !== earlierBytes.given || found.state.bytes >= earlierBytes.left) return;
  await manager.streams.update(earlierStream.name, { max_bytes: earlierBytes.left });
};

/** The durable of a consumer in one stream, and what it is given from there. */
export interface Durable {
  name: string;
  stream: string;
  /** Of the events; a `*` stands for whatever they are about. */
  subject: string;
}

/**
 * Makes a durable, or brings it up to date. The server never gives up on an event by itself: who counts the tries is the
 * bus, which parks the event before it lets go of it.
 */
export const ensureConsumer = async (
  { consumers }: JetStreamManager,
  { name, stream, subject }: Durable,
  ackWaitMs: number,
): Promise<void> => {
  const changeable = {
    ...{ filter_subject: subject, max_deliver: -1, max_ack_pending: maxAckPending },
    ack_wait: nanos(ackWaitMs),
  };
  const fixed = { durable_name: name, ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All };
  try {
    await consumers.add(stream, { ...fixed, ...changeable });
  } catch (error) {
    // From 2.10 on one that is there is not changed by that.
    if (!isApiError(error, consumerExists)) throw error;
    await consumers.update(stream, name, changeable);
  }
};
