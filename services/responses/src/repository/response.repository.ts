import { markDeleted, notDeleted, withNewestEvent } from '@exit-tickets/bus';
import { type EventEnvelope, limits } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import { createInsert } from './insert.ts';
import type { ResponseDocument, StoredResponse } from './response.model.ts';

const whole = { outbox: 0 } as const;
const afterwards = { returnDocument: 'after', projection: whole } as const;
/** Condition of every query for visible responses. */
const present = { removedAt: { $exists: false } } as const;
const removed = { removedAt: { $exists: true } } as const;
type ListedResponse = Pick<StoredResponse, '_id' | 'submittedAt' | 'number' | 'bytes'>;

/** Text bytes read at once for a list: enough for a class. */
const portionBytes = 256 * 1024;
/** Assumed size of a response from an earlier release. */
const bytesUnknown = 64 * 1024;

/** Groups ids into portions of at most `portionBytes` that are read at once; a larger response is read alone. */
const inPortions = (listed: readonly ListedResponse[]): string[][] => {
  const portions: string[][] = [];
  let room = 0;
  for (const { _id, bytes = bytesUnknown } of listed) {
    if (bytes > room || portions.length === 0) {
      portions.push([]);
      room = portionBytes;
    }
    portions.at(-1)?.push(_id);
    room -= bytes;
  }
  return portions;
};

/**
 * All queries of this service on responses, named by purpose.
 * @param untilQuiet resolves when no submission runs or `maxReadWaitMs` is over; large reads wait for it
 */
