import { MongoError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { ServerContext } from '../server-context.ts';
import type { Handler } from '../wire/connection.ts';
import type { Request } from '../wire/message.ts';
import { errorReply } from '../wire/reply.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.ts';
import { type Command, parseCommand } from './command.ts';
import { getMore, killCursors } from './cursor-commands.ts';
import { remove } from './delete.ts';
import { distinct } from './distinct.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { buildInfo, endSessions, greet, ping } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { update } from './update.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['hello', greet],
  ['isMaster', greet],
  ['ismaster', greet],
  ['ping', ping],
  ['buildInfo', buildInfo],
  ['endSessions', endSessions],
  ['insert', insert],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['update', update],
  ['delete', remove],
  ['findAndModify', findAndModify],
  ['distinct', distinct],
  ['aggregate', aggregate],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['listCollections', listCollections],
  ['listDatabases', listDatabases],
  ['createIndexes', createIndexes],
  ['dropIndexes', dropIndexes],
  ['listIndexes', listIndexes],
]);

/** Every supported command. */
export const COMMAND_NAMES: readonly string[] = [...COMMANDS.keys()];

/** MongoDB commands that a client might expect; their error differs from the one for unknown names. */
const REFUSED: ReadonlySet<string> = new Set([
  'bulkWrite',
  'collMod',
  'convertToCapped',
  'explain',
  'mapReduce',
  'renameCollection',
  'serverStatus',
  'validate',
]);

const TRANSACTION_COMMANDS: ReadonlySet<string> = new Set(['abortTransaction', 'commitTransaction']);

/** Creates the request handler. It turns every failure into an error reply. */
export function commandHandler(server: ServerContext, logger: Logger): Handler {
  return async (request) => {
    try {
      return await run(server, request);
    } catch (error) {
      if (!(error instanceof MongoError)) logger.error({ err: error }, 'database command failed');
      return errorReply(error);
    }
  };
}

function run(server: ServerContext, { body, kind }: Request): Promise<Buffer> | Buffer {
  const name = Object.keys(body)[0] ?? '';
  if (TRANSACTION_COMMANDS.has(name) || body.txnNumber !== undefined || body.startTransaction !== undefined) {
    throw new MongoError(20, 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  const command = COMMANDS.get(name);
  if (!command && REFUSED.has(name))
    throw new MongoError(115, `Command ${name} is not supported by the embedded server`);
  if (!command) throw new MongoError(59, `no such command: '${name}'`);
  if (kind === 'query' && command !== greet)
    throw new MongoError(115, 'OP_QUERY is only supported for the first greeting');
  return command.run(server, parseCommand(name, command, body));
}
