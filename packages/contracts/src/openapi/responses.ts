import type { ZodOpenApiContentObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { errorsOf } from '../call-errors.ts';
import type { Endpoint, ReplyKind } from '../endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { heartbeatEvent } from '../messages/signals.ts';
import { limits } from '../rules/limits.ts';
import { exampleOf } from './example.ts';

const retryAfter: ZodOpenApiResponseObject['headers'] = {
  'Retry-After': { description: 'Seconds after which trying again makes sense', schema: { type: 'integer' } },
};

const errorResponse = (status: number, codes: ErrorCode[]): ZodOpenApiResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('; '),
  ...([429, 503].includes(status) && { headers: retryAfter }),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { message: errorCatalogue[code].message, code } }]),
      ),
    },
  },
});

const eventStream = (description: string, example: string): ZodOpenApiContentObject => ({
  'text/event-stream': { schema: { type: 'string', description }, example },
});

const progressStream = (result: unknown): ZodOpenApiContentObject =>
  eventStream(
    'Any number of `progress` events (stage; done of total where it can be counted), then one `result` or one `error`',
    `event: progress\ndata: {"stage":"reading","done":1,"total":3}\n\nevent: result\ndata: ${JSON.stringify(result)}\n\n`,
  );

const liveStream = (): ZodOpenApiContentObject =>
  eventStream(
    `One message for each change, and an event \`${heartbeatEvent}\` at once and every ${limits.liveHeartbeatMs / 1_000} seconds. Read the list again when the first one comes, and again and again while none does: something on the way holds the stream back`,
    `event: ${heartbeatEvent}\ndata: {}\n\ndata: {"kind":"status"}\n\n`,
  );

const jsonContent = ({ reply, reportsProgress }: Endpoint): ZodOpenApiContentObject => {
  if (!reply) return {};
  const example = exampleOf(reply, 'output');
  return { 'application/json': { schema: reply, example }, ...(reportsProgress && progressStream(example)) };
};

const contentOf: Record<ReplyKind, (endpoint: Endpoint) => ZodOpenApiContentObject | undefined> = {
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

const headersOf = ({ replyHeaders = {} }: Endpoint): ZodOpenApiResponseObject['headers'] =>
  Object.fromEntries(
    Object.entries(replyHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

/** Every possible answer to a call, by status. */
export const responsesOf = (endpoint: Endpoint): ZodOpenApiResponsesObject => {
  const kind = endpoint.replyKind ?? 'json';
  const content = contentOf[kind](endpoint);
  const done: ZodOpenApiResponseObject = {
    description: descriptions[kind],
    ...(endpoint.replyHeaders && { headers: headersOf(endpoint) }),
    ...(content && { content }),
  };
  const errors = Map.groupBy(errorsOf(endpoint), (code) => errorCatalogue[code].status);
  return Object.fromEntries([
    [endpoint.status ?? 200, done],
    ...[...errors].map(([status, codes]) => [status, errorResponse(status, codes)]),
  ]);
};
