import type { Socket } from 'node:net';
import { MongoError, toMongoError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { FrameReader } from './frames.ts';
import { formatReply, isUnacknowledged, parseMessage, type Request } from './message.ts';
import { errorReply } from './reply.ts';

/** Answers one command with a whole BSON document. Never rejects. */
export type Handler = (request: Request) => Promise<Buffer>;

/**
 * Serves one client. Commands run one after the other in order of arrival; reading pauses meanwhile. A malformed
 * message gets an error reply if it has an id to reply to, and then the connection is closed.
 */
export async function serveConnection(socket: Socket, handle: Handler, logger: Logger): Promise<void> {
  const frames = new FrameReader();
  try {
    for await (const chunk of socket) {
      for (const frame of frames.push(chunk)) {
        const reply = await answer(frame, handle);
        if (socket.destroyed) return;
        if (reply && !socket.write(reply.bytes)) await drained(socket);
        if (reply?.isLast) return;
      }
    }
  } catch (error) {
    if (error instanceof MongoError)
      logger.warn({ reason: error.message }, 'database connection refused a message and was closed');
    // Any other error means that the client disconnected in mid-message, which is allowed.
  } finally {
    socket.destroySoon();
  }
}

async function answer(frame: Buffer, handle: Handler): Promise<{ bytes: Buffer; isLast: boolean } | undefined> {
  let request: Request;
  try {
    request = parseMessage(frame);
  } catch (error) {
    if (isUnacknowledged(frame) && isRefusal(error)) return undefined;
    return { bytes: formatReply(frame.readInt32LE(4), 'message', errorReply(error)), isLast: !isRefusal(error) };
  }
  const document = await handle(request);
  return request.isUnacknowledged
    ? undefined
    : { bytes: formatReply(request.id, request.kind, document), isLast: false };
}

/** A valid message with content that this server does not store; the connection stays open. */
function isRefusal(error: unknown): boolean {
  return toMongoError(error).code === 238;
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.once('drain', done);
    socket.once('close', done);
  });
}
