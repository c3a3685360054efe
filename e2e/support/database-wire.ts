import type { Socket } from 'node:net';
import { mongo } from 'mongoose';

const headerBytes = 16;
const opMsg = 2013;
const opReply = 1;

/** After the header, flags, section kind, and the size and first type of the document. */
const commandAt = 26;

/** The name of a client's command: the first field of its document. Undefined for the legacy handshake. */
export const commandOf = (request: Buffer): string | undefined =>
  request.readInt32LE(12) === opMsg ? request.toString('utf8', commandAt, request.indexOf(0, commandAt)) : undefined;

/** Whether a client only asks for the server's description, as its driver does regularly. */
export const isHello = (request: Buffer): boolean =>
  [undefined, 'hello', 'isMaster', 'ismaster'].includes(commandOf(request));

/** A MongoDB protocol message that answers this request with this document. */
export const replyTo = (request: Buffer, document: mongo.BSON.Document): Buffer => {
  const isMessage = request.readInt32LE(12) === opMsg;
  // Flags and section kind; or flags, cursor, start, and a count of one document.
  const prefix = isMessage ? Buffer.alloc(5) : Buffer.concat([Buffer.alloc(16), Buffer.from([1, 0, 0, 0])]);
  const body = Buffer.concat([prefix, mongo.BSON.serialize(document)]);
  const header = Buffer.alloc(headerBytes);
  header.writeInt32LE(headerBytes + body.length, 0);
  header.writeInt32LE(request.readInt32LE(4), 8);
  header.writeInt32LE(isMessage ? opMsg : opReply, 12);
  return Buffer.concat([header, body]);
};

/** Calls `handle` with each complete message. */
export const onRequest = (socket: Socket, handle: (request: Buffer) => void): void => {
  let buffered: Buffer = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= headerBytes && buffered.length >= buffered.readInt32LE(0)) {
      const length = buffered.readInt32LE(0);
      handle(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
    }
  });
};
