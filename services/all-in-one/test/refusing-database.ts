import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { mongo } from 'mongoose';

const headerBytes = 16;
const opMsg = 2013;
const opReply = 1;

const messageOf = (opCode: number, answerTo: number, body: Buffer): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.writeInt32LE(headerBytes + body.length, 0);
  header.writeInt32LE(answerTo, 8);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
};

const hello = mongo.BSON.serialize({
  ...{ ok: 1, ismaster: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21, maxBsonObjectSize: 16_777_216 },
  ...{ maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000, localTime: new Date(0) },
});
const refusal = mongo.BSON.serialize({
  ...{ ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' },
});

const answerTo = (request: Buffer): Buffer => {
  const id = request.readInt32LE(4);
  // Flags, cursor, where it starts, and that there is one document.
  if (request.readInt32LE(12) !== opMsg)
    return messageOf(opReply, id, Buffer.concat([Buffer.alloc(16), Buffer.from([1, 0, 0, 0]), hello]));
  const isHello = /^(hello|isMaster|ismaster)\0/.test(request.toString('latin1', headerBytes + 10, headerBytes + 26));
  return messageOf(opMsg, id, Buffer.concat([Buffer.alloc(5), isHello ? hello : refusal]));
};

/** A database that answers, and lets nobody in, whatever user and password they have; its host and port. */
export const startRefusingDatabase = async () => {
  const server = createServer((socket) => {
    let waiting: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= headerBytes && waiting.length >= waiting.readInt32LE(0)) {
        const length = waiting.readInt32LE(0);
        socket.write(answerTo(waiting.subarray(0, length)));
        waiting = waiting.subarray(length);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => void server.close() };
};
