import { AppError } from '@exit-tickets/contracts';
import { errors } from '@nats-io/transport-node';

/** What the client throws on a message that is larger than its server takes, before it sends any of it. */
export const isTooLarge = (error: unknown): boolean => error instanceof errors.InvalidArgumentError;

/** What a failure of NATS means to a caller: too late, not there, or nothing that would go better next time. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isTooLarge(error)) return new AppError('internal', { cause: error });
  const isTimeout = error instanceof errors.TimeoutError;
  return new AppError(isTimeout ? 'service_timeout' : 'service_unavailable', { cause: error });
};
