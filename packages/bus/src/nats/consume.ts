import { eventEnvelope } from '@exit-tickets/contracts';
import { metrics } from '@exit-tickets/telemetry';
import type { ConsumerMessages, JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { attemptDelivery, type Outcome } from '../attempt-delivery.ts';
import type { Consumer } from '../bus.ts';
import { describeError } from '../dead-letters.ts';
import type { InFlight } from '../in-flight.ts';
import { delayAfter, type RetryPolicy } from '../retry.ts';
import { isTooLarge } from './failures.ts';
import { deadLetterSubject, eventStream } from './names.ts';
import { json } from './requests.ts';
import type { Store } from './store.ts';
import { ensureConsumer } from './streams.ts';

/** How long one pull waits at the server; twice half of it without a sign of life and the durable is looked up again. */
const pullMs = 4_000;

export interface ConsumeParts {
  js: JetStreamClient;
  manager: JetStreamManager;
  ensureStreams: () => Promise<void>;
  store: Store;
  logger: Logger;
  retry: RetryPolicy;
  /** Without a word for this long the server gives an event to another replica. */
  ackWaitMs: number;
  inFlight: InFlight;
}

/** Delivers the events of its durable to a consumer as they come. */
export const openConsumer = async (consumer: Consumer, parts: ConsumeParts): Promise<ConsumerMessages> => {
  const { js, manager, ensureStreams, ackWaitMs, inFlight } = parts;
  await ensureStreams();
  await ensureConsumer(manager, consumer, ackWaitMs);
  const durable = await js.consumers.get(eventStream.name, consumer.name);
  return durable.consume({
    expires: pullMs,
    // It then ends, and the caller opens it again, stream and durable included.
    abort_on_missing_resource: true,
    callback: (message) => {
      inFlight.track(deliverMessage(consumer, message, parts));
    },
  });
};

const deliverMessage = async (consumer: Consumer, message: JsMsg, parts: ConsumeParts): Promise<void> => {
  const { logger, retry, ackWaitMs } = parts;
  const stillWorking = setInterval(() => sayWorking(message), ackWaitMs / 3);
  try {
    const outcome = await tryMessage(consumer, message, parts);
    metrics.busDeliveries.add({ consumer: consumer.name, outcome: outcome.kind });
    if (outcome.kind === 'acked') {
      message.ack();
    } else if (outcome.kind === 'retry') {
      message.nak(outcome.afterMs);
    } else {
      await park(consumer, message, outcome.error, parts);
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

const tryMessage = async (consumer: Consumer, message: JsMsg, { logger, retry }: ConsumeParts): Promise<Outcome> => {
  const event = eventEnvelope.safeParse(json(message));
  if (event.success) return attemptDelivery(consumer, event.data, message.info.deliveryCount, retry, logger);
  logger.error({ err: event.error, consumer: consumer.name, seq: message.seq }, 'message is no event: dead letter');
  return { kind: 'deadLettered', error: event.error };
};

/** Keeps what could not be taken, as it came; or where it is, when it leaves no room for the reason. */
const park = async ({ name }: Consumer, message: JsMsg, error: unknown, { store }: ConsumeParts): Promise<void> => {
  const at = new Date();
  const storeLetter = (event: unknown): Promise<void> => {
    const letter = { consumer: name, event, error: describeError(error), at };
    return store(deadLetterSubject(name), JSON.stringify(letter), `${name}:${message.timestampNanos}`);
  };
  try {
    await storeLetter(json(message) ?? message.string());
  } catch (failure) {
    if (!isTooLarge(failure)) throw failure;
    await storeLetter(`message ${message.seq} of ${eventStream.name}`);
  }
};
