import type { EventEnvelope } from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';

/** An event that a consumer could not take, with the reason. */
export interface DeadLetter {
  consumer: string;
  event: EventEnvelope;
  /** What the last try threw, as text. */
  error: string;
  at: Date;
}

/** Where the in-process bus parks dead letters; NATS has a stream for them. */
export interface DeadLetterStore {
  add(letter: DeadLetter): Promise<void>;
}

export const deadLetterCollection = 'dead_letters';

/** Keeps dead letters in a database; one consumer's letter about one event is kept once, with its latest error. */
export const mongoDeadLetters = (database: Connection): DeadLetterStore => ({
  add: async ({ consumer, event, error, at }) => {
    const byConsumerAndEvent = { 'event.id': event.id, consumer };
    const letter = { consumer, event, error, at };
    await database.collection(deadLetterCollection).updateOne(byConsumerAndEvent, { $set: letter }, { upsert: true });
  },
});

/** Longest description of an error, in characters: it must fit into one message beside the largest event. */
const maxDescriptionLength = 5_000;

/** An error as a person who looks at a dead letter needs it: with its stack, and every cause. */
export const describeError = (error: unknown): string => describe(error).slice(0, maxDescriptionLength).toWellFormed();

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${describe(error.cause)}`;
};
