export { findNatsServer, findNatsServerForTests } from './find-nats-server.ts';
export { type NatsServer, startNatsServer } from './start-nats-server.ts';
