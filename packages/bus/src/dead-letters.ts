import type { EventEnvelope } from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';

/** An event that a consumer could not process, with the reason. */
export interface DeadLetter {
  consumer: string;
  event: EventEnvelope;
  /** The error of the last attempt, as text. */
  error: string;
  at: Date;
}

/** Where the in-process bus stores dead letters. NATS has a stream for them. */
export interface DeadLetterStore {
  add(letter: DeadLetter): Promise<void>;
}

export const deadLetterCollection = 'dead_letters';

/** Stores dead letters in the database, one per consumer and event, with the latest error. */
export const mongoDeadLetters = (database: Connection): DeadLetterStore => ({
  add: async ({ consumer, event, error, at }) => {
    const byConsumerAndEvent = { 'event.id': event.id, consumer };
    const letter = { consumer, event, error, at };
    await database.collection(deadLetterCollection).updateOne(byConsumerAndEvent, { $set: letter }, { upsert: true });
  },
});

/** Longest description of an error, in characters. It must fit into one message beside the largest event. */
const maxDescriptionLength = 5_000;

/** Describes an error for an operator: with its stack and every cause. */
export const describeError = (error: unknown): string => describe(error).slice(0, maxDescriptionLength).toWellFormed();

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${describe(error.cause)}`;
};
