import { checkSize, decode, Int32 } from '../bson/codec.ts';
import { ensureCollection } from '../storage/collections.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, collectionName } from './command.ts';
import { prepareDocument } from './stored-document.ts';
import { runStatements, withErrors } from './write-errors.ts';

/** `insert` */
export const insert: Command = {
  fields: ['documents', 'ordered'],
  run: async (server, call) => {
    const { args, database } = call;
    const name = collectionName(call);
    const documents = args.list('documents').filter((document) => Buffer.isBuffer(document));
    const ordered = args.flag('ordered', true);
    const reply = await server.engine.write(() => {
      ensureCollection(server.catalogue, database, name);
      let inserted = 0;
      const errors = runStatements(documents, ordered, (received) => {
        checkSize(received);
        const { doc, bytes } = prepareDocument(decode(received), received);
        server.records.insert(ensureCollection(server.catalogue, database, name), doc, bytes);
        inserted += 1;
      });
      return { n: new Int32(inserted), ...withErrors(errors) };
    });
    return okReply(reply);
  },
};
