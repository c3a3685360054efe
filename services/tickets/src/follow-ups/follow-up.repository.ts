import { createHash } from 'node:crypto';
import { foldClassName, limits, type Question, type QuestionOrigin } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import type { StoredFollowUp } from './follow-up.model.ts';

/** The id of a question's follow-up. Deterministic, so a retry or a second window does not create a duplicate. */
export const followUpIdOf = (teacherId: string, { ticketId, questionId }: QuestionOrigin): string =>
  createHash('sha256')
    .update(JSON.stringify([teacherId, ticketId, questionId]))
    .digest('hex')
    .slice(0, 32);

/** The parts of a ticket that update its follow-ups. */
export interface AskingTicket {
  id: string;
  teacherId: string;
  questions: readonly Question[];
}

/** Every query on follow-ups. */
export const createFollowUpRepository = (model: Model<StoredFollowUp>) => ({
  /** A teacher's follow-ups, newest first; limited to one class if given. */
  ofTeacher: (teacherId: string, className?: string): Promise<StoredFollowUp[]> =>
    model
      .find({ teacherId, ...(className !== undefined && { classKey: foldClassName(className) }) })
      .sort({ createdAt: -1 })
      .limit(limits.followUpsPerTeacher)
      .lean<StoredFollowUp[]>()
      .exec(),

  /** Stores a follow-up, replacing the one with the same origin. */
  put: async ({ _id, ...followUp }: Omit<StoredFollowUp, 'classKey'>): Promise<void> => {
    const { finding, ...rest } = { ...followUp, classKey: foldClassName(followUp.className) };
    const update = finding ? { $set: { ...rest, finding } } : { $set: rest, $unset: { finding: '' } };
    await model.updateOne({ _id }, update, { upsert: true }).exec();
  },

  /** Whether the teacher may store follow-up `id`. At the limit, deletes the oldest follow-up already asked. */
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

  /** Returns false when it does not exist or belongs to another teacher. */
  remove: async (id: string, teacherId: string): Promise<boolean> =>
    (await model.deleteOne({ _id: id, teacherId }).exec()).deletedCount === 1,

  /** Marks the follow-ups that a ticket asks; those it no longer asks become open again. */
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

  /** Applies a class change of the origin ticket. */
  moveWith: async (originTicketId: string, className: string | null): Promise<void> => {
    await model.updateMany({ originTicketId }, { $set: { className, classKey: foldClassName(className) } }).exec();
  },

  /** Deletes the follow-ups of a deleted ticket's questions; follow-ups asked in that ticket become open again. */
  forgetTicket: async (ticketId: string): Promise<void> => {
    await model.deleteMany({ originTicketId: ticketId }).exec();
    await model.updateMany({ 'askedIn.ticketId': ticketId }, { $set: { askedIn: null } }).exec();
  },

  /** Deletes open follow-ups that reword a question, and the findings of others: both may quote students. */
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
