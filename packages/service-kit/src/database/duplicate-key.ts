import { mongo } from 'mongoose';

const duplicateKey = 11_000;

/** The fields of the unique index that a write ran into; undefined when it failed otherwise. */
export const duplicateKeyOf = (error: unknown): readonly string[] | undefined =>
  error instanceof mongo.MongoServerError && error.code === duplicateKey
    ? Object.keys(error.keyPattern ?? {})
    : undefined;
