import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Size of one chunk, in UTF-16 units: the list of a class fits into one. */
const pieceLength = 64 * 1024;

/** Yields a JSON list in chunks and returns the last one. */
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

/** Produces the next chunk only after the previous one was read. */
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
 * Sends a list as JSON. A long list is written while it is read, so that a slow reader, or a list larger than memory,
 * takes up one chunk at most. A failure before the first chunk is answered as an error; a later one aborts the answer.
 */
export const sendList = async (reply: FastifyReply, items: AsyncIterable<unknown>): Promise<FastifyReply> => {
  const pieces = piecesOf(items);
  const first = await pieces.next();
  reply.type('application/json; charset=utf-8');
  return reply.send(first.done ? first.value : Readable.from(whileRead(first, pieces), { highWaterMark: 1 }));
};
