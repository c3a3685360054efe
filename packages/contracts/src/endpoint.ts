import type { z } from 'zod';
import type { Cookie } from './cookies.ts';
import type { ErrorCode } from './errors.ts';
import type { RateLimit } from './rate-limits.ts';

/** The services behind the gateway. */
export const services = ['auth', 'tickets', 'responses', 'ai', 'pdf'] as const;
export type ServiceName = (typeof services)[number];

/** What each service does. */
export const serviceSummaries: Readonly<Record<ServiceName, string>> = {
  auth: 'Accounts and sessions of teachers',
  tickets: 'Exit tickets and their PINs',
  responses: "Students' answers",
  ai: 'Generation, analysis and evaluation',
  pdf: 'Tickets on paper',
};

/** `anyone` needs no account. `teacher` needs a session and reaches only that teacher's data. */
export type Access = 'anyone' | 'teacher';

/** The kind of a successful answer. `json` is checked against `reply` before it leaves the service. */
export type ReplyKind = 'json' | 'empty' | 'pdf' | 'zip' | 'event-stream';

/**
 * How long a call occupies a service: `plain` = milliseconds, `list` = a large read, `grouped` = a large read and a
 * comparison, `slow` = seconds to minutes, `upload` = a large body, `stream` = until closed. `limits.callsInFlight`
 * bounds each kind.
 */
export type Cost = 'plain' | 'list' | 'grouped' | 'slow' | 'upload' | 'stream';

/** One call of the API as data. Routes, validation, the web's client, OpenAPI and the tests all read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/api/ticket/:id`. */
  path: `/api/${string}`;
  service: ServiceName;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  /** The query string. Values arrive as text, so these schemas convert them. */
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Defaults to `json` when there is a body. */
  bodyKind?: 'json' | 'multipart';
  status?: number;
  reply?: z.ZodType;
  replyKind?: ReplyKind;
  /** Headers of a successful answer: the name in lower case, and its meaning. */
  replyHeaders?: Readonly<Record<string, string>>;
  /** Callers may ask for `text/event-stream` and get progress before the result (docs/design.md 5). */
  reportsProgress?: boolean;
  errors?: readonly ErrorCode[];
  /** The cookies that the service reads; no others are passed on. Defaults to the session for a teacher's call. */
  cookies?: readonly Cookie[];
  /** Upper bound until the service begins its answer. Defaults to `timeouts.callMs`. */
  timeoutMs?: number;
  /** Defaults to `plain`. */
  cost?: Cost;
  /** How often the call may be made from one address, and from all addresses. */
  rateLimits?: readonly RateLimit[];
  /** Largest body in bytes. Defaults to `limits.jsonBodyBytes`. */
  bodyLimit?: number;
  /** Most values in a JSON body. Defaults to `limits.jsonValues`. */
  bodyValues?: number;
}

/** The cost of a call, with its default. */
export const costOf = ({ cost = 'plain' }: Endpoint): Cost => cost;

/** The cookies that a service gets for this call. The session is passed on only while it is valid. */
export const cookiesOf = ({ cookies, access }: Endpoint): readonly Cookie[] =>
  cookies ?? (access === 'teacher' ? ['session'] : []);

/** Declares a call. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler receives: parsed, with defaults filled in. */
export type BodyOf<E extends Endpoint> = E extends { bodyKind: 'multipart' } ? undefined : Parsed<E['body']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
/** What the handler returns and the web receives. */
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>;
/** What the web sends. */
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
export type SentQueryOf<E extends Endpoint> = Sent<E['query']>;
