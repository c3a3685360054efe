import type { ErrorCode } from '@exit-tickets/contracts';

interface ErrorBody {
  code: ErrorCode;
  field: string | undefined;
}

const stringOf = (body: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The error as the API reports it; empty for anything else, such as a proxy's HTML. */
const readBody = (body: string): Partial<ErrorBody> => {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const code = stringOf(parsed, 'code');
    // May be a code that this page does not know yet; `errorText` then shows the general text.
    return { code: code as ErrorCode | undefined, field: stringOf(parsed, 'field') };
  } catch {
    return {};
  }
};

/** Codes for error pages of a proxy in front of the API: the server is down or too slow. */
const codesOfProxies: Readonly<Record<number, ErrorCode>> = {
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'service_timeout',
};

/** A failed call. `message` is "status: body text" (docs/product.md 7). */
export class CallError extends Error {
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | 'offline' | 'unknown';
  /** The field of the request that is wrong, as a path: `questions.0.text`. */
  readonly field: string | undefined;

  constructor(status: number, body: string, statusText = '', cause?: unknown) {
    super(`${status}: ${body || statusText}`, { cause });
    const parsed = readBody(body);
    this.name = 'CallError';
    this.status = status;
    this.code = status === 0 ? 'offline' : (parsed.code ?? codesOfProxies[status] ?? 'unknown');
    this.field = parsed.field;
  }
}

/** Whether a call failed with one of these codes. */
export const hasCode = (error: unknown, ...codes: CallError['code'][]): boolean =>
  error instanceof CallError && codes.includes(error.code);

/** Whether a call was refused because the login has expired. */
export const needsLogin = (error: unknown): boolean => hasCode(error, 'not_logged_in');
