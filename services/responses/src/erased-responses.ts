import { type Connection, type Model, Schema } from 'mongoose';

/** The tombstone of an erased response, so that its erasure can be published again. */
interface ErasedResponse {
  _id: string;
  ticketId: string;
  erasedAt: Date;
}

/** Longer than the bus keeps an event for a consumer that is down, and than backups are usually kept. */
const retentionDays = 90;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    ticketId: { type: String, required: true },
    erasedAt: { type: Date, required: true, expires: retentionDays * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'erased_responses' },
);

export const erasedResponseModel = (database: Connection): Model<ErasedResponse> =>
  database.model<ErasedResponse>('ErasedResponse', schema);

export const createErasedResponses = (model: Model<ErasedResponse>) => ({
  /** Records an erasure before it happens: a response that is due to be erased is never restored. */
  add: async (responseId: string, ticketId: string, erasedAt: Date): Promise<void> => {
    await model.updateOne({ _id: responseId }, { $set: { ticketId, erasedAt } }, { upsert: true }).exec();
  },

  all: async function* (): AsyncGenerator<Pick<ErasedResponse, '_id' | 'ticketId'>> {
    yield* model.find({}, { ticketId: 1 }).lean<Pick<ErasedResponse, '_id' | 'ticketId'>>().cursor();
  },
});

export type ErasedResponses = ReturnType<typeof createErasedResponses>;
