import { api, type Endpoint, type ErrorCode, errorCatalogue, type ReplyOf } from '@exit-tickets/contracts';
import { onTestFinished, vi } from 'vitest';
import type { CallName, EndpointOf } from '../shared/api/call-name.ts';

/** A call as the server gets it. */
export interface FakeRequest {
  name: CallName;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed by the contract; of a form the form itself. */
  body: unknown;
}

type Answer<Name extends CallName> = ReplyOf<EndpointOf<Name>> | Response;
/** What each call is answered; one that throws has found no network. */
type Handlers = { [Name in CallName]?: (request: FakeRequest) => Answer<Name> | Promise<Answer<Name>> };

/** The answer to a call that is refused. */
export const refusal = (code: ErrorCode, field?: string): Response => {
  const { status, message } = errorCatalogue[code];
  return Response.json({ code, message, field }, { status });
};

/** A page of a list that goes on elsewhere, or ends here. */
export const pageOf = (items: unknown[], total = items.length, before?: string): Response =>
  Response.json(items, {
    headers: { 'x-total-count': String(total), ...(before && { link: `</api/?before=${before}>; rel="next"` }) },
  });

/** For a call that finds no network. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const matchOf = ({ path }: Endpoint, pathname: string): Record<string, string> | undefined =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)?.groups ??
  (path === pathname ? {} : undefined);

const bodyOf = (endpoint: Endpoint, sent: BodyInit | null | undefined): unknown =>
  typeof sent === 'string' ? endpoint.body?.parse(JSON.parse(sent)) : sent;

/** What a test about something else need not answer, nor count. */
const usual: Handlers = {
  getAiStatus: () => ({ hasModel: true, scope: 'answers' }),
  checkRegistration: () => ({ registration: 'open', domains: [] }),
  getRightAnswers: () => ({ ticket: null }),
  getAnonymity: () => ({}),
  listDue: () => [],
  getRetention: () => ({ days: 90 }),
  listFollowUps: () => [],
};

/**
 * Stands in for the server at `fetch`: what is sent must fit the contract's `body`, and what is answered its `reply`.
 * A call without a handler fails the test.
 */
export const fakeApi = (handlers: Handlers) => {
  const requests: FakeRequest[] = [];
  const unexpected: string[] = [];
  const answer = async (input: string | URL | Request, { method = 'GET', body, signal }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(String(input), location.origin);
    for (const endpoint of api) {
      const params = endpoint.method === method ? matchOf(endpoint, pathname) : undefined;
      const name = endpoint.id as CallName;
      const handler: ((request: FakeRequest) => unknown) | undefined = { ...usual, ...handlers }[name];
      if (!params || !handler) continue;
      const request = { name, params, query, body: bodyOf(endpoint, body) };
      if (handlers[name]) requests.push(request);
      const reply = await Promise.race([handler(request), abortOf(signal)]);
      if (reply instanceof Response) return reply;
      if (endpoint.replyKind === 'empty') return new Response(null, { status: 204 });
      return Response.json(endpoint.reply?.parse(reply), { status: endpoint.status ?? 200 });
    }
    unexpected.push(`${method} ${pathname}`);
    throw new TypeError(`no handler for ${method} ${pathname}`);
  };
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (unexpected.length > 0) throw new Error(`unexpected calls: ${unexpected.join(', ')}`);
  });
  return {
    /** What was asked, in order; without names, everything. */
    requests: (...names: CallName[]) => requests.filter(({ name }) => names.length === 0 || names.includes(name)),
  };
};
