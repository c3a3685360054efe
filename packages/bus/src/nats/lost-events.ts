import { type ConsumerInfo, JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { eventStream } from './names.ts';

/**
 * Those of these consumers, as they were found, that were given events which the stream has no more numbers for: a damaged
 * file is read as far as it goes. Some servers (2.9) give such a consumer nothing until as many events were stored again.
 */
export const aheadOfStream = async (
  { streams }: JetStreamManager,
  found: readonly ConsumerInfo[],
): Promise<string[]> => {
  // Asked after the consumers: meanwhile it only grows.
  const { state } = await streams.info(eventStream.name);
  return found.filter(({ delivered }) => delivered.stream_seq > state.last_seq).map(({ name }) => name);
};

/** The same of these durables, where they are there. */
export const namesAheadOfStream = async (manager: JetStreamManager, names: Iterable<string>): Promise<string[]> => {
  const found = await Promise.all(
    [...names].map((name) => manager.consumers.info(eventStream.name, name).catch(ifThere)),
  );
  return aheadOfStream(
    manager,
    found.filter((each) => each !== undefined),
  );
};

const ifThere = (error: unknown): undefined => {
  if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound)) throw error;
};
