import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { JetStreamManager } from '@nats-io/jetstream';
import { deadLetterStream, eventStream } from './names.ts';
import { boundOf } from './streams.ts';

/**
 * Has metrics tell how far these consumers lag behind, how full the streams are and how many dead letters there are.
 * Returns what ends that.
 */
export const watchConsumers = ({ consumers, streams }: JetStreamManager, names: ReadonlySet<string>): (() => void) => {
  const endLag = onScrape(async (tell) => {
    await Promise.all(
      [...names].map(async (consumer) => {
        const { num_pending, num_ack_pending, num_redelivered } = await consumers.info(eventStream.name, consumer);
        tell(metrics.busPending, { consumer }, num_pending);
        tell(metrics.busAckPending, { consumer }, num_ack_pending);
        tell(metrics.busRedelivered, { consumer }, num_redelivered);
      }),
    );
  });
  const endStreams = onScrape(async (tell) => {
    for (const { name } of [eventStream, deadLetterStream]) {
      const { state, config } = await streams.info(name);
      const bound = boundOf(config);
      if (bound !== undefined) tell(metrics.busStreamFull, { stream: name }, state.bytes / bound);
      if (name === deadLetterStream.name) tell(metrics.deadLetters, {}, state.messages);
    }
  });
  return () => {
    endLag();
    endStreams();
  };
};
