import { BatchReader } from '../cursors.ts';
import { MongoError } from '../errors.ts';
import type { ServerContext } from '../server-context.ts';
import { cursorId, cursorReply, okReply } from '../wire/reply.ts';
import type { Command } from './command.ts';

/** How a result is returned. */
interface CursorOptions {
  readonly batchSize: number;
  /** The greatest possible number of results, if known. */
  readonly limit?: number;
  /** Return only the first batch and no cursor. */
  readonly isSingle?: boolean;
}

/** Replies with the first batch of a result, and keeps a cursor if there may be more. */
export function openCursor(
  server: ServerContext,
  namespace: string,
  results: Iterable<Buffer>,
  options: CursorOptions,
): Buffer {
  const { batchSize, limit, isSingle } = options;
  const reader = new BatchReader(results[Symbol.iterator](), limit);
  const { documents, isLast } = reader.next(batchSize);
  const id = isLast || isSingle ? 0n : server.cursors.open(namespace, reader);
  return cursorReply(namespace, id, 'firstBatch', documents);
}

/** `getMore` */
export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run: (server, { database, args }) => {
    const id = cursorId(args.get('getMore'));
    const namespace = `${database}.${args.string('collection')}`;
    const count = args.natural('batchSize', 0);
    const { documents, isLast } = server.cursors.next(id, namespace, count === 0 ? Number.POSITIVE_INFINITY : count);
    return cursorReply(namespace, isLast ? 0n : id, 'nextBatch', documents);
  },
};

/** `killCursors` */
export const killCursors: Command = {
  fields: ['cursors'],
  run: (server, { database, args }) => {
    const namespace = `${database}.${args.string('killCursors')}`;
    const ids = args.list('cursors');
    if (ids.some((id) => cursorId(id) === 0n)) throw new MongoError(14, 'killCursors.cursors must hold cursor ids');
    const cursorsKilled = ids.filter((id) => server.cursors.kill(cursorId(id), namespace));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return okReply({ cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
  },
};
