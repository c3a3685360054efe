import { AppError } from '@exit-tickets/contracts';
import { type ModelProblem, modelErrorsOf, modelProblems } from '../../failures.ts';

/** A failure of an OpenAI-compatible server. */
export const openAiError = modelErrorsOf({
  wrong_key: 'check OPENAI_API_KEY',
  unknown_address: 'check OPENAI_BASE_URL (most end in /v1)',
  unreachable: 'check OPENAI_BASE_URL and the server',
});

const usualRetrySeconds = 20;
/** A longer pause means an exhausted quota, not a short overload: then the caller should retry sooner. */
const maxRetrySeconds = 60 * 60;

/** The seconds of a `Retry-After` header, given as seconds or as a date. */
export const retryAfterOf = (headers: Headers | undefined): number | undefined => {
  const said = headers?.get('retry-after');
  if (!said) return undefined;
  const seconds = /^[\d.]+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.ceil(seconds) : undefined;
};

const saneRetryAfter = (headers: Headers | undefined): number => {
  const seconds = retryAfterOf(headers) ?? 0;
  return seconds > 0 && seconds <= maxRetrySeconds ? seconds : usualRetrySeconds;
};

/** Interprets an error response. Servers agree on few statuses, so their codes and messages count too. */
export const problemOf = (status: number, code: string, message: string): ModelProblem => {
  const isAboutModel = /model|deployment/i.test(`${code} ${message}`);
  if (code === 'insufficient_quota' || status === 402) return 'no_credit';
  if (/content_filter|content management policy/i.test(`${code} ${message}`)) return 'filtered';
  if (
    /context_length|context length|too (?:long|large) for model|maximum context|exceeds? the (?:available )?context/i.test(
      `${code} ${message}`,
    )
  )
    return 'too_long';
  if (status === 401) return 'wrong_key';
  if (status === 403) return 'no_access';
  if (status === 404) return isAboutModel ? 'unknown_model' : 'unknown_address';
  if (/invalid[ _]model|model_not_found|model (?:(?!model ).)*(?:does not exist|not found)/i.test(`${code} ${message}`))
    return 'unknown_model';
  if (status === 405) return 'unknown_address';
  if (status === 429 || (status >= 500 && /busy|overloaded|capacity/i.test(message))) return 'busy';
  return status >= 500 ? 'server_failed' : 'not_accepted';
};

/** The root cause of an error: the network's message below the SDK's. */
const rootOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootOf(error.cause) : error.message;
};

/** Some servers quote the rejected key. */
const withoutKey = (said: string, apiKey: string | undefined): string =>
  apiKey ? said.replaceAll(apiKey, '[key]') : said;

/** Converts a failed model call to an API error; `isTooLate` if its time was up. */
export const asModelError = async (
  cause: unknown,
  isTooLate: boolean,
  apiKey: string | undefined,
): Promise<AppError> => {
  if (cause instanceof AppError) return cause;
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai');
  if (isTooLate || cause instanceof APIConnectionTimeoutError) return openAiError('too_slow');
  if (cause instanceof APIConnectionError) return openAiError('unreachable', rootOf(cause), usualRetrySeconds);
  // The SDK passes on errors from reading the body.
  if (cause instanceof SyntaxError) return openAiError('nonsense', cause.message);
  if (!(cause instanceof APIError)) return openAiError('server_failed', rootOf(cause), usualRetrySeconds);
  const problem = problemOf(Number(cause.status), cause.code ?? '', cause.message);
  const retryAfterSeconds = modelProblems[problem].code === 'ai_invalid' ? undefined : saneRetryAfter(cause.headers);
  return openAiError(problem, withoutKey(cause.message, apiKey), retryAfterSeconds);
};
