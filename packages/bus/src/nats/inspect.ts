import { type ConsumerInfo, JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { connectOnce } from './connect-once.ts';
import { aheadOfStream } from './lost-events.ts';
import { deadLetterStream, eventStream } from './names.ts';
import { natsProblem, versionProblem } from './problems.ts';
import { boundOf } from './streams.ts';

/** What is in a stream, and the most that it may hold; no bound when `maxBytes` is undefined. */
export interface StreamState {
  name: string;
  messages: number;
  bytes: number;
  maxBytes: number | undefined;
}

/** What an operator has to know of a NATS server. */
export interface NatsState {
  version: string;
  /** What is to be said of that version, if anything. */
  versionProblem: string | undefined;
  /** The largest message that it takes, in bytes. */
  maxPayload: number;
  /** Each of our streams; undefined where no service has made it yet. */
  events: StreamState | undefined;
  deadLetters: StreamState | undefined;
  /** Consumers that were given events which the stream has lost. */
  ahead: string[];
}

const consumersAhead = async (manager: JetStreamManager): Promise<string[]> => {
  try {
    const found: ConsumerInfo[] = [];
    for await (const info of manager.consumers.list(eventStream.name)) found.push(info);
    return await aheadOfStream(manager, found);
  } catch (error) {
    // No service has made the stream yet.
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return [];
    throw error;
  }
};

/**
 * Connects once and looks.
 * @throws {NatsUnusableError} when there is no server, it refuses the credentials, has no JetStream, or does not answer
 */
export const inspectNats = async (url: string): Promise<NatsState> => {
  const { nats, manager } = await connectOnce(url, 'doctor');
  try {
    const stateOf = (name: string): Promise<StreamState | undefined> =>
      manager.streams.info(name).then(
        ({ state: { messages, bytes }, config }) => ({ name, messages, bytes, maxBytes: boundOf(config) }),
        () => undefined,
      );
    const version = nats.info?.version ?? 'unknown';
    return {
      version,
      versionProblem: versionProblem(version),
      maxPayload: nats.info?.max_payload ?? 0,
      events: await stateOf(eventStream.name),
      deadLetters: await stateOf(deadLetterStream.name),
      ahead: await consumersAhead(manager),
    };
  } catch (error) {
    throw natsProblem(error);
  } finally {
    await nats.close();
  }
};
