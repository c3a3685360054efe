import { type EventEnvelope, limits } from '@exit-tickets/contracts';
import { duplicateKeyOf, inBatchesWhileBusy } from '@exit-tickets/service-kit';
import { type Model, mongo } from 'mongoose';
import type { ResponseDocument, StoredResponse } from './response.model.ts';

export type InsertOutcome = 'stored' | 'number_taken' | 'already_stored';

/** Which unique index refused a response, if one did. */
const refusedBy = (error: unknown): Exclude<InsertOutcome, 'stored'> | undefined => {
  const key = duplicateKeyOf(error);
  return key && (key.includes('number') ? 'number_taken' : 'already_stored');
};

const whole = { outbox: 0 } as const;
/** Read together for a page: the longest have some 600 kB each. */
const batchSize = 10;

/** Stored together, as one write of the database; the longest have some 600 kB each. */
const maxInserted = 50;

const createInsert = (model: Model<ResponseDocument>) => {
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

  const insertTogether = async (documents: readonly ResponseDocument[]): Promise<Promise<InsertOutcome>[]> => {
    const [only, ...others] = documents;
    if (only && others.length === 0) return [insertAlone(only)];
    try {
      await collection.insertMany([...documents], { ordered: false });
      return documents.map(async () => 'stored');
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const refused = new Set([error.writeErrors].flat().map(({ index }) => index));
      if (refused.size === 0) throw error;
      // Alone they say why.
      return documents.map(async (document, at) => (refused.has(at) ? insertAlone(document) : 'stored'));
    }
  };

  const insert = inBatchesWhileBusy(
    async (_all: 'all', documents: readonly ResponseDocument[]) => Promise.allSettled(await insertTogether(documents)),
    maxInserted,
  );

  /** Stores a response with its event; in one write with those that come in meanwhile, and with an outcome of its own. */
  return async (response: StoredResponse, event: EventEnvelope): Promise<InsertOutcome> => {
    const result = await insert('all', { ...response, outbox: [event] });
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  };
};

/** Every query this service makes of responses, named by what it is for. */
export const createResponseRepository = (model: Model<ResponseDocument>) => ({
  insert: createInsert(model),

  findBySubmission: (ticketId: string, submissionId: string): Promise<StoredResponse | null> =>
    model.findOne({ ticketId, submissionId }, whole).lean<StoredResponse>().exec(),

  /** The highest number that a response is stored under; 0 when there is none. */
  lastNumber: async (ticketId: string): Promise<number> => {
    const last = await model.findOne({ ticketId }, { number: 1 }).sort({ number: -1 }).lean<StoredResponse>().exec();
    return last?.number ?? 0;
  },

  /** The numbers that no response is stored under, lowest first; counted first, as that is all a full ticket needs. */
  freeNumbers: async (ticketId: string): Promise<number[]> => {
    if ((await model.countDocuments({ ticketId }).exec()) >= limits.responsesPerTicket) return [];
    const stored = new Set(await model.distinct('number', { ticketId }).exec());
    return Array.from({ length: limits.responsesPerTicket }, (_, index) => index + 1).filter(
      (number) => !stored.has(number),
    );
  },

  count: (ticketId: string): Promise<number> => model.countDocuments({ ticketId }).exec(),

  exists: async (ticketId: string): Promise<boolean> => (await model.exists({ ticketId }).exec()) !== null,

  list: (ticketId: string): Promise<StoredResponse[]> =>
    model.find({ ticketId }, whole).sort({ number: 1 }).lean<StoredResponse[]>().exec(),

  /** Those after a number, read a few at a time: whoever has enough of them stops. */
  after: async function* (ticketId: string, number: number): AsyncGenerator<StoredResponse> {
    const found = model.find({ ticketId, number: { $gt: number } }, whole).sort({ number: 1 });
    const cursor = found.lean<StoredResponse>().cursor({ batchSize });
    try {
      for await (const response of cursor) yield response;
    } finally {
      await cursor.close();
    }
  },

  deleteOfTickets: async (ticketIds: readonly string[]): Promise<void> => {
    await model.deleteMany({ ticketId: { $in: ticketIds } }).exec();
  },
});

export type ResponseRepository = ReturnType<typeof createResponseRepository>;
