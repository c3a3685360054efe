import type { z } from 'zod';
import type { Cookie } from './cookies.ts';
import type { ErrorCode } from './errors.ts';
import type { RateLimit } from './rate-limits.ts';

/** The services behind the gateway. */
export const services = ['auth', 'tickets', 'responses', 'ai', 'pdf'] as const;
export type ServiceName = (typeof services)[number];

/** What the calls of each service are about. */
export const serviceSummaries: Readonly<Record<ServiceName, string>> = {
  auth: 'Accounts and sessions of teachers',
  tickets: 'Exit tickets and their PINs',
  responses: "Pupils' answers",
  ai: 'Generation, analysis and evaluation',
  pdf: 'Tickets on paper',
};

/** `anyone` needs no account; `teacher` needs a session, and only ever reaches that teacher's own things. */
export type Access = 'anyone' | 'teacher';

/** What a call answers with when it succeeds. `json` is checked against `reply` before it leaves the service. */
export type ReplyKind = 'json' | 'empty' | 'pdf' | 'zip' | 'event-stream';

/**
 * How a call holds its place at a service: a moment, a moment with much to read, the same with much to compare, as long as
 * slow work takes, with a large body, or without an end. `limits.callsInFlight` says how many of each there may be.
 */
export type Cost = 'plain' | 'list' | 'grouped' | 'slow' | 'upload' | 'stream';

/** One call of the API as data: routes, validation, the web's client, OpenAPI and the tests all read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Fastify writes it: `/api/ticket/:id`. */
  path: `/api/${string}`;
  service: ServiceName;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  /** What may follow the `?`. Values come as text, so its schemas turn text into what they mean. */
  query?: z.ZodObject;
  body?: z.ZodType;
  /** `json` when there is a body and nothing else is said. */
  bodyKind?: 'json' | 'multipart';
  status?: number;
  reply?: z.ZodType;
  replyKind?: ReplyKind;
  /** What a success says in its headers: their names in lower case, and what each means. */
  replyHeaders?: Readonly<Record<string, string>>;
  /** The caller may ask for `text/event-stream` and get progress before the result (docs/design.md 5). */
  reportsProgress?: boolean;
  errors?: readonly ErrorCode[];
  /** The cookies that the service reads; of a teacher's call the session when not said. No other goes in. */
  cookies?: readonly Cookie[];
  /** Longest the gateway waits for the service to begin its answer; `timeouts.callMs` when not said. */
  timeoutMs?: number;
  /** `plain` when not said. */
  cost?: Cost;
  /** How often it may be called from one address, and from all of them. */
  rateLimits?: readonly RateLimit[];
  /** Largest body in bytes; `limits.jsonBodyBytes` when not said. */
  bodyLimit?: number;
  /** Most values in a JSON body; `limits.jsonValues` when not said. */
  bodyValues?: number;
}

/** What a call costs the service when nothing is said. */
export const costOf = ({ cost = 'plain' }: Endpoint): Cost => cost;

/** The cookies that a service gets of this call: the session only while it is good. */
export const cookiesOf = ({ cookies, access }: Endpoint): readonly Cookie[] =>
  cookies ?? (access === 'teacher' ? ['session'] : []);

/** Declares a call. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the service's handler receives: parsed, with defaults filled in. */
export type BodyOf<E extends Endpoint> = E extends { bodyKind: 'multipart' } ? undefined : Parsed<E['body']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
/** What the handler returns and the web receives. */
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
/** What the web sends. */
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
export type SentQueryOf<E extends Endpoint> = Sent<E['query']>;
