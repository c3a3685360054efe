import { AppError, type ModelFailure, modelFailure } from '@exit-tickets/contracts';

/** The model failure behind an error; undefined for other errors. */
export const modelFailureOf = (error: unknown): ModelFailure | undefined =>
  modelFailure.safeParse(error instanceof AppError ? error.code : undefined).data;
