import { AppError, type ModelFailure, modelFailure } from '@exit-tickets/contracts';

/** What an error says of the model; nothing when it is about something else. */
export const modelFailureOf = (error: unknown): ModelFailure | undefined =>
  modelFailure.safeParse(error instanceof AppError ? error.code : undefined).data;
