import type { EventEnvelope } from '@exit-tickets/contracts';
import { duplicateKeyOf, inBatchesWhileBusy } from '@exit-tickets/service-kit';
import { type Model, mongo } from 'mongoose';
import type { ResponseDocument, StoredResponse } from './response.model.ts';

export type InsertOutcome = 'stored' | 'number_taken' | 'already_stored';

/** Which unique index rejected a response, if any. */
const refusedBy = (error: unknown): Exclude<InsertOutcome, 'stored'> | undefined => {
  const key = duplicateKeyOf(error);
  return key && (key.includes('number') ? 'number_taken' : 'already_stored');
};

/** Responses inserted in one write; each has at most `limits.responseBytes` of text. */
const maxInserted = 50;

/** Stores a response with its event. Concurrent inserts are batched, each with its own outcome. */
export const createInsert = (model: Model<ResponseDocument>) => {
  const collection = model.db.collection<ResponseDocument>(model.collection.name);

  const insertAlone = async (document: ResponseDocument): Promise<InsertOutcome> => {
    try {
      await model.insertOne(document);
      return 'stored';
    } catch (error) {
      const refusal = refusedBy(error);
      if (refusal) return refusal;
      throw error;
    }
  };

  const insertTogether = async (
    documents: readonly ResponseDocument[],
  ): Promise<(Promise<InsertOutcome> | InsertOutcome)[]> => {
    const [only, ...others] = documents;
    if (only && others.length === 0) return [insertAlone(only)];
    try {
      await collection.insertMany([...documents], { ordered: false });
      return documents.map(() => 'stored');
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const refused = new Set([error.writeErrors].flat().map(({ index }) => index));
      if (refused.size === 0) throw error;
      // Insert the refused ones individually to learn the reason.
      return documents.map((document, at) => (refused.has(at) ? insertAlone(document) : 'stored'));
    }
  };

  const insert = inBatchesWhileBusy(insertTogether, maxInserted);

  return (response: StoredResponse, event: EventEnvelope): Promise<InsertOutcome> =>
    insert({ ...response, outbox: [event] });
};
