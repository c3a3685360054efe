import type { Endpoint, ReplyOf, SentBodyOf } from '@exit-tickets/contracts';
import { nextAddress } from '@exit-tickets/gateway/testing';
import { type Answer as ApiAnswer, createApiClient } from '@exit-tickets/testing';
import { z } from 'zod';

export interface Answer<Body> extends ApiAnswer<Body> {
  /** The error's code, when it is one. */
  code: string | undefined;
}

/** A browser with its own cookies and its own address. */
export interface Browser {
  cookies: Map<string, string>;
  call<E extends Endpoint>(
    endpoint: E,
    body?: SentBodyOf<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<ReplyOf<E>>>;
  /** A call with any body. */
  send(endpoint: Endpoint, body: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>;
}

const error = z.object({ code: z.string() });

/** Opens a browser; `address` is its address as reported by the proxy in front of the gateway. */
export const openBrowser = (url: string, address = nextAddress()): Browser => {
  const client = createApiClient(url, address);
  const send: Browser['send'] = async (endpoint, body, headers) => {
    const answer = await client.call(endpoint, { body: body as never, ...(headers && { headers }) });
    return { ...answer, code: error.safeParse(answer.body).data?.code };
  };
  return {
    cookies: client.cookies,
    send,
    // The type is the contract's promise; tests assert on what really arrived.
    call: async (endpoint, body, headers) => (await send(endpoint, body, headers)) as never,
  };
};
