// Apart from the rest, so that an app whose bus is in its own process does not load the client of NATS.
export { connectNats, type NatsOptions } from './connect-nats.ts';
export { inspectNats, type NatsState, type StreamState } from './inspect.ts';
export { connectNatsOperations } from './nats-operations.ts';
export { NatsUnusableError } from './problems.ts';
