import { markDeleted, notDeleted, withNewestEvent } from '@exit-tickets/bus';
import { type EventEnvelope, limits } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import { createInsert } from './insert.ts';
import type { ResponseDocument, StoredResponse } from './response.model.ts';

const whole = { outbox: 0 } as const;
/** The condition in every query about visible responses. */
const present = { removedAt: { $exists: false } } as const;
const removed = { removedAt: { $exists: true } } as const;
type ListedResponse = Pick<StoredResponse, '_id' | 'submittedAt' | 'number' | 'bytes'>;

/** Bytes of text read together for a list: a class in one portion. */
const portionBytes = 256 * 1024;
/** Assumed size of a response from an earlier release. */
const bytesUnknown = 64 * 1024;

/** Groups ids into portions of at most `portionBytes` that are read together; a larger response is alone. */
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
 * Every query of this service on responses, named by purpose.
 * @param untilQuiet what reads of many answers wait for, so that a student who submits does not wait for them
 */
export const createResponseRepository = (model: Model<ResponseDocument>, untilQuiet: () => Promise<void>) => ({
  insert: createInsert(model),

  /** Includes removed ones: the student was told that it is stored. */
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
   * The unused numbers, lowest first, and whether there were none. Counts first, which is enough for a full ticket. A
   * removed response keeps its number while it can be restored.
   */
  freeNumbers: async (ticketId: string): Promise<{ isFull: boolean; numbers: number[] }> => {
    if ((await model.countDocuments({ ticketId }).exec()) >= limits.responsesPerTicket)
      return { isFull: true, numbers: [] };
    const stored = new Set(await model.distinct('number', { ticketId }).exec());
    const all = Array.from({ length: limits.responsesPerTicket }, (_, index) => index + 1);
    const numbers = all.filter((number) => !stored.has(number));
    return { isFull: numbers.length === 0, numbers };
  },

  /** Filtering by `present` reads every response, so the filter is left out where none was removed. */
  count: (ticketId: string, mayHaveRemoved: boolean): Promise<number> =>
    model.countDocuments({ ticketId, ...(mayHaveRemoved && present) }).exec(),

  exists: async (ticketId: string): Promise<boolean> => (await model.exists({ ticketId, ...present }).exec()) !== null,

  /** The text size of all stored responses, removed ones included. */
  storedBytes: async (ticketId: string): Promise<number> => {
    const found = await model
      .find({ ticketId, ...notDeleted }, { bytes: 1 })
      .lean<Pick<StoredResponse, 'bytes'>[]>()
      .exec();
    return found.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  },

  /** Oldest first, a few in memory at a time, so that a slow reader holds neither the rest nor a cursor. */
  list: async function* (ticketId: string): AsyncGenerator<StoredResponse> {
    const listed = await model
      .find({ ticketId, ...present }, { submittedAt: 1, number: 1, bytes: 1 })
      .lean<ListedResponse[]>()
      .exec();
    // Numbers are only nearly in this order: a free number may be reused much later.
    listed.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime() || one.number - other.number);
    for (const ids of inPortions(listed)) {
      await untilQuiet();
      const found = await model
        .find({ _id: { $in: ids }, ...present }, whole)
        .lean<StoredResponse[]>()
        .exec();
      const byId = new Map(found.map((response) => [response._id, response]));
      for (const id of ids) {
        const response = byId.get(id);
        if (response) yield response;
      }
    }
  },

  /** The next `limit` responses after a number. A cursor would look at all that follow to read the first. */
  after: async (ticketId: string, number: number, limit: number): Promise<StoredResponse[]> => {
    await untilQuiet();
    return model
      .find({ ticketId, number: { $gt: number }, ...present }, whole)
      .sort({ number: 1 })
      .limit(limit)
      .lean<StoredResponse[]>()
      .exec();
  },

  /** The names on the responses to these tickets. */
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

  /** Null when it is missing or removed. */
  setKeptFromAi: (ticketId: string, id: string, isKeptFromAi: boolean): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate(
        { _id: id, ticketId, ...present },
        { $set: { isKeptFromAi } },
        { returnDocument: 'after', projection: whole },
      )
      .lean<StoredResponse>()
      .exec(),

  /** Null when it is missing or removed already. */
  remove: (ticketId: string, id: string, now: Date, event: EventEnvelope): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate(
        { _id: id, ticketId, ...present },
        { $set: { removedAt: now }, ...withNewestEvent(event) },
        { returnDocument: 'after', projection: whole },
      )
      .lean<StoredResponse>()
      .exec(),

  /** Null when it is missing, not removed, or erased already. */
  restore: (ticketId: string, id: string, event: EventEnvelope): Promise<StoredResponse | null> =>
    model
      .findOneAndUpdate(
        { _id: id, ticketId, ...removed, ...notDeleted },
        { $unset: { removedAt: '' }, ...withNewestEvent(event) },
        { returnDocument: 'after', projection: whole },
      )
      .lean<StoredResponse>()
      .exec(),

  /** As stored, also when removed; null once it is erased. */
  find: (ticketId: string, id: string): Promise<StoredResponse | null> =>
    model
      .findOne({ _id: id, ticketId, ...notDeleted }, whole)
      .lean<StoredResponse>()
      .exec(),

  /** Removed before this moment and not erased yet. */
  findRemovedBefore: (moment: Date): Promise<Pick<StoredResponse, '_id' | 'ticketId'>[]> =>
    model
      .find({ removedAt: { $lte: moment }, ...notDeleted }, { _id: 1, ticketId: 1 })
      .lean<Pick<StoredResponse, '_id' | 'ticketId'>[]>()
      .exec(),

  /**
   * Empties a response that is still removed, and stores its event; the outbox deletes the document after publishing.
   * The student's text is gone at once. Returns the former response.
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
