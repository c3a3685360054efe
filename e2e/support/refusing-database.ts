import { createServer } from 'node:net';
import { listenOnFreePort } from '@exit-tickets/testing';
import { isHello, onRequest, replyTo } from './database-wire.ts';

const hello = {
  ...{ ok: 1, ismaster: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21, maxBsonObjectSize: 16_777_216 },
  ...{ maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000, localTime: new Date(0) },
};
const refusal = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' };

/** A database that answers but refuses every user and password; returns its host and port. */
export const startRefusingDatabase = async () => {
  const server = createServer((socket) =>
    onRequest(socket, (request) => void socket.write(replyTo(request, isHello(request) ? hello : refusal))),
  );
  return { host: `127.0.0.1:${await listenOnFreePort(server)}`, close: () => void server.close() };
};
