import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { JetStreamManager } from '@nats-io/jetstream';
import { deadLetterStream, earlierStream, erasureStream, stateStream } from './names.ts';
import { boundOf, type Durable, findStream } from './streams.ts';

/**
 * Exports metrics: how far these durables lag behind, how full the streams are, and how many dead letters exist.
 * Returns a function that stops it.
 */
export const watchConsumers = (manager: JetStreamManager, durables: ReadonlySet<Durable>): (() => void) => {
  const endLag = onScrape(async (record) => {
    const byConsumer = Map.groupBy(durables, ({ name }) => name);
    await Promise.all(
      [...byConsumer].map(async ([consumer, ofConsumer]) => {
        const infos = await Promise.all(ofConsumer.map(({ stream }) => manager.consumers.info(stream, consumer)));
        const sum = (what: 'num_pending' | 'num_ack_pending' | 'num_redelivered') =>
          infos.reduce((total, info) => total + info[what], 0);
        record(metrics.busPending, { consumer }, sum('num_pending'));
        record(metrics.busAckPending, { consumer }, sum('num_ack_pending'));
        record(metrics.busRedelivered, { consumer }, sum('num_redelivered'));
      }),
    );
  });
  const endStreams = onScrape(async (record) => {
    for (const { name } of [stateStream, erasureStream, earlierStream, deadLetterStream]) {
      const found = await findStream(manager, name);
      if (!found) continue;
      const bound = boundOf(found.config);
      if (bound !== undefined) record(metrics.busStreamFull, { stream: name }, found.state.bytes / bound);
      if (name === deadLetterStream.name) record(metrics.deadLetters, {}, found.state.messages);
    }
  });
  return () => {
    endLag();
    endStreams();
  };
};
