import { type ConsumerInfo, JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { Durable } from './streams.ts';

/**
 * Those of these consumers of a stream, as they were found, that were given events which it has no more numbers for: a
 * damaged file is read as far as it goes. Some servers (2.9) give such a consumer nothing until as many events were stored
 * again.
 */
export const aheadOfStream = async (
  { streams }: JetStreamManager,
  stream: string,
  found: readonly ConsumerInfo[],
): Promise<string[]> => {
  // Asked after the consumers: meanwhile it only grows.
  const { state } = await streams.info(stream);
  return found.filter(({ delivered }) => delivered.stream_seq > state.last_seq).map(({ name }) => name);
};

/** Whether a durable, where it is there, was given events which its stream has lost. */
export const isAheadOfStream = async (manager: JetStreamManager, { stream, name }: Durable): Promise<boolean> => {
  const found = await manager.consumers.info(stream, name).catch(ifThere);
  return found !== undefined && (await aheadOfStream(manager, stream, [found])).length > 0;
};

const ifThere = (error: unknown): undefined => {
  if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound)) throw error;
};
