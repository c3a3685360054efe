import { createHash } from 'node:crypto';
import { foldClassName, limits, type Question, type QuestionOrigin } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import type { StoredFollowUp } from './follow-up.model.ts';

/** The id of the follow-up of a question: the same for two windows, and for a call that is sent again. */
export const followUpIdOf = (teacherId: string, { ticketId, questionId }: QuestionOrigin): string =>
  createHash('sha256')
    .update(JSON.stringify([teacherId, ticketId, questionId]))
    .digest('hex')
    .slice(0, 32);

/** Of a ticket: what its follow-ups need to know. */
export interface AskingTicket {
  id: string;
  teacherId: string;
  questions: readonly Question[];
}

/** Every query on follow-ups. */
export const createFollowUpRepository = (model: Model<StoredFollowUp>) => ({
  /** A teacher's, the newest first; of one class, or of all. */
  ofTeacher: (teacherId: string, className?: string): Promise<StoredFollowUp[]> =>
    model
      .find({ teacherId, ...(className !== undefined && { classKey: foldClassName(className) }) })
      .sort({ createdAt: -1 })
      .limit(limits.followUpsPerTeacher)
      .lean<StoredFollowUp[]>()
      .exec(),

  /** Stores one, in the place of the one of the same origin. */
  put: async ({ _id, ...followUp }: Omit<StoredFollowUp, 'classKey'>): Promise<void> => {
    const { finding, ...rest } = { ...followUp, classKey: foldClassName(followUp.className) };
    const update = finding ? { $set: { ...rest, finding } } : { $set: rest, $unset: { finding: '' } };
    await model.updateOne({ _id }, update, { upsert: true }).exec();
  },

  /** Whether a teacher has room for one more, besides this one; the oldest that was asked makes room. */
  makeRoom: async (teacherId: string, id: string): Promise<boolean> => {
    const others = { teacherId, _id: { $ne: id } };
    if ((await model.countDocuments(others).exec()) < limits.followUpsPerTeacher) return true;
    const asked = await model
      .findOne({ ...others, askedIn: { $ne: null } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .lean()
      .exec();
    if (asked) await model.deleteOne({ _id: asked._id }).exec();
    return asked !== null;
  },

  /** False when there is none, or another teacher's. */
  remove: async (id: string, teacherId: string): Promise<boolean> =>
    (await model.deleteOne({ _id: id, teacherId }).exec()).deletedCount === 1,

  /** Notes which follow-ups a ticket asks; those that it no longer asks wait again. */
  noteAsked: async ({ id: ticketId, teacherId, questions }: AskingTicket): Promise<void> => {
    await model.updateMany({ 'askedIn.ticketId': ticketId, teacherId }, { $set: { askedIn: null } }).exec();
    for (const { id: questionId, origin } of questions)
      if (origin)
        await model
          .updateOne(
            { _id: followUpIdOf(teacherId, origin), teacherId },
            { $set: { askedIn: { ticketId, questionId } } },
          )
          .exec();
  },

  /** The class of its origin was changed. */
  moveWith: async (originTicketId: string, className: string | null): Promise<void> => {
    await model.updateMany({ originTicketId }, { $set: { className, classKey: foldClassName(className) } }).exec();
  },

  /** Forgets what asks about a deleted ticket; what was asked in it waits again. */
  forgetTicket: async (ticketId: string): Promise<void> => {
    await model.deleteMany({ originTicketId: ticketId }).exec();
    await model.updateMany({ 'askedIn.ticketId': ticketId }, { $set: { askedIn: null } }).exec();
  },

  /** Forgets what still waits to ask about a ticket in other words than its own: these may be words of its students. */
  forgetWords: async (originTicketId: string): Promise<void> => {
    const isWaiting = { originTicketId, askedIn: null };
    await model.deleteMany({ ...isWaiting, 'question.origin.kind': { $ne: 'same' } }).exec();
    await model.updateMany(isWaiting, { $unset: { finding: '' } }).exec();
  },

  forgetTeacher: async (teacherId: string): Promise<void> => {
    await model.deleteMany({ teacherId }).exec();
  },
});

export type FollowUpRepository = ReturnType<typeof createFollowUpRepository>;
