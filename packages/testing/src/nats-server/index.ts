export { findNatsServer, findNatsServerForTests } from './find-nats-server.ts';
export { type NatsServer, type NatsServerOptions, startNatsServer } from './start-nats-server.ts';
