import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type EventDefinition, type EventEnvelope } from '@exit-tickets/contracts';
import { inSpan, metrics } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import { attemptDelivery } from './attempt-delivery.ts';
import type { Bus, Consumer } from './bus.ts';
import { type DeadLetterStore, describeError } from './dead-letters.ts';
import { defaultRequestTimeoutMs, encode, handleRequest, refuseTooLarge, throughJson } from './handle-request.ts';
import { InFlight } from './in-flight.ts';
import { defaultRetry, type RetryPolicy } from './retry.ts';

export interface InProcessBusOptions {
  logger: Logger;
  deadLetters: DeadLetterStore;
  retry?: RetryPolicy;
}

type Responder = (input: unknown) => Promise<unknown>;
type Listener = (data: unknown) => void;

/** The header that NATS adds to an event and counts towards the message size. */
const headerOf = ({ id }: EventEnvelope): string => `NATS/1.0\r\nNats-Msg-Id: ${id}\r\n\r\n`;

/**
 * A bus within one process. It stores nothing: `publish` resolves only when every consumer has processed the event or
 * stored it as a dead letter, so that a crash leaves the event in its outbox. Each consumer retries independently.
 */
export const createInProcessBus = ({ logger, deadLetters, retry = defaultRetry }: InProcessBusOptions): Bus => {
  const consumers = new Map<string, Consumer>();
  const responders = new Map<string, Responder>();
  const listeners = new Map<string, Listener[]>();
  const inFlight = new InFlight();
  const closing = new AbortController();
  let resumed = Promise.resolve();
  let resume = (): void => undefined;

  const closed = (): AppError => new AppError('service_unavailable', { cause: new Error('the bus is closed') });

  const deliver = async (consumer: Consumer, event: EventEnvelope): Promise<void> => {
    for (let nthTry = 1; ; nthTry += 1) {
      const outcome = await attemptDelivery(consumer, event, nthTry, retry, logger);
      metrics.busDeliveries.add({ consumer: consumer.name, outcome: outcome.kind });
      if (outcome.kind === 'acked') return;
      if (outcome.kind === 'deadLettered') {
        const error = describeError(outcome.error);
        await deadLetters.add({ consumer: consumer.name, event, error, at: new Date() });
        return;
      }
      await pause(outcome.afterMs, undefined, { signal: closing.signal }).catch(() => {
        throw closed();
      });
    }
  };

  const publish = async (definition: EventDefinition, event: EventEnvelope): Promise<void> => {
    await resumed;
    if (closing.signal.aborted) throw closed();
    refuseTooLarge(headerOf(event) + encode(event));
    const interested = [...consumers.values()].filter(({ event: { type } }) => type === definition.type);
    // Waits for all of them, even when one fails: a rejection means "publish again", not "stop".
    const results = await Promise.allSettled(interested.map((each) => inFlight.track(deliver(each, event))));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };

  return {
    publish,
    subscribe: async (consumer) => {
      if (consumers.has(consumer.name)) throw new Error(`consumer ${consumer.name} is there already`);
      consumers.set(consumer.name, consumer);
    },
    request: async (definition, input, { timeoutMs = defaultRequestTimeoutMs } = {}) => {
      const responder = responders.get(definition.name);
      if (!responder || closing.signal.aborted) throw new AppError('service_unavailable');
      const timer = new AbortController();
      const tooLate = pause(timeoutMs, undefined, { signal: timer.signal }).then(() => {
        throw new AppError('service_timeout');
      });
      try {
        const reply = await inSpan(`request ${definition.name}`, { kind: 'client' }, () =>
          Promise.race([inFlight.track(responder(throughJson(input))), tooLate]),
        );
        return definition.reply.parse(reply);
      } finally {
        tooLate.catch(() => {});
        timer.abort();
      }
    },
    respond: async (definition, handler) => {
      if (responders.has(definition.name)) throw new Error(`${definition.name} is answered already`);
      responders.set(definition.name, async (input) => {
        const reply = await handleRequest(definition, handler, input, logger);
        try {
          return throughJson(reply, '{"reply":}');
        } catch (error) {
          logger.error({ err: error, request: definition.name }, 'reply could not be sent');
          throw error;
        }
      });
    },
    signal: (definition, data) => {
      if (closing.signal.aborted) return;
      const heard = listeners.get(definition.name) ?? [];
      try {
        const sent = throughJson(data);
        const listening = Promise.withResolvers<void>();
        inFlight.track(listening.promise);
        setImmediate(() => {
          for (const listener of heard) listener(sent);
          listening.resolve();
        });
      } catch (error) {
        logger.warn({ err: error, signal: definition.name }, 'signal not sent');
      }
    },
    onSignal: async (definition, listener) => {
      const hear: Listener = (data) => {
        try {
          listener(definition.data.parse(data));
        } catch (error) {
          logger.error({ err: error, signal: definition.name }, 'signal failed');
        }
      };
      listeners.set(definition.name, [...(listeners.get(definition.name) ?? []), hear]);
    },
    isReady: () => !closing.signal.aborted,
    onReconnect: () => undefined,
    onStream: () => undefined,
    pause: () => {
      ({ promise: resumed, resolve: resume } = Promise.withResolvers<void>());
      return resume;
    },
    isIdle: () => inFlight.isIdle(),
    drain: () => inFlight.onIdle(),
    close: async () => {
      closing.abort();
      resume();
      await inFlight.onIdle();
    },
  };
};
