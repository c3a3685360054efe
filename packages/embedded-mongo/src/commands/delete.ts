import { Int32 } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { execute } from '../query/execute.ts';
import type { ServerContext } from '../server-context.ts';
import { okReply } from '../wire/reply.ts';
import { Arguments } from './arguments.ts';
import { type Command, collectionName } from './command.ts';
import { runStatements, withErrors } from './write-errors.ts';

/** `delete` */
export const remove: Command = {
  fields: ['deletes', 'ordered'],
  run: async (server, call) => {
    const name = collectionName(call);
    const statements = call.args.list('deletes');
    const ordered = call.args.flag('ordered', true);
    const reply = await server.engine.write(() => {
      let removed = 0;
      const errors = runStatements(statements, ordered, (statement) => {
        removed += runDelete(server, call.database, name, statement);
      });
      return { n: new Int32(removed), ...withErrors(errors) };
    });
    return okReply(reply);
  },
};

function runDelete(server: ServerContext, database: string, name: string, statement: unknown): number {
  const args = new Arguments('deletes', statement, ['q', 'limit']);
  const limit = args.integer('limit', -1);
  if (limit !== 0 && limit !== 1) throw new MongoError(9, 'The limit field in delete objects must be 0 or 1');
  const filter = compileFilter(args.doc('q'));
  const collection = server.catalogue.find(database, name);
  if (!collection) return 0;
  const matches = [...execute(server.records, collection, { filter, sort: [], skip: 0, limit })];
  for (const { recordId, doc } of matches) server.records.remove(collection, recordId, doc);
  return matches.length;
}
