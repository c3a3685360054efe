import type { Doc } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import type { ServerContext } from '../server-context.ts';
import { Arguments } from './arguments.ts';

/** A command of the server: the fields that it accepts, and its implementation. */
export interface Command {
  readonly fields: readonly string[];
  run(server: ServerContext, call: CommandRequest): Promise<Buffer> | Buffer;
}

/** One call of a command. */
export interface CommandRequest {
  readonly name: string;
  readonly database: string;
  readonly args: Arguments;
}

/** Parses a command document. */
export function parseCommand(name: string, command: Command, body: Doc): CommandRequest {
  const args = new Arguments(name, body, [name, ...command.fields]);
  const database = args.string('$db');
  if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(database)) throw new MongoError(73, `Invalid database name: '${database}'`);
  return { name, database, args };
}

/** The collection of a call. */
export function collectionName({ name, args }: CommandRequest): string {
  const collection = args.string(name);
  if (!/^[^$\0]{1,200}$/.test(collection) || collection.startsWith('system.') || collection.startsWith('.')) {
    throw new MongoError(73, `Invalid collection name: '${collection}'`);
  }
  return collection;
}

/** The namespace of a call, as in replies. */
export function namespaceOf(call: CommandRequest): string {
  return `${call.database}.${collectionName(call)}`;
}
