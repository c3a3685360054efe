import type { Endpoint, ReplyKind } from '../endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { heartbeatEvent } from '../messages/signals.ts';
import { limits } from '../rules/limits.ts';
import type { JsonSchema, MediaType, OpenApiResponse } from './document.ts';
import { exampleOf } from './example.ts';
import type { SchemaRegistry } from './schema-registry.ts';

/** Errors that follow from what kind of call it is, whatever it is about. */
const errorsByKind = {
  any: [
    'invalid_request',
    // Every call can be held to its caller's share of the gateway.
    'too_many_requests',
    'internal',
    'service_failed',
    'service_unavailable',
    'service_timeout',
  ],
  /** Of calls that may send a body, also where none belongs. */
  changing: ['cross_site_request', 'request_too_slow', 'body_too_large', 'unsupported_media_type', 'storage_full'],
  teachers: ['not_logged_in'],
} as const satisfies Record<string, readonly ErrorCode[]>;

type ErrorsByKind = typeof errorsByKind;

/** What a call that needs no account can be answered with beside its own errors. */
export type PublicErrorCode = ErrorsByKind[Exclude<keyof ErrorsByKind, 'teachers'>][number];

/**
 * Every error that a call can answer: its own, and those that follow from what kind of call it is. What is not in this
 * list no service may answer: the error handler of service-kit holds them to it.
 */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>([
    ...(endpoint.access === 'teacher' ? errorsByKind.teachers : []),
    ...(endpoint.method === 'GET' ? [] : errorsByKind.changing),
    ...(endpoint.errors ?? []),
    ...errorsByKind.any,
  ]);
  return [...codes].sort((a, b) => errorCatalogue[a].status - errorCatalogue[b].status);
};

const retryAfter: OpenApiResponse['headers'] = {
  'Retry-After': { description: 'Seconds after which trying again makes sense', schema: { type: 'integer' } },
};

const errorResponse = (status: number, codes: ErrorCode[], error: JsonSchema): OpenApiResponse => ({
  description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('; '),
  ...([429, 503].includes(status) && { headers: retryAfter }),
  content: {
    'application/json': {
      schema: { allOf: [error, { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { message: errorCatalogue[code].message, code } }]),
      ),
    },
  },
});

const eventStream = (description: string, example: string): Record<string, MediaType> => ({
  'text/event-stream': { schema: { type: 'string', description }, example },
});

const progressStream = (result: unknown): Record<string, MediaType> =>
  eventStream(
    'Any number of `progress` events (stage; done of total where it can be counted), then one `result` or one `error`',
    `event: progress\ndata: {"stage":"reading","done":1,"total":3}\n\nevent: result\ndata: ${JSON.stringify(result)}\n\n`,
  );

const liveStream = (): Record<string, MediaType> =>
  eventStream(
    `One message for each change, and an event \`${heartbeatEvent}\` at once and every ${limits.liveHeartbeatMs / 1_000} seconds. Read the list again when the first one comes, and again and again while none does: something on the way holds the stream back`,
    `event: ${heartbeatEvent}\ndata: {}\n\ndata: {"kind":"status"}\n\n`,
  );

const jsonContent = (endpoint: Endpoint, schemas: SchemaRegistry): Record<string, MediaType> => {
  if (!endpoint.reply) return {};
  const schema = schemas.answered(endpoint.reply);
  const example = exampleOf(schema, schemas);
  return {
    'application/json': { schema, example },
    ...(endpoint.reportsProgress && progressStream(example)),
  };
};

const contentOf: Record<
  ReplyKind,
  (endpoint: Endpoint, schemas: SchemaRegistry) => Record<string, MediaType> | undefined
> = {
  json: jsonContent,
  empty: () => undefined,
  pdf: () => ({ 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
  zip: () => ({ 'application/zip': { schema: { type: 'string', format: 'binary' } } }),
  'event-stream': liveStream,
};

const descriptions: Record<ReplyKind, string> = {
  json: 'Done',
  empty: 'Done; there is nothing to say',
  pdf: 'The PDF, with a file name',
  zip: 'The archive, written while it is read',
  'event-stream': 'The stream, open until the client closes it',
};

const headersOf = ({ replyHeaders = {} }: Endpoint): OpenApiResponse['headers'] =>
  Object.fromEntries(
    Object.entries(replyHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

/** Everything a call can be answered with, by status. */
export const responsesOf = (endpoint: Endpoint, schemas: SchemaRegistry, error: JsonSchema) => {
  const kind = endpoint.replyKind ?? 'json';
  const content = contentOf[kind](endpoint, schemas);
  const responses: Record<string, OpenApiResponse> = {
    [endpoint.status ?? 200]: {
      description: descriptions[kind],
      ...(endpoint.replyHeaders && { headers: headersOf(endpoint) }),
      ...(content && { content }),
    },
  };
  for (const [status, codes] of Map.groupBy(errorsOf(endpoint), (code) => errorCatalogue[code].status))
    responses[status] = errorResponse(status, codes, error);
  return responses;
};
