import { AppError } from '@exit-tickets/contracts';
import { errors } from '@nats-io/transport-node';

/** What a failure of NATS means to a caller: too late, or not there. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const isTimeout = error instanceof errors.TimeoutError;
  return new AppError(isTimeout ? 'service_timeout' : 'service_unavailable', { cause: error });
};
