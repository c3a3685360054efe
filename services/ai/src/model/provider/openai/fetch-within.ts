import { limits } from '@exit-tickets/contracts';
import type { Fetch } from '../provider.ts';
import { readErrorBody } from './error-body.ts';
import { retryAfterOf } from './model-errors.ts';

/** The SDK ignores a longer `Retry-After` and retries too early instead. */
const maxWaitSeconds = 60;

/** Reads a response; an endless one is truncated, which makes it unreadable as an answer. */
const textOf = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > limits.modelReplyBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(pieces).subarray(0, limits.modelReplyBytes));
};

/**
 * Wraps `fetch` for the SDK. A response counts only when it is complete, so that the SDK retries a dropped connection.
 * Failures are not retried if the requested pause exceeds the time left or if waiting cannot help. Error bodies get a
 * common format.
 */
export const fetchWithin =
  (send: Fetch, msLeft: () => number): Fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const text = await textOf(response);
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
    if (response.ok) return new Response(text, { status: response.status, headers });
    const error = readErrorBody(text);
    const pauseSeconds = retryAfterOf(response.headers) ?? 0;
    const isHopeless = error.code === 'insufficient_quota';
    if (isHopeless || pauseSeconds > maxWaitSeconds || pauseSeconds * 1_000 >= msLeft())
      headers.set('x-should-retry', 'false');
    return new Response(JSON.stringify({ error }), { status: response.status, headers });
  };
