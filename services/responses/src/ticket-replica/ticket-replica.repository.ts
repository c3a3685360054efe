import { notDeleted } from '@exit-tickets/bus';
import { limits, studentQuestion, type TicketSnapshot } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import { createAdmit } from './admit.ts';
import { retentionQueries } from './retention-queries.ts';
import { notAnonymous, roomFor, type TicketReplica } from './ticket-replica.model.ts';

/** The fields needed to count a ticket's responses. */
type DeletedOrRemoved = Pick<TicketReplica, '_id' | 'deletedAt' | 'anonymizedAt' | 'removals'>;

/** Shortest time between two recounts of a full ticket. */
const recountMs = 60_000;

/** Every query of this service on replicas, named by purpose. */
export const createTicketReplicas = (model: Model<TicketReplica>) => ({
  find: (ticketId: string): Promise<TicketReplica | null> =>
    model
      .findOne({ _id: ticketId, ...notDeleted })
      .lean<TicketReplica>()
      .exec(),

  /** Stores a snapshot if it is newer. Ignores snapshots that are older, repeated, or of a deleted ticket. */
  replicate: async ({ ticketId, ...snapshot }: TicketSnapshot): Promise<void> => {
    const { teacherId, version, isAccepting, expiresAt } = snapshot;
    const questions = snapshot.questions.map((question) => studentQuestion.parse(question));
    const fields = { teacherId, version, isAccepting, expiresAt: new Date(expiresAt), questions };
    const made = { ...fields, isLocked: false, responseNumber: 0 };
    const { upsertedCount } = await model.updateOne({ _id: ticketId }, { $setOnInsert: made }, { upsert: true }).exec();
    if (upsertedCount > 0) return;
    await model.updateOne({ _id: ticketId, version: { $lt: version }, ...notDeleted }, { $set: fields }).exec();
  },

  markLocked: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $set: { isLocked: true } }).exec();
  },

  admit: createAdmit(model),
  ...retentionQueries(model),

  /**
   * Releases a number that nothing was stored under. If it is no longer the last one, it stays free until all are
   * allocated.
   */
  releaseNumber: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseNumber }, { $inc: { responseNumber: -1 } }).exec();
  },

  /** Reserves room for a response under a reused number; returns false when the ticket is full. */
  reserveBytes: async (ticketId: string, bytes: number, now: Date): Promise<boolean> => {
    const taken = await model
      .updateOne(
        { _id: ticketId, ...roomFor(bytes), ...notAnonymous },
        { $inc: { responseBytes: bytes }, $max: { lastAnswerAt: now } },
      )
      .exec();
    return taken.matchedCount > 0;
  },

  /** Releases the bytes of a response that was not stored or was erased. */
  releaseBytes: async (ticketId: string, bytes: number): Promise<void> => {
    await model
      .updateOne({ _id: ticketId, responseBytes: { $gte: bytes } }, { $inc: { responseBytes: -bytes } })
      .exec();
  },

  /** Returns the reserved bytes to one caller, who recounts; undefined to others until `recountMs` has passed. */
  claimRecount: async (ticketId: string, now: Date): Promise<number | undefined> => {
    const isDue = { bytesCountedAt: { $not: { $gt: new Date(now.getTime() - recountMs) } } };
    const claimed = await model
      .findOneAndUpdate(
        { _id: ticketId, ...isDue, ...notDeleted },
        { $set: { bytesCountedAt: now } },
        { projection: { responseBytes: 1 } },
      )
      .lean<Pick<TicketReplica, 'responseBytes'>>()
      .exec();
    return claimed?.responseBytes;
  },

  /** Corrects the bytes, unless some were reserved or released meanwhile. */
  setBytes: async (ticketId: string, reserved: number, responseBytes: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseBytes: reserved }, { $set: { responseBytes } }).exec();
  },

  /** Raises the counter to a number in use. It lags behind when its document was lost and created again. */
  raiseResponseNumber: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $max: { responseNumber } }).exec();
  },

  /** All tickets that are neither deleted nor anonymous. */
  all: async function* (): AsyncGenerator<Pick<TicketReplica, '_id' | 'removals'>> {
    yield* model
      .find({ anonymizedAt: null, ...notDeleted }, { removals: 1 })
      .lean<Pick<TicketReplica, '_id' | 'removals'>>()
      .cursor();
  },

  /** A page of a teacher's answered tickets, with their questions. */
  answeredOf: (
    teacherId: string,
    after: string,
    limit: number,
  ): Promise<Pick<TicketReplica, '_id' | 'questions' | 'responseNumber'>[]> =>
    model
      .find(
        { teacherId, _id: { $gt: after }, responseNumber: { $gt: 0 }, anonymizedAt: null, ...notDeleted },
        { questions: 1, responseNumber: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<TicketReplica, '_id' | 'questions' | 'responseNumber'>[]>()
      .exec(),

  /** Those of these tickets that are deleted or anonymised, or had a response removed. */
  findDeletedOrRemoved: (ticketIds: readonly string[]): Promise<DeletedOrRemoved[]> => {
    const isDeletedOrRemoved = [
      { deletedAt: { $ne: null } },
      { anonymizedAt: { $ne: null } },
      { removals: { $gt: 0 } },
    ];
    return model
      .find({ _id: { $in: ticketIds }, $or: isDeletedOrRemoved }, { deletedAt: 1, anonymizedAt: 1, removals: 1 })
      .lean<DeletedOrRemoved[]>()
      .exec();
  },

  /** Increments the number of removals and returns it. Counting a removal twice is harmless. */
  countRemoval: async (ticketId: string): Promise<number | undefined> => {
    const counted = await model
      .findOneAndUpdate(
        { _id: ticketId, ...notDeleted },
        { $inc: { removals: 1 } },
        { returnDocument: 'after', projection: { removals: 1 } },
      )
      .lean<Pick<TicketReplica, 'removals'>>()
      .exec();
    return counted?.removals;
  },

  /** Records the submission id of a removed response; it does not identify the student. Only the latest are kept. */
  addRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    const added = { $each: [submissionId], $slice: -limits.responsesPerTicket };
    const without = { _id: ticketId, removedSubmissions: { $ne: submissionId }, ...notDeleted };
    await model.updateOne(without, { $push: { removedSubmissions: added } }).exec();
  },

  /** Deletes the submission id of a restored response. */
  dropRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $pull: { removedSubmissions: submissionId } }).exec();
  },

  /** Reduces a ticket to its tombstone. */
  tombstone: async (ticketId: string, now: Date): Promise<void> => {
    const nothing = { teacherId: '-', version: 0, isAccepting: false, expiresAt: now, questions: [] };
    const gone = { ...nothing, isLocked: true, responseNumber: 0, deletedAt: now };
    const counted = { responseBytes: '', bytesCountedAt: '', removals: '', removedSubmissions: '' };
    const unset = { ...counted, lastAnswerAt: '', isAnonymizing: '', anonymizedAt: '' };
    await model.updateOne({ _id: ticketId }, { $set: gone, $unset: unset }, { upsert: true }).exec();
  },
});

export type TicketReplicas = ReturnType<typeof createTicketReplicas>;
