import type { EventEnvelope } from '@exit-tickets/contracts';

/** A stored dead letter. */
export interface ParkedLetter {
  id: string;
  consumer: string;
  /** The event as it came; it may not even be an event. */
  event: unknown;
  error: string;
  at: Date;
}

/** What an operator can do with a bus from outside the services. */
export interface BusOperations {
  /** The dead letters of all consumers, oldest first. */
  deadLetters(): AsyncIterable<ParkedLetter>;
  /** Removes a dead letter; does nothing when it is gone already. */
  drop(id: string): Promise<void>;
  /** Delivers this event to every consumer, even if it was published before. */
  publish(event: EventEnvelope): Promise<void>;
  close(): Promise<void>;
}
