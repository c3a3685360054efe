import { AppError } from '@exit-tickets/contracts';

const usualRetrySeconds = 20;
/** A server that asks for more means its quota, not a moment's load: then a caller better asks again sooner. */
const longestRetrySeconds = 60 * 60;

/** The seconds that a `Retry-After` header asks for, given in seconds or as a date. */
export const retryAfterOf = (headers: Headers | undefined): number | undefined => {
  const said = headers?.get('retry-after');
  if (!said) return undefined;
  const seconds = /^[\d.]+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.ceil(seconds) : undefined;
};

const saneRetryAfter = (headers: Headers | undefined): number => {
  const seconds = retryAfterOf(headers) ?? 0;
  return seconds > 0 && seconds <= longestRetrySeconds ? seconds : usualRetrySeconds;
};

/** What went wrong with a call to the model, as the error that the API answers; `isTooLate` when its time was up. */
export const asModelFailure = async (cause: unknown, isTooLate: boolean): Promise<AppError> => {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai');
  const retryAfterSeconds = usualRetrySeconds;
  if (isTooLate || cause instanceof APIConnectionTimeoutError) return new AppError('ai_timeout', { cause });
  if (cause instanceof APIConnectionError) return new AppError('ai_unavailable', { cause, retryAfterSeconds });
  if (!(cause instanceof APIError)) {
    // The SDK passes on what reading the body threw: a dropped connection, or an answer that is not JSON.
    return new AppError(cause instanceof SyntaxError ? 'ai_invalid' : 'ai_unavailable', { cause, retryAfterSeconds });
  }
  const status = Number(cause.status);
  if (status === 429) return new AppError('ai_busy', { cause, retryAfterSeconds: saneRetryAfter(cause.headers) });
  const mayPass = status >= 500 || status === 401 || status === 403;
  return mayPass ? new AppError('ai_unavailable', { cause, retryAfterSeconds }) : new AppError('ai_invalid', { cause });
};
