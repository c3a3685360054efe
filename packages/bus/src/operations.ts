import type { EventEnvelope } from '@exit-tickets/contracts';

/** A dead letter where it is parked. */
export interface ParkedLetter {
  id: string;
  consumer: string;
  /** As it came: it may be no event at all. */
  event: unknown;
  error: string;
  at: Date;
}

/** What an operator does with a bus, from outside of the services. */
export interface BusOperations {
  /** The dead letters of all consumers, oldest first. */
  deadLetters(): AsyncIterable<ParkedLetter>;
  /** Removes a dead letter; nothing when it is gone already. */
  drop(id: string): Promise<void>;
  /** Has every consumer of this event get it, also when it was published before. */
  publish(event: EventEnvelope): Promise<void>;
  close(): Promise<void>;
}
