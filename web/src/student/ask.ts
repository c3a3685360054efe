/** What became of a call. Only `unreached` is worth trying again without a person doing something. */
export type Outcome<T> = { kind: 'done'; value: T } | Refused | Unreached;

export interface Refused {
  kind: 'refused';
  status: number;
  /** The API's error code, when the answer was the API's. Its message is English and not for pupils. */
  code?: string;
}

interface Unreached {
  kind: 'unreached';
  retryAfterMs?: number;
  /** As above; none when nothing came back. */
  code?: string;
}

export interface Question {
  method: string;
  path: string;
  body?: unknown;
}

export interface AskParts {
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Busy or gone for a moment: the same call can succeed later. */
const passing = new Set([408, 425, 429, 502, 503, 504]);

const retryAfterMs = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;

const judge = async <T>(response: Response, read: (body: unknown) => T | undefined): Promise<Outcome<T>> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (passing.has(response.status))
    return { kind: 'unreached', retryAfterMs: retryAfterMs(response), code: codeOf(body) };
  if (!response.ok) return { kind: 'refused', status: response.status, code: codeOf(body) };
  const value = read(body);
  // A login page of the school's wifi answers 200 too.
  return value === undefined ? { kind: 'unreached' } : { kind: 'done', value };
};

/** Makes one call; a lost connection or one that takes longer than `timeoutMs` is `unreached`. Never throws. */
export const ask = async <T>(
  { method, path, body }: Question,
  read: (body: unknown) => T | undefined,
  parts: AskParts,
): Promise<Outcome<T>> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), parts.timeoutMs);
  try {
    const response = await parts.fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    return await judge(response, read);
  } catch {
    return { kind: 'unreached' };
  } finally {
    clearTimeout(timer);
  }
};
