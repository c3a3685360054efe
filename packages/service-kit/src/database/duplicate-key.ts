import { mongo } from 'mongoose';

const duplicateKey = 11_000;

/** The fields of the unique index that a write violated; undefined for other errors. */
export const duplicateKeyOf = (error: unknown): readonly string[] | undefined =>
  error instanceof mongo.MongoServerError && error.code === duplicateKey
    ? Object.keys(error.keyPattern ?? {})
    : undefined;
