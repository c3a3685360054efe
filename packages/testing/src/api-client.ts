import { randomUUID } from 'node:crypto';
import type { Endpoint, ParamsOf, ReplyOf, SentBodyOf, SentQueryOf } from '@exit-tickets/contracts';
import type { Sessions } from '@exit-tickets/service-kit';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

interface Wanted<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: SentQueryOf<E>;
  body?: SentBodyOf<E>;
  headers?: Record<string, string>;
}

/** A client with a cookie jar, like a browser. It returns bodies exactly as received, without validation. */
export interface ApiClient {
  /** Makes a call of the contract. The body has the type of the contract, unchecked; an error's body is in `error`. */
  call<E extends Endpoint>(endpoint: E, wanted?: Wanted<E>): Promise<Answer<ReplyOf<E>>>;
  /** Makes a call that need not be in the contract, with any body. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Takes a session without logging in: for tests of services other than auth. */
  logInAs(sessions: Sessions, userId?: string): string;
  cookie: string | undefined;
  /** Its cookies by name. */
  cookies: Map<string, string>;
  /** Its cookies, for a browser that goes on as this client. */
  cookiesFor(url: string): { name: string; value: string; url: string }[];
}

const urlOf = (path: string, params: unknown, query: unknown): string => {
  const values = new Map(Object.entries(params ?? {}));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = values.get(name);
    // Fails early: an undefined id, for example from an error body, would be sent as the text "undefined".
    if (value === undefined) throw new Error(`no ${name} for ${path}`);
    return encodeURIComponent(String(value));
  });
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Stores the cookies of `set-cookie` headers, like a browser; an empty value deletes a cookie. */
const keep = (jar: Map<string, string>, cookies: readonly string[]): void => {
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
};

/**
 * A client of the API at this URL.
 * @param address the client's address behind a proxy that the gateway trusts; defaults to this machine's
 */
export const createApiClient = (baseUrl: string, address?: string): ApiClient => {
  const jar = new Map<string, string>();
  const client: ApiClient = {
    get cookie() {
      return jar.size > 0 ? [...jar].map((pair) => pair.join('=')).join('; ') : undefined;
    },
    set cookie(pairs) {
      jar.clear();
      keep(jar, pairs?.split('; ') ?? []);
    },
    cookies: jar,
    cookiesFor: (url) => [...jar].map(([name, value]) => ({ name, value, url })),
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (client.cookie) headers.set('cookie', client.cookie);
      if (address !== undefined && !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
      const response = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' });
      keep(jar, response.headers.getSetCookie());
      return response;
    },
    call: async (endpoint, { params, query, body, headers } = {}) => {
      const response = await client.fetch(urlOf(endpoint.path, params, query), {
        method: endpoint.method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // The tests assert on the actual value; the type only saves them from repeating the contract.
      const answered = parseBody(await response.text()) as never;
      return { status: response.status, body: answered, headers: response.headers };
    },
    logInAs: (sessions, userId = randomUUID()) => {
      client.cookie = `${sessions.cookieName}=${sessions.sign(userId, randomUUID()).token}`;
      return userId;
    },
  };
  return client;
};
