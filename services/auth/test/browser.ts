import type { Endpoint, ReplyOf, SentBodyOf } from '@exit-tickets/contracts';
import { nextAddress } from '@exit-tickets/gateway/testing';
import { z } from 'zod';

export interface Answer<Body> {
  status: number;
  body: Body;
  /** The error's code, when it is one. */
  code: string | undefined;
  headers: Headers;
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
  const cookies = new Map<string, string>();

  const send: Browser['send'] = async (endpoint, body, headers = {}) => {
    const response = await fetch(new URL(endpoint.path, url), {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    return {
      status: response.status,
      body: parsed,
      code: error.safeParse(parsed).data?.code,
      headers: response.headers,
    };
  };

  return {
    cookies,
    send,
    // The type is the contract's promise; tests assert on what really arrived.
    call: async (endpoint, body, headers) => (await send(endpoint, body, headers)) as never,
  };
};
