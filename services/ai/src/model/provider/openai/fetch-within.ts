import { limits } from '@exit-tickets/contracts';
import type { Fetch } from '../provider.ts';
import { readErrorBody } from './error-body.ts';
import { retryAfterOf } from './model-errors.ts';

/** The SDK waits no longer than this for a server that asks it to, and tries too early instead. */
const maxWaitSeconds = 60;

/** The text of an answer; of one that does not end its beginning, which nobody can read as an answer. */
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
 * The same `fetch`, but an answer counts as come when all of it is there, so that the SDK tries again when the connection drops
 * half-way; a failure whose pause does not fit into the time that is left, or that no pause mends, is not tried again; and
 * what a server says of a failure has one form.
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