export const createResponseRepository = (model: Model<ResponseDocument>, untilQuiet: () => Promise<void>) => ({
  insert: createInsert(model),

  /** Includes removed responses, because the student was shown that the answers are stored. */
  findBySubmission: (ticketId: string, submissionId: string): Promise<StoredResponse | null> =>
    model.findOne({ ticketId, submissionId }, whole).lean<StoredResponse>().exec(),

  /** The response with the highest number. */
  findNewest: (ticketId: string): Promise<Pick<StoredResponse, '_id' | 'submittedAt'> | null> =>
    model
      .findOne({ ticketId, ...present }, { submittedAt: 1 })
      .sort({ number: -1 })
      .lean<Pick<StoredResponse, '_id' | 'submittedAt'>>()
      .exec(),

  /** The highest number in use; 0 when there is none. */
  lastNumber: async (ticketId: string): Promise<number> => {
    const last = await model.findOne({ ticketId }, { number: 1 }).sort({ number: -1 }).lean<StoredResponse>().exec();
    return last?.number ?? 0;
  },

  /**
   * The unused numbers, lowest first, and whether the ticket is full. Counts first, which is enough for a full ticket.
   * A removed response keeps its number while it can be restored.
   */
  freeNumbers: async (ticketId: string): Promise<{ isFull: boolean; numbers: number[] }> => {
    if ((await model.countDocuments({ ticketId }).exec()) >= limits.responsesPerTicket)
      return { isFull: true, numbers: [] };
    const stored = new Set(await model.distinct('number', { ticketId }).exec());
    const all = Array.from({ length: limits.responsesPerTicket }, (_, index) => index + 1);
    const numbers = all.filter((number) => !stored.has(number));
    return { isFull: numbers.length === 0, numbers };
  },

  /** Filtering by `present` reads every response, so the filter is omitted when none was removed. */
  count: (ticketId: string, mayHaveRemoved: boolean): Promise<number> =>
    model.countDocuments({ ticketId, ...(mayHaveRemoved && present) }).exec(),

  exists: async (ticketId: string): Promise<boolean> => (await model.exists({ ticketId, ...present }).exec()) !== null,

  /** The text size of all stored responses, including removed ones. */
  storedBytes: async (ticketId: string): Promise<number> => {
    const found = await model
      .find({ ticketId, ...notDeleted }, { bytes: 1 })
      .lean<Pick<StoredResponse, 'bytes'>[]>()
      .exec();
    return found.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  },

  /** Yields responses oldest first, in portions, so that a slow reader holds neither all of them nor a cursor. */
  list: async function* (ticketId: string): AsyncGenerator<StoredResponse> {
    const listed = await model
      .find({ ticketId, ...present }, { submittedAt: 1, number: 1, bytes: 1 })
      .lean<ListedResponse[]>()
      .exec();
    // Numbers do not quite follow time: a free number may be reused much later.
    listed.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime() || one.number - other.number);
    for (const ids of inPortions(listed)) {
      await untilQuiet();
      const found = await model
        .find({ _id: { $in: ids }, ...present }, whole)
        .lean<StoredResponse[]>()
        .exec();
      const byId = new Map(found.map((response) => [response._id, response]));
      yield* ids.flatMap((id) => byId.get(id) ?? []);
    }
  },

  /** The next `limit` responses after a number. A cursor would scan everything after it to read the first. */
  after: async (ticketId: string, number: number, limit: number): Promise<StoredResponse[]> => {
    await untilQuiet();
    return model
      .find({ ticketId, number: { $gt: number }, ...present }, whole)
      .sort({ number: 1 })
      .limit(limit)
      .lean<StoredResponse[]>()
      .exec();
  },

  /** The student names of the responses to these tickets. */
  namesOf: (
    ticketIds: readonly string[],
  ): Promise<Pick<StoredResponse, '_id' | 'ticketId' | 'studentName' | 'bytes'>[]> =>
    model
      .find({ ticketId: { $in: ticketIds }, ...present }, { ticketId: 1, studentName: 1, bytes: 1 })
      .lean<Pick<StoredResponse, '_id' | 'ticketId' | 'studentName' | 'bytes'>[]>()
      .exec(),

  findAll: (ids: readonly string[]): Promise<StoredResponse[]> =>
    model
      .find({ _id: { $in: ids }, ...present }, whole)
      .lean<StoredResponse[]>()
      .exec(),

  /** Returns null when the response is missing or removed. */
  setKeptFromAi: (ticketId: string, id: string, isKeptFromAi: boolean): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate({ _id: id, ticketId, ...present }, { $set: { isKeptFromAi } }, afterwards)
      .lean<StoredResponse>()
      .exec(),

  /** Returns null when the response is missing or already removed. */
  remove: (ticketId: string, id: string, now: Date, event: EventEnvelope): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate(
        { _id: id, ticketId, ...present },
        { $set: { removedAt: now }, ...withNewestEvent(event) },
        afterwards,
      )
      .lean<StoredResponse>()
      .exec(),

  /** Returns null when the response is missing, not removed, or already erased. */
  restore: (ticketId: string, id: string, event: EventEnvelope): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate(
        { _id: id, ticketId, ...removed, ...notDeleted },
        { $unset: { removedAt: '' }, ...withNewestEvent(event) },
        afterwards,
      )
      .lean<StoredResponse>()
      .exec(),

  /** Includes removed responses; null once erased. */
  find: (ticketId: string, id: string): Promise<StoredResponse | null> =>
    model
      .findOne({ _id: id, ticketId, ...notDeleted }, whole)
      .lean<StoredResponse>()
      .exec(),

  /** Responses removed up to this time and not yet erased. */
  findRemovedBefore: (moment: Date): Promise<Pick<StoredResponse, '_id' | 'ticketId'>[]> =>
    model
      .find({ removedAt: { $lte: moment }, ...notDeleted }, { _id: 1, ticketId: 1 })
      .lean<Pick<StoredResponse, '_id' | 'ticketId'>[]>()
      .exec(),

  /**
   * Empties a response that is still removed, and stores its event; the outbox deletes the document after publishing.
   * The student's text is deleted at once. Returns the response as it was.
   */
  erase: (id: string, removedBefore: Date, now: Date, event: EventEnvelope): Promise<StoredResponse | null> => {
    const { $set, ...events } = markDeleted(now, event);
    const emptied = { $set: { ...$set, studentName: '-', answers: [] }, ...events };
    const stillRemoved = { _id: id, removedAt: { $lte: removedBefore }, ...notDeleted };
    return model
      .findOneAndUpdate(stillRemoved, emptied, { returnDocument: 'before', projection: whole })
      .lean<StoredResponse>()
      .exec();
  },

  deleteOfTickets: async (ticketIds: readonly string[]): Promise<void> => {
    await model.deleteMany({ ticketId: { $in: ticketIds } }).exec();
  },
});

export type ResponseRepository = ReturnType<typeof createResponseRepository>;
