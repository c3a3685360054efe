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

/** A stream, its retention and its size. deploy/nats/nats.conf has room for all of them. */
interface StreamSettings extends StreamName {
  retentionMs: number;
  maxBytes: number;
  /** Keeps only the newest message of each subject. */
  keepsNewest: boolean;
}

/**
 * How long a consumer may be away without missing an event. The size leaves room on a small server: one that has
 * promised all its storage creates no other stream, with or without a bound.
 */
const state: StreamSettings = {
  ...stateStream,
  retentionMs: 30 * daysMs,
  maxBytes: 2.25 * gibibyte,
  keepsNewest: true,
};
/** Room for more than one address can erase in that time (`rateLimits`), at some 500 bytes each. */
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

/** The original size of the former stream, and the size it shrinks to: the other streams need the space. */
const earlierBytes = { given: 2.75 * gibibyte, left: 0.5 * gibibyte };

/**
 * More than one consumer processes at once over all replicas, including events that wait for a retry. The threshold of
 * ConsumerStuck in alerts.yml is lower.
 */
const maxAckPending = 500;

const consumerExists = 10148;
/** The account, the cluster or the server has less space left than a stream requests. */
const noRoom = [10002, 10005, 10023, 10047];

/** Whether JetStream answered with one of these codes. */
export const isApiError = (error: unknown, ...codes: number[]): boolean =>
  error instanceof JetStreamApiError && codes.includes(error.code);

/** The configuration and state of a stream; undefined when it does not exist. */
export const findStream = async ({ streams }: JetStreamManager, name: string): Promise<StreamInfo | undefined> => {
  try {
    return await streams.info(name);
  } catch (error) {
    if (isApiError(error, JetStreamApiCodes.StreamNotFound)) return undefined;
    throw error;
  }
};

/**
 * Creates or updates all streams; several services may do so at once. Returns when the event streams were created:
 * another time means that one of them is new.
 */
export const ensureStreams = async (manager: JetStreamManager, logger: Logger): Promise<string> => {
  await shrinkEarlierStream(manager);
  const made = [];
  for (const settings of [state, erasures]) made.push((await ensureStream(manager, settings, logger)).created);
  await ensureStream(manager, deadLetters, logger);
  return made.join();
};

/** Creates or updates a stream. Omits the size bound when the server lacks the space. */
export const ensureStream = async (
  manager: JetStreamManager,
  { name, prefix, retentionMs, maxBytes, keepsNewest }: StreamSettings,
  logger: Logger,
): Promise<StreamInfo> => {
  // Retention by limits, not interest: events published before a consumer first subscribes are still delivered to it.
  const config = {
    ...{ name, subjects: [`${prefix}.>`], retention: RetentionPolicy.Limits, storage: StorageType.File },
    max_age: nanos(retentionMs),
    // A full stream refuses new messages, which wait in their outboxes, and keeps what it has.
    discard: DiscardPolicy.New,
    // The newest message of a subject is read before it is replaced.
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

/** The size bound of a stream in bytes; undefined when it may take all the room of the server. */
export const boundOf = ({ max_bytes }: StreamConfig): number | undefined => (max_bytes > 0 ? max_bytes : undefined);

type NewStream = Pick<StreamConfig, 'name' | 'subjects' | 'max_age' | 'discard'> & Partial<StreamConfig>;

const makeStream = async (manager: JetStreamManager, config: NewStream): Promise<StreamInfo> => {
  const { name, max_bytes, retention: _, storage: __, ...changeable } = config;
  let found = await findStream(manager, name);
  if (!found) {
    try {
      return await manager.streams.add(config);
    } catch (error) {
      // Another service may have created it meanwhile; there may not be space for a second one.
      found = await findStream(manager, name);
      if (!found) throw error;
    }
  }
  // An operator's size is kept. A stream that already holds more gets no bound: some servers would drop the excess.
  const isToBound = boundOf(found.config) === undefined && max_bytes !== undefined && found.state.bytes < max_bytes;
  return manager.streams.update(name, { ...changeable, ...(isToBound && { max_bytes }) });
};

/** Keeps a size set by an operator, and the contents. */
const shrinkEarlierStream = async (manager: JetStreamManager): Promise<void> => {
  const found = await findStream(manager, earlierStream.name);
  if (!found || boundOf(found.config) !== earlierBytes.given || found.state.bytes >= earlierBytes.left) return;
  await manager.streams.update(earlierStream.name, { max_bytes: earlierBytes.left });
};

/** The durable of a consumer in one stream. */
export interface Durable {
  name: string;
  stream: string;
  /** The subject of the events; `*` stands for any key. */
  subject: string;
}

/**
 * Creates or updates a durable. The server itself never gives up on an event: the bus counts the attempts and stores a
 * dead letter before it acknowledges the event.
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
    // From 2.10 on, the server does not update an existing durable this way.
    if (!isApiError(error, consumerExists)) throw error;
    await consumers.update(stream, name, changeable);
  }
};
