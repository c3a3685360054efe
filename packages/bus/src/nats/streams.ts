import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Consumer } from '../bus.ts';
import { deadLetterStream, eventStream } from './names.ts';

const daysMs = 24 * 60 * 60 * 1000;
/** Longest that a consumer may be away without missing an event. */
const eventsKeptMs = 30 * daysMs;
const deadLettersKeptMs = 90 * daysMs;
/** More than one consumer has under way at once, over all replicas; what waits for its next try counts. */
const maxAckPending = 500;

const nameInUse = 10058;

/** Makes both streams, or brings them up to date; harmless from several services at once. Gives when that of events was made. */
export const ensureStreams = async (manager: JetStreamManager): Promise<string> => {
  const { created } = await ensureStream(manager, eventStream, eventsKeptMs);
  await ensureStream(manager, deadLetterStream, deadLettersKeptMs);
  return created;
};

const ensureStream = async (
  { streams }: JetStreamManager,
  { name, subjects }: typeof eventStream,
  keptMs: number,
): Promise<StreamInfo> => {
  // Limits, not interest: an event published before its consumer was ever there is still delivered.
  const config = { retention: RetentionPolicy.Limits, storage: StorageType.File, max_age: nanos(keptMs), subjects };
  try {
    return await streams.add({ name, ...config });
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === nameInUse)) throw error;
    return streams.update(name, { subjects, max_age: config.max_age });
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
