import type { ConsumerInfo, JetStreamManager } from '@nats-io/jetstream';
import { connectOnce } from './connect-once.ts';
import { aheadOfStream } from './lost-events.ts';
import { deadLetterStream, earlierStream, erasureStream, stateStream } from './names.ts';
import { natsProblem, versionProblem } from './problems.ts';
import { boundOf, findStream } from './streams.ts';

/** The size of a stream and its bound; no bound when `maxBytes` is undefined. */
export interface StreamState {
  name: string;
  messages: number;
  bytes: number;
  maxBytes: number | undefined;
}

/** What an operator needs to know about a NATS server. */
export interface NatsState {
  version: string;
  /** A problem with the version, if there is one. */
  versionProblem: string | undefined;
  /** The largest message that the server accepts, in bytes. */
  maxPayload: number;
  /** Each of our streams that exists. */
  streams: StreamState[];
  deadLetters: number;
  /** Consumers that had received events which the stream has lost. */
  ahead: string[];
}

const consumersAhead = async (manager: JetStreamManager, stream: string): Promise<string[]> => {
  const found: ConsumerInfo[] = [];
  for await (const info of manager.consumers.list(stream)) found.push(info);
  return aheadOfStream(manager, stream, found);
};

/**
 * Connects once and reads the state.
 * @throws {NatsUnusableError} when there is no server, it refuses the credentials, has no JetStream, or does not answer
 */
export const inspectNats = async (url: string): Promise<NatsState> => {
  const { nats, manager } = await connectOnce(url, 'doctor');
  try {
    const streams: StreamState[] = [];
    const ahead: string[] = [];
    for (const { name } of [stateStream, erasureStream, earlierStream, deadLetterStream]) {
      const found = await findStream(manager, name);
      if (!found) continue;
      const { messages, bytes } = found.state;
      streams.push({ name, messages, bytes, maxBytes: boundOf(found.config) });
      ahead.push(...(await consumersAhead(manager, name)));
    }
    const version = nats.info?.version ?? 'unknown';
    return {
      version,
      versionProblem: versionProblem(version),
      maxPayload: nats.info?.max_payload ?? 0,
      streams,
      deadLetters: streams.find(({ name }) => name === deadLetterStream.name)?.messages ?? 0,
      ahead,
    };
  } catch (error) {
    throw natsProblem(error);
  } finally {
    await nats.close();
  }
};
