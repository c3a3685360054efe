import type { JetStreamClient } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';

/** Resolves when a stream has stored the text; an id it has stored within two minutes is not stored again. */
export type Store = (subject: string, text: string, id: string) => Promise<void>;

/** Stores, and makes the streams anew when they are gone: deleted, or the server has lost its whole folder. */
export const createStore = (js: JetStreamClient, ensureStreams: () => Promise<void>): Store => {
  const store: Store = async (subject, text, id) => {
    await js.publish(subject, text, { msgID: id });
  };
  return async (subject, text, id) => {
    try {
      await store(subject, text, id);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await ensureStreams();
      await store(subject, text, id);
    }
  };
};

/** Nobody listens to the subject, so no stream does; the client wraps this in an error about JetStream. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof errors.RequestError && error.cause.isNoResponders();
