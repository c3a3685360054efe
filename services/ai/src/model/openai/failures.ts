import { AppError } from '@exit-tickets/contracts';

const retryAfterSeconds = 20;

/** What went wrong with a call to the model, as the error that the API answers; `isTooLate` when its time was up. */
export const asModelFailure = async (cause: unknown, isTooLate: boolean): Promise<AppError> => {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai');
  if (cause instanceof AppError) return cause;
  if (isTooLate || cause instanceof APIConnectionTimeoutError) return new AppError('ai_timeout', { cause });
  if (cause instanceof APIConnectionError) return new AppError('ai_unavailable', { cause, retryAfterSeconds });
  if (!(cause instanceof APIError)) {
    // The SDK passes on what reading the body threw: a dropped connection, or an answer that is not JSON.
    return new AppError(cause instanceof SyntaxError ? 'ai_invalid' : 'ai_unavailable', { cause, retryAfterSeconds });
  }
  const status = Number(cause.status);
  const mayPass = status === 429 || status >= 500 || status === 401 || status === 403;
  return mayPass ? new AppError('ai_unavailable', { cause, retryAfterSeconds }) : new AppError('ai_invalid', { cause });
};
