import { limits } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A teacher whose account is deleted, for as long as a token of it can be good: what it still lets in is deleted too. */
export interface DeletedTeacher {
  /** The teacher's id, which nothing else holds any more. */
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

/** Every query of deleted teachers. */
export const createDeletedTeachers = (model: Model<DeletedTeacher>) => ({
  add: async (teacherId: string, now: Date): Promise<void> => {
    await model.updateOne({ _id: teacherId }, { $set: { deletedAt: now } }, { upsert: true }).exec();
  },

  has: async (teacherId: string): Promise<boolean> => (await model.exists({ _id: teacherId })) !== null,
});

export type DeletedTeachers = ReturnType<typeof createDeletedTeachers>;
