import { AppError, type Endpoint } from '@exit-tickets/contracts';
import { z } from 'zod';

const retryAfterSeconds = 2;

const unreachable = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CLOSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
]);
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const coded = z.object({ code: z.string() });
const codeOf = (error: unknown): string => coded.safeParse(error).data?.code ?? '';

/** Whether this error affects the whole service: it is unreachable or does not answer. */
export const meansDead = (error: Error): boolean => {
  const code = codeOf(error);
  return unreachable.has(code) || late.has(code);
};

/** The caller's error when a service did not answer. Reveals neither the address nor the network error. */
export const upstreamError = (endpoint: Endpoint, cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  const code = codeOf(cause);
  if (unreachable.has(code)) return new AppError('service_unavailable', { cause, retryAfterSeconds });
  if (late.has(code))
    return new AppError(endpoint.errors?.includes('ai_timeout') ? 'ai_timeout' : 'service_timeout', { cause });
  return new AppError('service_failed', { cause });
};
