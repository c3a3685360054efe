import { readErrorBody } from './error-body.ts';
import { retryAfterOf } from './failures.ts';

/** The SDK waits no longer than this for a server that asks it to, and tries too early instead. */
const longestWaitSeconds = 60;

/**
 * `fetch`, but a failure whose pause does not fit into the time that is left, or that no pause mends, is not tried again
 * by the SDK; and what a server says of a failure has one form.
 */
export const fetchWithin =
  (msLeft: () => number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok) return response;
    const error = readErrorBody(await response.text());
    const pauseSeconds = retryAfterOf(response.headers) ?? 0;
    const isHopeless = error.code === 'insufficient_quota';
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
    if (isHopeless || pauseSeconds > longestWaitSeconds || pauseSeconds * 1_000 >= msLeft())
      headers.set('x-should-retry', 'false');
    return new Response(JSON.stringify({ error }), { status: response.status, headers });
  };
