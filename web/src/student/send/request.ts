/** The outcome of a request. Only `unavailable` is worth retrying without user action. */
export type Outcome<T> = { kind: 'done'; value: T } | Refused | Unavailable;

export interface Refused {
  kind: 'refused';
  status: number;
  /** The API's error code, when the answer was the API's. Its message is English and not for students. */
  code?: string;
}

interface Unavailable {
  kind: 'unavailable';
  retryAfterMs?: number;
  /** As above; undefined without any answer. */
  code?: string;
}

export interface ApiRequest {
  method: string;
  path: string;
  body?: unknown;
}

export interface RequestOptions {
  fetch: typeof fetch;
  timeoutMs: number;
}

/** The server is temporarily busy, down, full or broken: the same call can succeed later, and is safe to repeat. */
const isRetryable = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

const retryAfterMs = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;

const toOutcome = async <T>(response: Response, read: (body: unknown) => T | undefined): Promise<Outcome<T>> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (isRetryable(response.status))
    return { kind: 'unavailable', retryAfterMs: retryAfterMs(response), code: codeOf(body) };
  if (!response.ok) return { kind: 'refused', status: response.status, code: codeOf(body) };
  const value = read(body);
  // A login page of the school's wifi also returns 200.
  return value === undefined ? { kind: 'unavailable' } : { kind: 'done', value };
};

/** Makes one request. A lost connection, or no answer within `timeoutMs`, is `unavailable`. Never throws. */
export const request = async <T>(
  { method, path, body }: ApiRequest,
  read: (body: unknown) => T | undefined,
  { fetch, timeoutMs }: RequestOptions,
): Promise<Outcome<T>> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    return await toOutcome(response, read);
  } catch {
    return { kind: 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
};
