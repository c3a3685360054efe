import type { EventDefinition, EventEnvelope, RequestDefinition, SignalDefinition } from '@exit-tickets/contracts';
import type { z } from 'zod';

/** An event as a consumer receives it: its data parsed. */
export interface ReceivedEvent<Data> extends Omit<EventEnvelope, 'data'> {
  data: Data;
}

/**
 * One service's interest in one event. `name` is the durable name: lower case, hyphens, the service first.
 * The handler may run twice for one event and see events in any order; it says above itself why that is harmless.
 */
export interface Consumer {
  name: string;
  event: EventDefinition;
  handle(envelope: EventEnvelope): Promise<void>;
}

/** Declares a consumer; the handler gets the event with its data parsed by the contract. */
export const consumer = <Data extends z.ZodType>(
  name: string,
  event: EventDefinition<Data>,
  handler: (event: ReceivedEvent<z.output<Data>>) => Promise<void>,
): Consumer => ({
  name,
  event,
  handle: async (envelope) => handler({ ...envelope, data: event.data.parse(envelope.data) }),
});

export interface RequestOptions {
  /** Longest to wait for the reply, in milliseconds. */
  timeoutMs?: number;
}

/** How services reach each other: events are kept until taken, requests wait for a reply, signals are heard or lost. */
export interface Bus {
  /** Resolves when the event is safe: kept by the stream, or taken by every consumer. Rejects otherwise. */
  publish(definition: EventDefinition, envelope: EventEnvelope): Promise<void>;
  subscribe(consumer: Consumer): Promise<void>;
  /** Throws the `AppError` of the answering service; `service_unavailable` or `service_timeout` when none answers. */
  request<Input extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Input, Reply>,
    input: z.input<Input>,
    options?: RequestOptions,
  ): Promise<z.output<Reply>>;
  respond<Input extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Input, Reply>,
    handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  ): Promise<void>;
  /** Never throws: who is not there does not hear it. */
  signal<Data extends z.ZodType>(definition: SignalDefinition<Data>, data: z.input<Data>): void;
  onSignal<Data extends z.ZodType>(
    definition: SignalDefinition<Data>,
    listener: (data: z.output<Data>) => void,
  ): Promise<void>;
  isReady(): boolean;
  /** Calls the listener each time the connection is back: signals were lost meanwhile. */
  onReconnect(listener: () => void): void;
  /**
   * Calls the listener with the id of the stream that keeps the events: now, and whenever it is another one, which knows
   * nothing of what the one before was given. A bus that keeps no events has none.
   */
  onStream(listener: (id: string) => void): void;
  /**
   * Has events wait until the returned function is called, where a bus keeps none for consumers that come later: services
   * that share one are built one after the other.
   */
  pause(): () => void;
  /** Whether no handler is at work. What a stream has not delivered yet is not known here. */
  isIdle(): boolean;
  /** Resolves when no handler is at work. */
  drain(): Promise<void>;
  /** Lets handlers under way finish, then disconnects. */
  close(): Promise<void>;
}
