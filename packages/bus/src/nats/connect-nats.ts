import { setTimeout as pause } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';
import { type ConsumerMessages, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus, Consumer } from '../bus.ts';
import { encode } from '../handle-request.ts';
import { InFlight } from '../in-flight.ts';
import { defaultRetry, type RetryPolicy } from '../retry.ts';
import { openConnection } from './connection.ts';
import { consumeDurable } from './consume.ts';
import { asAppError } from './failures.ts';
import { watchConsumers } from './lag.ts';
import { isAheadOfStream } from './lost-events.ts';
import { earlierStream, earlierSubjectOf, signalSubject, streamOf, subjectsOf } from './names.ts';
import { handleRequests, json, sendRequest } from './requests.ts';
import { storeEvent, withStreams } from './store.ts';
import { createStreamWatch } from './stream-watch.ts';
import { type Durable, ensureStreams, findStream } from './streams.ts';
import { waitForNats } from './wait-for-nats.ts';

export interface NatsOptions {
  /** `nats://host:port`, including the password if there is one. */
  url: string;
  /** The name of the service. Its replicas share the requests. */
  name: string;
  logger: Logger;
  retry?: RetryPolicy;
  /** How long a replica may stay silent about an event before another replica gets it, in milliseconds. */
  ackWaitMs?: number;
  /** How long publishing waits until the stream has stored an event, in milliseconds. */
  publishTimeoutMs?: number;
}

const reopenPauseMs = 500;
const goodEndingMs = 1_000;

/**
 * Connects to NATS with JetStream (2.9 or later) and creates the streams. Waits for a server that is not there yet.
 * @throws {NatsUnusableError} when a server keeps refusing the credentials, or runs without JetStream
 */
export const connectNats = async ({
  url,
  name: service,
  logger,
  retry = defaultRetry,
  ackWaitMs = 30_000,
  publishTimeoutMs = 5_000,
}: NatsOptions): Promise<Bus> => {
  const connection = await openConnection(url, service, logger);
  const { nats, isConnected } = connection;
  const js = jetstream(nats, { timeout: publishTimeoutMs });
  const manager = await jetstreamManager(nats, { timeout: publishTimeoutMs, checkAPI: false });
  const stream = createStreamWatch();
  const prepareStreams = async (): Promise<void> => stream.seen(await ensureStreams(manager, logger));
  const inFlight = new InFlight();
  const closing = new AbortController();
  const subscribed = new Set<string>();
  const responding: Subscription[] = [];
  const open = new Set<ConsumerMessages>();
  const durables = new Set<Durable>();
  const context = {
    ...{ js, manager, ensureStreams: prepareStreams, logger, retry, ackWaitMs, inFlight, open },
    closing: closing.signal,
  };

  const untilDone = async (what: string, work: () => Promise<void>): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        logger.warn({ err: error }, `${what}: will be tried again`);
        await pause(reopenPauseMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  const publish = async (definition: EventDefinition, event: EventEnvelope): Promise<void> => {
    try {
      await connection.whileConnected(() =>
        withStreams(prepareStreams, () => storeEvent(manager, definition, event, event.id)),
      );
    } catch (error) {
      throw asAppError(error);
    }
  };

  /** Checks whether a stream lost events that these durables had received, and logs how to repair it. */
  const checkForLoss = async (opened: Iterable<Durable>): Promise<void> => {
    try {
      const consumers: string[] = [];
      for (const durable of opened) if (await isAheadOfStream(manager, durable)) consumers.push(durable.name);
      if (consumers.length > 0)
        logger.error({ consumers }, 'NATS has lost stored events: see "A damaged store of NATS" in docs/runbooks.md');
    } catch (error) {
      logger.warn({ err: error }, 'it could not be seen whether NATS has lost stored events');
    }
  };

  /** Returns when the bus is closed. Throws when the stream or durable is gone and must be opened again. */
  const keepConsuming = async (consumer: Consumer, durable: Durable, opened: () => void): Promise<void> => {
    try {
      await consumeDurable(consumer, durable, context, async () => {
        durables.add(durable);
        await checkForLoss([durable]);
        opened();
      });
    } finally {
      durables.delete(durable);
    }
  };

  /** Also consumes what an earlier release stored, as long as its stream exists. */
  const keepConsumingEarlier = async (consumer: Consumer): Promise<void> => {
    const { name } = consumer;
    const durable = { name, stream: earlierStream.name, subject: earlierSubjectOf(consumer.event) };
    if (await findStream(manager, earlierStream.name)) await keepConsuming(consumer, durable, () => undefined);
  };

  try {
    await waitForNats(prepareStreams, logger);
  } catch (error) {
    await nats.close();
    throw error;
  }
  const noMetrics = watchConsumers(manager, durables);
  connection.onReconnect(() => {
    prepareStreams().then(
      () => checkForLoss(durables),
      (error: unknown) => logger.warn({ err: error }, 'streams not made yet'),
    );
  });

  return {
    publish,
    subscribe: async (consumer) => {
      if (subscribed.has(consumer.name)) throw new Error(`consumer ${consumer.name} is there already`);
      subscribed.add(consumer.name);
      const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
      const { name, event } = consumer;
      const durable = { name, stream: streamOf(event).name, subject: subjectsOf(event) };
      untilDone(name, async () => {
        await prepareStreams();
        await keepConsuming(consumer, durable, opened);
      }).finally(opened);
      void untilDone(`${name}, events of an earlier release`, () => keepConsumingEarlier(consumer));
      await isOpen;
    },
    request: (definition, input, options) => sendRequest(connection, definition, input, options),
    respond: async (definition, handler) => {
      responding.push(await handleRequests(connection, definition, handler, { service, logger, inFlight }));
    },
    signal: (definition, data) => {
      try {
        if (isConnected()) nats.publish(signalSubject(definition.name), encode(data));
      } catch (error) {
        logger.warn({ err: error, signal: definition.name }, 'signal not sent');
      }
    },
    onSignal: async (definition, listener) => {
      nats.subscribe(signalSubject(definition.name), {
        callback: (error, message) => {
          try {
            if (error) throw error;
            listener(definition.data.parse(json(message)));
          } catch (failure) {
            logger.error({ err: failure, signal: definition.name }, 'signal failed');
          }
        },
      });
      await nats.flush();
    },
    isReady: () => isConnected() && !closing.signal.aborted,
    onReconnect: connection.onReconnect,
    onStream: stream.onChange,
    // Not needed: the stream keeps events for consumers that subscribe later.
    pause: () => () => undefined,
    isIdle: () => inFlight.isIdle(),
    drain: () => inFlight.onIdle(),
    close: async () => {
      closing.abort();
      noMetrics();
      await Promise.all([...open].map((messages) => messages.close()));
      // First stop taking requests, then send pending replies, then disconnect. Does not wait for a server that hangs.
      await briefly(Promise.all(responding.map((subscription) => subscription.drain())));
      await inFlight.onIdle();
      await briefly(nats.drain());
      await nats.close();
    },
  };
};

/** Waits briefly for a clean end. The steps that follow do not depend on it. */
const briefly = (ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending, pause(goodEndingMs, undefined, { ref: false })]).catch(() => undefined);
