import { reach } from '../bson/path.ts';
import { compileFilter } from '../filter/filter.ts';
import { fingerprint } from '../filter/operators.ts';
import { execute } from '../query/execute.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, collectionName } from './command.ts';

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
