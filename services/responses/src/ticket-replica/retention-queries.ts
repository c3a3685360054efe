import { notDeleted } from '@exit-tickets/bus';
import type { Model } from 'mongoose';
import { notAnonymous, type TicketReplica } from './ticket-replica.model.ts';

/** What making answers anonymous asks of replicas: when the last answer came, and how far it has got. */
export const retentionQueries = (model: Model<TicketReplica>) => ({
  /** Whether any ticket has answers. */
  haveAnswers: async (): Promise<boolean> =>
    (await model.exists({ responseNumber: { $gt: 0 }, ...notDeleted })) !== null,

  /** Tickets whose answers came before it was noted when. */
  withoutLastAnswer: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const unknown = { lastAnswerAt: null, responseNumber: { $gt: 0 }, anonymizedAt: null, ...notDeleted };
    yield* model.find(unknown, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  setLastAnswer: async (ticketId: string, lastAnswerAt: Date): Promise<void> => {
    await model.updateOne({ _id: ticketId, lastAnswerAt: null, ...notAnonymous }, { $set: { lastAnswerAt } }).exec();
  },

  /** The clock was set back: what was answered later than now, by an earlier clock, was answered now at the latest. */
  notAnsweredAfter: async (now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gt: now } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** The clock was behind for a while: what was answered then was answered now at the latest. */
  answeredBetween: async (from: Date, to: Date, now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gte: from, $lte: to } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** A teacher's tickets with no answer after this moment, the earliest first. */
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

  /** Every ticket with no answer after this moment that is not anonymous. */
  dueSince: async function* (moment: Date): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const due = { lastAnswerAt: { $lte: moment }, ...notAnonymous, ...notDeleted };
    yield* model.find(due, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  /** Tickets that are being made anonymous, or were when a process ended. */
  anonymizing: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    yield* model
      .find({ isAnonymizing: true, ...notDeleted }, { _id: 1 })
      .lean<Pick<TicketReplica, '_id'>>()
      .cursor();
  },

  /** Closes a ticket for good. */
  startAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId, ...notAnonymous, ...notDeleted }, { $set: { isAnonymizing: true } }).exec();
  },

  /** What is left of its answers is stored. */
  markAnonymized: async (ticketId: string, anonymizedAt: Date): Promise<void> => {
    const unset = { lastAnswerAt: '', removedSubmissions: '', responseBytes: '', bytesCountedAt: '' };
    await model.updateOne({ _id: ticketId, ...notDeleted }, { $set: { anonymizedAt }, $unset: unset }).exec();
  },

  /** All of it is done. */
  dropAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $unset: { isAnonymizing: '' } }).exec();
  },
});
