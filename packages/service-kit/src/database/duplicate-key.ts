import { mongo } from 'mongoose';

const duplicateKey = 11_000;

/** The fields of the unique index that a write violated; undefined for other errors. */
export const duplicateKeyOf = (error: unknown): readonly string[] | undefined =>
  error instanceof mongo.MongoServerError && error.code === duplicateKey
    ? Object.keys(error.keyPattern ?? {})
    : undefined;

/** Whether a write was made: false when it violated a unique index, because another one was first. */
export const unlessDuplicate = async (write: PromiseLike<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
};
