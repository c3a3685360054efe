import { patientCalls, routes } from 'virtual:routes';
import type { Endpoint, ParamsOf, ReplyOf, SentBodyOf, SentQueryOf } from '@exit-tickets/contracts';
import { pageOwnerHeader } from '@exit-tickets/contracts/rules';
import { CallError } from './call-error.ts';
import type { CallName, EndpointOf } from './call-name.ts';
import { readEvents } from './event-stream.ts';
import { type LocalRequest, type LocalTicket, localTicket } from './local-ticket.ts';
import { pageOwner } from './page-owner.ts';
import { watchForSlowness } from './slow-calls.ts';

type WithRequired<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Name]: Value };
type WithOptional<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Name]?: Value | undefined };

/** The input of a call, according to its contract. */
export type CallOptions<E extends Endpoint> = WithRequired<'params', ParamsOf<E>> &
  WithOptional<'query', SentQueryOf<E>> &
  WithRequired<'body', SentBodyOf<E>> & { signal?: AbortSignal | undefined };

/** The progress of a long call. `stage` names what the server is doing. */
export interface Progress {
  stage: string;
  done?: number;
  total?: number;
}

interface CallInput {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** The URL of a call, with its path parameters and query. */
export const urlOf = (name: CallName, params: object = {}, query: object = {}): string => {
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(String(Reflect.get(params, key))),
  );
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, String(value));
  const search = String(given);
  return search === '' ? path : `${path}?${search}`;
};

/** A file, or several of them. */
const isFile = (value: unknown): value is Blob | Blob[] =>
  value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob));

const toFormData = (fields: object): FormData => {
  const form = new FormData();
  // Text fields go first: the server reads the parts in order and wants them before a large file.
  const entries = Object.entries(fields).sort(([, a], [, b]) => Number(isFile(a)) - Number(isFile(b)));
  for (const [name, value] of entries)
    if (isFile(value)) for (const file of [value].flat()) form.append(name, file);
    else if (value !== undefined) form.append(name, String(value));
  return form;
};

const hasFile = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.values(body).some(isFile);

/** The header with the page's owner, except on the call that determines it. */
const ownerHeader = (name: CallName): Record<string, string> => {
  const owner = pageOwner();
  return owner === undefined || name === 'getAuthStatus' ? {} : { [pageOwnerHeader]: owner };
};

/** Answers a call about a ticket that exists only on this page. */
const answerLocally = async ({ answers }: LocalTicket, name: CallName, input: CallInput): Promise<Response> => {
  const answer: ((request: LocalRequest) => unknown) | undefined = answers[name];
  if (!answer) throw new CallError(404, '', `no server knows this ticket: ${name}`);
  const reply = await answer({ params: input.params ?? {}, body: input.body });
  return reply === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(reply));
};

/** Sends a call and returns its response. Throws CallError unless it succeeds, also when there is no network. */
export const send = async (name: CallName, input: CallInput, accept: string): Promise<Response> => {
  const { params, query, body, signal } = input;
  const local = localTicket(params && Reflect.get(params, 'id'));
  if (local) return answerLocally(local, name, input);
  const isForm = hasFile(body);
  const response = await fetch(urlOf(name, params, query), {
    method: routes[name].method,
    // A deletion that starts while the page is being left still completes.
    keepalive: routes[name].method === 'DELETE',
    credentials: 'include',
    headers: {
      accept,
      // Mails and PDFs use the language of the page, which may not be the browser's.
      'accept-language': document.documentElement.lang,
      ...ownerHeader(name),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? toFormData(body) : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new CallError(0, '', 'offline', cause);
  });
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText);
  return response;
};

/** A body that is not JSON is truncated, or a proxy sent it, such as a wifi's login page: no server was reached. */
const readJson = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw new CallError(0, '', 'offline', cause);
  });

// The server has checked its reply by the same contract before sending it (service-kit's `serve`).
const resultOf = async <E extends Endpoint>(response: Response): Promise<ReplyOf<E>> =>
  (response.status === 204 ? undefined : await readJson(response)) as ReplyOf<E>;

/**
 * Makes a call of the API by its name in the contract: JSON with cookies, multipart when the body holds a file.
 * Throws CallError for every response that is not a success.
 */
export const call = async <Name extends CallName>(
  name: Name,
  options: CallOptions<EndpointOf<Name>>,
): Promise<ReplyOf<EndpointOf<Name>>> => {
  const response = send(name, options, 'application/json');
  // Slow calls such as those to a model show their own waiting message.
  return resultOf(await (patientCalls.has(name) ? response : watchForSlowness(response)));
};

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
  /** The `before` of the next page; null on the last. */
  next: string | null;
}

/** The cursor of the next page, from a header `Link: </api/…?before=…>; rel="next"`. */
const nextOf = (response: Response): string | null => {
  const [, target] = /<([^<>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  return target === undefined ? null : new URLSearchParams(target.slice(target.indexOf('?'))).get('before');
};

/** Makes a call that returns a page of a list. */
export const callForPage = async <Name extends 'listTickets' | 'listArchivedTickets'>(
  name: Name,
  options: CallOptions<EndpointOf<Name>>,
): Promise<Page<ReplyOf<EndpointOf<Name>>[number]>> => {
  const response = await watchForSlowness(send(name, options, 'application/json'));
  const items = await resultOf<EndpointOf<Name>>(response);
  return { items, total: Number(response.headers.get('x-total-count')), next: nextOf(response) };
};

/** Makes a call as `call` does, and reports its progress meanwhile (docs/design.md 5). */
export const callWithProgress = async <Name extends CallName>(
  name: Name,
  options: CallOptions<EndpointOf<Name>>,
  onProgress: (progress: Progress) => void,
): Promise<ReplyOf<EndpointOf<Name>>> => {
  const response = await send(name, options, 'text/event-stream');
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
    return resultOf(response);
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'progress') onProgress(JSON.parse(data) as Progress);
    if (event === 'result') return JSON.parse(data) as ReplyOf<EndpointOf<Name>>;
    if (event === 'error') throw new CallError(statusIn(data), data);
  }
  throw new CallError(0, '', 'the stream ended early');
};

const statusIn = (data: string): number => {
  const { status } = JSON.parse(data) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
};
