import { limits } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A deleted account, kept while a token of it may be valid: what such a token still creates is deleted too. */
export interface DeletedTeacher {
  /** The id of the teacher. */
  _id: string;
  deletedAt: Date;
}

const schema = new Schema<DeletedTeacher>(
  {
    _id: { type: String, required: true },
    deletedAt: { type: Date, required: true, expires: (limits.sessionDays + 1) * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'deleted_teachers' },
);

export const deletedTeacherModel = (database: Connection): Model<DeletedTeacher> =>
  database.model<DeletedTeacher>('DeletedTeacher', schema);

/** Every query of this service on deleted teachers. */
export const createDeletedTeachers = (model: Model<DeletedTeacher>) => ({
  add: async (teacherId: string, now: Date): Promise<void> => {
    await model.updateOne({ _id: teacherId }, { $set: { deletedAt: now } }, { upsert: true }).exec();
  },

  has: async (teacherId: string): Promise<boolean> => (await model.exists({ _id: teacherId })) !== null,
});

export type DeletedTeachers = ReturnType<typeof createDeletedTeachers>;
