import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Written at once, in UTF-16 units: a list of a class is sent as one piece. */
const pieceLength = 64 * 1024;

/** A JSON list piece by piece; the last piece is what it returns. */
async function* piecesOf(items: AsyncIterable<unknown>): AsyncGenerator<string, string> {
  let piece = '[';
  let separator = '';
  for await (const item of items) {
    piece += separator + JSON.stringify(item);
    separator = ',';
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  return `${piece}]`;
}

/** Makes the next piece only when the one before is taken. */
async function* whileRead(first: IteratorResult<string, string>, pieces: AsyncGenerator<string, string>) {
  try {
    let next = first;
    for (; !next.done; next = await pieces.next()) yield next.value;
    yield next.value;
  } finally {
    await pieces.return('');
  }
}

/**
 * Sends a list as JSON. A long one is written while it is read, so that a slow reader, or a list that is too long for the
 * memory, holds no more than a piece. What fails before the first piece is answered as an error; later the list is broken off.
 */
export const sendList = async (reply: FastifyReply, items: AsyncIterable<unknown>): Promise<FastifyReply> => {
  const pieces = piecesOf(items);
  const first = await pieces.next();
  reply.type('application/json; charset=utf-8');
  return reply.send(first.done ? first.value : Readable.from(whileRead(first, pieces), { highWaterMark: 1 }));
};
