import { type ConsumerInfo, JetStreamApiCodes, type JetStreamManager } from '@nats-io/jetstream';
import { type Durable, isApiError } from './streams.ts';

/**
 * The consumers that received events with numbers beyond the end of the stream. NATS reads a damaged file as far as it
 * is intact. Some servers (2.9) then deliver nothing to such a consumer until as many events were stored again.
 */
export const aheadOfStream = async (
  { streams }: JetStreamManager,
  stream: string,
  found: readonly ConsumerInfo[],
): Promise<string[]> => {
  // Read after the consumers: meanwhile the stream only grows.
  const { state } = await streams.info(stream);
  return found.filter(({ delivered }) => delivered.stream_seq > state.last_seq).map(({ name }) => name);
};

/** Whether a durable, if it exists, received events which its stream has lost. */
export const isAheadOfStream = async (manager: JetStreamManager, { stream, name }: Durable): Promise<boolean> => {
  const found = await manager.consumers.info(stream, name).catch(ifThere);
  return found !== undefined && (await aheadOfStream(manager, stream, [found])).length > 0;
};

const ifThere = (error: unknown): undefined => {
  if (!isApiError(error, JetStreamApiCodes.ConsumerNotFound)) throw error;
};
