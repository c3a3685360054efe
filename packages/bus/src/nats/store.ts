import { type EventDefinition, type EventEnvelope, eventEnvelope } from '@exit-tickets/contracts';
import { JetStreamApiCodes, type JetStreamManager } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { streamOf, subjectOf } from './names.ts';
import { json } from './requests.ts';
import { isApiError } from './streams.ts';

/** How many concurrent writers of the same key storing an event tolerates. */
const maxAttempts = 10;

/** Runs work that needs the streams. Recreates them when they are gone: deleted, or lost with the server's folder. */
export const withStreams = async (ensureStreams: () => Promise<void>, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await ensureStreams();
    await work();
  }
};

/** No stream listens to the subject. The client may wrap this in an error about JetStream. */
const isUnanswered = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof errors.RequestError && cause.isNoResponders();
};

/**
 * Resolves when the stream has stored an event in place of the former one of its key, or already holds newer state: an
 * older event must not replace it, as some consumer may not have received it yet.
 * @param id an event with the id of one stored within two minutes is not stored again
 */
export const storeEvent = async (
  manager: JetStreamManager,
  definition: EventDefinition,
  event: EventEnvelope,
  id?: string,
): Promise<void> => {
  const js = manager.jetstream();
  const subject = subjectOf(definition, event);
  const text = JSON.stringify(event);
  const once = id === undefined ? {} : { msgID: id };
  if (!definition.orderOf) {
    await js.publish(subject, text, once);
    return;
  }
  for (let attempt = 1; ; attempt += 1) {
    const stored = await manager.direct.getMessage(streamOf(definition).name, { last_by_subj: subject });
    if (stored && isNewer(definition, json(stored), event)) return;
    try {
      await js.publish(subject, text, { ...once, expect: { lastSubjectSequence: stored?.seq ?? 0 } });
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isApiError(error, JetStreamApiCodes.StreamWrongLastSequence)) throw error;
    }
  }
};

/**
 * Whether the stored event has newer state than this one. A restored database counts again from the backup, so a later
 * event is newer whatever its number.
 */
const isNewer = ({ data, orderOf }: EventDefinition, stored: unknown, event: EventEnvelope): boolean => {
  const envelope = eventEnvelope.safeParse(stored).data;
  const [theirs, ours] = [data.safeParse(envelope?.data), data.safeParse(event.data)];
  if (!envelope || !theirs.success || !ours.success || !orderOf) return false;
  const [order, ourOrder] = [orderOf(theirs.data), orderOf(ours.data)];
  const at = order.findIndex((number, index) => number !== ourOrder[index]);
  return (order[at] ?? 0) > (ourOrder[at] ?? 0) && Date.parse(envelope.time) >= Date.parse(event.time);
};
