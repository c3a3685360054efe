import { type Doc, Int32 } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { execute } from '../query/execute.ts';
import type { ServerContext } from '../server-context.ts';
import { parseUpdate } from '../update/update.ts';
import { upsertedDocument } from '../update/upsert.ts';
import { okReply } from '../wire/reply.ts';
import { Arguments } from './arguments.ts';
import { type Command, collectionName } from './command.ts';
import { insertUpserted, updateMatch } from './modify.ts';
import { runStatements, withErrors } from './write-errors.ts';

interface Outcome {
  matched: number;
  modified: number;
  upsertedId?: unknown;
}

/** `update` */
export const update: Command = {
  fields: ['updates', 'ordered'],
  run: async (server, call) => {
    const name = collectionName(call);
    const statements = call.args.list('updates');
    const ordered = call.args.flag('ordered', true);
    const reply = await server.engine.write(() => {
      const total: Outcome = { matched: 0, modified: 0 };
      const upserted: Doc[] = [];
      const errors = runStatements(statements, ordered, (statement, index) => {
        const outcome = runUpdate(server, call.database, name, statement);
        total.matched += outcome.matched;
        total.modified += outcome.modified;
        if ('upsertedId' in outcome) upserted.push({ index: new Int32(index), _id: outcome.upsertedId });
      });
      return {
        n: new Int32(total.matched + upserted.length),
        nModified: new Int32(total.modified),
        ...(upserted.length > 0 && { upserted }),
        ...withErrors(errors),
      };
    });
    return okReply(reply);
  },
};

function runUpdate(server: ServerContext, database: string, name: string, statement: unknown): Outcome {
  const args = new Arguments('updates', statement, ['q', 'u', 'multi', 'upsert']);
  const filter = compileFilter(args.doc('q'));
  const change = parseUpdate(args.get('u'), server.now());
  const multi = args.flag('multi');
  if (multi && change.isReplacement)
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  const collection = server.catalogue.find(database, name);
  // All matches are found before any is changed: an update must not match its own results further along the index.
  const matches = [...execute(server.records, collection, { filter, sort: [], skip: 0, limit: multi ? 0 : 1 })];
  if (!collection || matches.length === 0) {
    if (!args.flag('upsert')) return { matched: 0, modified: 0 };
    return {
      matched: 0,
      modified: 0,
      upsertedId: insertUpserted(server, database, name, upsertedDocument(filter, change)).doc._id,
    };
  }
  const modified = matches.filter((match) => updateMatch(server, collection, match, change).isChanged).length;
  return { matched: matches.length, modified };
}
