// A separate entry, so that an app with the in-process bus does not load the client of NATS.
export { connectNats, type NatsOptions } from './connect-nats.ts';
export { inspectNats, type NatsState, type StreamState } from './inspect.ts';
export { connectNatsOperations } from './nats-operations.ts';
export { NatsUnusableError } from './problems.ts';
