import type { EventDefinition, EventEnvelope, RequestDefinition, SignalDefinition } from '@exit-tickets/contracts';
import type { z } from 'zod';

/** An event as a consumer receives it: its data parsed. */
export interface ReceivedEvent<Data> extends Omit<EventEnvelope, 'data'> {
  data: Data;
}

/**
 * The subscription of one service to one event. `name` is the durable name: lower case, hyphens, the service first. A
 * handler may get an event twice and events in any order; a comment above it explains why that is harmless.
 */
export interface Consumer {
  name: string;
  event: EventDefinition;
  handle(envelope: EventEnvelope): Promise<void>;
}

/** Declares a consumer. The handler gets the event with its data parsed by the contract. */
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
  /** Upper bound for the reply, in milliseconds. */
  timeoutMs?: number;
}

/** How services talk to each other: events are kept until consumed, requests wait for a reply, signals may be lost. */
export interface Bus {
  /** Resolves when the event is safe: stored by the stream, or processed by every consumer. Rejects otherwise. */
  publish(definition: EventDefinition, envelope: EventEnvelope): Promise<void>;
  subscribe(consumer: Consumer): Promise<void>;
  /**
   * Throws the `AppError` of the answering service, or `service_unavailable` or `service_timeout` without an answer.
   */
  request<Input extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Input, Reply>,
    input: z.input<Input>,
    options?: RequestOptions,
  ): Promise<z.output<Reply>>;
  respond<Input extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Input, Reply>,
    handler: (input: z.output<Input>) => Promise<z.input<Reply>>,
  ): Promise<void>;
  /** Never throws. Services that are down miss the signal. */
  signal<Data extends z.ZodType>(definition: SignalDefinition<Data>, data: z.input<Data>): void;
  onSignal<Data extends z.ZodType>(
    definition: SignalDefinition<Data>,
    listener: (data: z.output<Data>) => void,
  ): Promise<void>;
  isReady(): boolean;
  /** Calls the listener whenever the connection is restored. Signals sent meanwhile were lost. */
  onReconnect(listener: () => void): void;
  /**
   * Calls the listener with the id of the event stream: now, and whenever a new stream replaces it. A new stream does
   * not know what the former one received. A bus without a stream never calls it.
   */
  onStream(listener: (id: string) => void): void;
  /**
   * Holds events back until the returned function is called. Needed where the bus keeps no events for consumers that
   * subscribe later: services on one bus are built one after the other.
   */
  pause(): () => void;
  /** Whether no handler is running. Does not include events that a stream has not delivered yet. */
  isIdle(): boolean;
  /** Resolves when no handler is running. */
  drain(): Promise<void>;
  /** Waits for running handlers, then disconnects. */
  close(): Promise<void>;
}
