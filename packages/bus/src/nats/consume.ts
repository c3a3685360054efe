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

/** How long one pull waits at the server; twice half of it without a sign of life and the durable is looked up again. */
const pullMs = 4_000;
/** The same of a pull for a single event, in between of which the durable is looked at. */
const singlePullMs = 1_000;

export interface ConsumeContext {
  js: JetStreamClient;
  manager: JetStreamManager;
  ensureStreams: () => Promise<void>;
  logger: Logger;
  retry: RetryPolicy;
  /** Without a word for this long the server gives an event to another replica. */
  ackWaitMs: number;
  inFlight: InFlight;
  /** What events come through, to be closed with the bus. */
  open: Set<ConsumerMessages>;
  closing: AbortSignal;
}

/**
 * Delivers the events of a durable to a consumer as they come, until the bus is closed. Throws when the durable or its
 * stream is gone, or the server hangs.
 * @param opened called once events come
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
    // It then ends, and the caller opens it again, stream and durable included.
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
 * While events wait that were delivered twice, each is pulled alone, and the next when its handler has ended: one of them
 * may be what processes died of. The server counts deliveries, and those that die with it would otherwise be counted
 * among the tries of events whose handlers never began.
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
      // A handler that hangs holds up the others no longer than this.
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
    // Nothing was said to the server, or it did not hear it: the event comes again.
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
    // The connection is closed for good: the event goes to another replica.
  }
};

const tryMessage = async (consumer: Consumer, message: JsMsg, { logger, retry }: ConsumeContext): Promise<Outcome> => {
  const event = eventEnvelope.safeParse(json(message));
  if (event.success) return attemptDelivery(consumer, event.data, message.info.deliveryCount, retry, logger);
  logger.error({ err: event.error, consumer: consumer.name, seq: message.seq }, 'message is no event: dead letter');
  return { kind: 'deadLettered', error: event.error };
};

/** Keeps what could not be taken, as it came; or where it is, when it leaves no room for the reason. */
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
