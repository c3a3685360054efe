import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { JetStreamManager } from '@nats-io/jetstream';
import { deadLetterStream, eventStream } from './names.ts';

/** Has metrics tell how far these consumers lag behind, and how many dead letters there are. Returns what ends that. */
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
  const endLetters = onScrape(async (tell) => {
    const { state } = await streams.info(deadLetterStream.name);
    tell(metrics.deadLetters, {}, state.messages);
  });
  return () => {
    endLag();
    endLetters();
  };
};
