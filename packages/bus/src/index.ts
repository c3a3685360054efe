export * from './bus.ts';
export { type DeadLetter, type DeadLetterStore, mongoDeadLetters } from './dead-letters.ts';
export { type EventOrigin, newEvent } from './event.ts';
export { createInProcessBus, type InProcessBus, type InProcessBusOptions } from './in-process-bus.ts';
export { connectNats, type NatsOptions } from './nats/connect-nats.ts';
export { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
export { markDeleted, notDeleted, outboxFields, withEvents } from './outbox-fields.ts';
export type { BeforePublish, Publication } from './relay-batch.ts';
export { defaultRetry, type RetryPolicy } from './retry.ts';
