export { findNatsServer, findNatsServerForTests } from './find-nats-server.ts';
export { freePort, type NatsServer, type NatsServerOptions, startNatsServer } from './start-nats-server.ts';
