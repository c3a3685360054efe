import { AppError } from '@exit-tickets/contracts';
import { errors } from '@nats-io/transport-node';

/** The client's error for a message that is larger than the server accepts. Nothing of it was sent. */
export const isTooLarge = (error: unknown): boolean => error instanceof errors.InvalidArgumentError;

/** Maps a NATS failure to a timeout, an absent service, or an error that a retry cannot fix. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isTooLarge(error)) return new AppError('internal', { cause: error });
  const isTimeout = error instanceof errors.TimeoutError;
  return new AppError(isTimeout ? 'service_timeout' : 'service_unavailable', { cause: error });
};
