import { setTimeout as pause } from 'node:timers/promises';
import { eventEnvelope } from '@exit-tickets/contracts';
import { metrics } from '@exit-tickets/telemetry';
import type {
  ConsumerMessages,
  JetStreamClient,
  JetStreamManager,
  JsMsg,
  Consumer as NatsConsumer,
} from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { attemptDelivery, type Outcome } from '../attempt-delivery.ts';
import type { Consumer } from '../bus.ts';
import { describeError } from '../dead-letters.ts';
import type { InFlight } from '../in-flight.ts';
import { delayAfter, type RetryPolicy } from '../retry.ts';
import { isTooLarge } from './failures.ts';
import { deadLetterSubject } from './names.ts';
import { json } from './requests.ts';
import { withStreams } from './store.ts';
import { type Durable, ensureConsumer } from './streams.ts';

/**
 * How long one pull waits at the server. After that long without a heartbeat, the durable is looked up again.
 */
const pullMs = 4_000;
/** The same for a pull of a single event. The durable is checked between two pulls. */
const singlePullMs = 1_000;

export interface ConsumeContext {
  js: JetStreamClient;
  manager: JetStreamManager;
  ensureStreams: () => Promise<void>;
  logger: Logger;
  retry: RetryPolicy;
  /** After this long without an acknowledgement the server delivers an event to another replica. */
  ackWaitMs: number;
  inFlight: InFlight;
  /** Open message iterators, closed with the bus. */
  open: Set<ConsumerMessages>;
  closing: AbortSignal;
}

/**
 * Delivers the events of a durable to a consumer until the bus is closed. Throws when the durable or its stream is
 * gone, or the server hangs.
 * @param opened called once events arrive
 */
export const consumeDurable = async (
  consumer: Consumer,
  durable: Durable,
  context: ConsumeContext,
  opened: () => Promise<void>,
): Promise<void> => {
  const { js, manager, ackWaitMs, inFlight, open, closing } = context;
  await ensureConsumer(manager, durable, ackWaitMs);
  const events = await js.consumers.get(durable.stream, durable.name);
  await opened();
  await consumeOneByOne(consumer, events, context);
  if (closing.aborted) return;
  const messages = await events.consume({
    expires: pullMs,
    // The pull then ends, and the caller opens it again, including stream and durable.
    abort_on_missing_resource: true,
    callback: (message) => {
      inFlight.track(deliverMessage(consumer, message, context));
    },
  });
  open.add(messages);
  if (closing.aborted) await messages.close();
  const reason = await messages.closed();
  open.delete(messages);
  if (!closing.aborted) throw reason ?? new Error('the consumer ended');
};

/**
 * Pulls one event at a time while redelivered events are pending, each after the handler of the former one ended: one
 * of these events may have crashed a process. The server counts deliveries, so events whose handlers never ran would
 * otherwise use up attempts in the same crash.
 */
const consumeOneByOne = async (consumer: Consumer, events: NatsConsumer, context: ConsumeContext): Promise<void> => {
  const { ackWaitMs, inFlight, open, closing } = context;
  while (!closing.aborted) {
    const { num_redelivered, num_ack_pending } = await events.info();
    if (num_redelivered === 0 || num_ack_pending === 0) return;
    const messages = await events.fetch({ max_messages: 1, expires: singlePullMs });
    open.add(messages);
    for await (const message of messages) {
      const delivery = inFlight.track(deliverMessage(consumer, message, context));
      // A handler that hangs delays the others no longer than this.
      const enough = new AbortController();
      await Promise.race([delivery, pause(ackWaitMs, undefined, { signal: enough.signal }).catch(() => {})]);
      enough.abort();
    }
    open.delete(messages);
  }
};

const deliverMessage = async (consumer: Consumer, message: JsMsg, context: ConsumeContext): Promise<void> => {
  const { logger, retry, ackWaitMs } = context;
  const stillWorking = setInterval(() => sayWorking(message), ackWaitMs / 3);
  try {
    const outcome = await tryMessage(consumer, message, context);
    metrics.busDeliveries.add({ consumer: consumer.name, outcome: outcome.kind });
    if (outcome.kind === 'acked') {
      message.ack();
    } else if (outcome.kind === 'retry') {
      message.nak(outcome.afterMs);
    } else {
      await park(consumer, message, outcome.error, context);
      message.term();
    }
  } catch (error) {
    // Nothing was acknowledged, or the server missed it: the event is delivered again.
    logger.warn({ err: error, consumer: consumer.name, seq: message.seq }, 'event will be delivered again');
    message.nak(delayAfter(retry, message.info.deliveryCount));
  } finally {
    clearInterval(stillWorking);
  }
};

const sayWorking = (message: JsMsg): void => {
  try {
    message.working();
  } catch {
    // The connection is closed for good: another replica gets the event.
  }
};

const tryMessage = async (consumer: Consumer, message: JsMsg, { logger, retry }: ConsumeContext): Promise<Outcome> => {
  const event = eventEnvelope.safeParse(json(message));
  if (event.success) return attemptDelivery(consumer, event.data, message.info.deliveryCount, retry, logger);
  logger.error({ err: event.error, consumer: consumer.name, seq: message.seq }, 'message is no event: dead letter');
  return { kind: 'deadLettered', error: event.error };
};

/** Stores a dead letter: the event as it came, or a reference to it when there is no room for the reason. */
const park = async ({ name }: Consumer, message: JsMsg, error: unknown, context: ConsumeContext): Promise<void> => {
  const { js, ensureStreams } = context;
  const at = new Date();
  const storeLetter = (event: unknown): Promise<void> => {
    const letter = JSON.stringify({ consumer: name, event, error: describeError(error), at });
    const msgID = `${name}:${message.timestampNanos}`;
    return withStreams(ensureStreams, async () => {
      await js.publish(deadLetterSubject(name), letter, { msgID });
    });
  };
  try {
    await storeLetter(json(message) ?? message.string());
  } catch (failure) {
    if (!isTooLarge(failure)) throw failure;
    await storeLetter(`message ${message.seq} of ${message.info.stream}`);
  }
};
