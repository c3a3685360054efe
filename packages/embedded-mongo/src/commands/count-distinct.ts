import { Int32 } from '../bson/codec.ts';
import { reach } from '../bson/path.ts';
import { compileFilter } from '../filter/filter.ts';
import { fingerprint } from '../filter/operators.ts';
import { countMatches, execute } from '../query/execute.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, collectionName } from './command.ts';

/** `count` */
export const count: Command = {
  fields: ['query', 'limit', 'skip', 'fields'],
  run: (server, call) => {
    const { args } = call;
    const all = countMatches(
      server.records,
      server.catalogue.find(call.database, collectionName(call)),
      compileFilter(args.doc('query')),
    );
    const afterSkip = Math.max(0, all - args.natural('skip', 0));
    const limit = Math.abs(args.integer('limit', 0));
    return okReply({ n: new Int32(limit === 0 ? afterSkip : Math.min(afterSkip, limit)) });
  },
};

/** `distinct` */
export const distinct: Command = {
  fields: ['key', 'query'],
  run: (server, call) => {
    const key = call.args.string('key');
    const filter = compileFilter(call.args.doc('query'));
    const collection = server.catalogue.find(call.database, collectionName(call));
    const values = new Map<string, unknown>();
    for (const { doc } of execute(server.records, collection, { filter, sort: [], skip: 0, limit: 0 })) {
      for (const value of reach(doc, key).flat(1)) {
        if (value !== undefined && !values.has(fingerprint(value))) values.set(fingerprint(value), value);
      }
    }
    return okReply({ values: [...values.values()] });
  },
};
