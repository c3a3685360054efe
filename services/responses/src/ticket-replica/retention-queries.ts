import { notDeleted } from '@exit-tickets/bus';
import type { Model } from 'mongoose';
import { notAnonymous, type TicketReplica } from './ticket-replica.model.ts';

/** Queries for anonymisation: the time of the last answer, and progress. */
export const retentionQueries = (model: Model<TicketReplica>) => ({
  /** Whether any ticket has answers. */
  haveAnswers: async (): Promise<boolean> =>
    (await model.exists({ responseNumber: { $gt: 0 }, ...notDeleted })) !== null,

  /** Tickets answered before the time of the last answer was recorded. */
  withoutLastAnswer: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const unknown = { lastAnswerAt: null, responseNumber: { $gt: 0 }, anonymizedAt: null, ...notDeleted };
    yield* model.find(unknown, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  setLastAnswer: async (ticketId: string, lastAnswerAt: Date): Promise<void> => {
    await model.updateOne({ _id: ticketId, lastAnswerAt: null, ...notAnonymous }, { $set: { lastAnswerAt } }).exec();
  },

  /** After the clock was set back: moves times of last answers that lie in the future to now. */
  notAnsweredAfter: async (now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gt: now } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** The clock was behind from `from` to `to`: answers given then count as given now. */
  answeredBetween: async (from: Date, to: Date, now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gte: from, $lte: to } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** A teacher's tickets whose last answer came at or before this time, earliest first. */
  answeredUntil: (
    teacherId: string,
    moment: Date,
    limit: number,
  ): Promise<Pick<TicketReplica, '_id' | 'lastAnswerAt'>[]> =>
    model
      .find({ teacherId, lastAnswerAt: { $lte: moment }, ...notDeleted }, { lastAnswerAt: 1 })
      .sort({ lastAnswerAt: 1 })
      .limit(limit)
      .lean<Pick<TicketReplica, '_id' | 'lastAnswerAt'>[]>()
      .exec(),

  /** All tickets not yet anonymised whose last answer came at or before this time. */
  dueSince: async function* (moment: Date): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const due = { lastAnswerAt: { $lte: moment }, ...notAnonymous, ...notDeleted };
    yield* model.find(due, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  /** Tickets whose anonymisation is running or was interrupted. */
  anonymizing: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    yield* model
      .find({ isAnonymizing: true, ...notDeleted }, { _id: 1 })
      .lean<Pick<TicketReplica, '_id'>>()
      .cursor();
  },

  /** Marks a ticket for anonymisation; it accepts no more answers. */
  startAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId, ...notAnonymous, ...notDeleted }, { $set: { isAnonymizing: true } }).exec();
  },

  /** Call it once the anonymous results are stored. */
  markAnonymized: async (ticketId: string, anonymizedAt: Date): Promise<void> => {
    const unset = { lastAnswerAt: '', removedSubmissions: '', responseBytes: '', bytesCountedAt: '' };
    await model.updateOne({ _id: ticketId, ...notDeleted }, { $set: { anonymizedAt }, $unset: unset }).exec();
  },

  /** Marks the anonymisation as finished. */
  dropAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $unset: { isAnonymizing: '' } }).exec();
  },
});
