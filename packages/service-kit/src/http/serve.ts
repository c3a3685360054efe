import { AppError, type BodyOf, type Endpoint, type ParamsOf, type QueryOf } from '@exit-tickets/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Progress, streamProgress, wantsProgress } from './progress.ts';
import { sendList } from './send-list.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves or proxies. */
    endpoint?: Endpoint;
  }
}

/** What a handler gets: parsed input, and the teacher if the call requires one. */
export interface RequestContext<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  teacherId: E extends { access: 'teacher' } ? string : string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  log: FastifyBaseLogger;
  /** Aborted when the caller disconnects before the answer. */
  signal: AbortSignal;
  /** Reports progress if the caller asked for it; otherwise does nothing. */
  progress: Progress;
}

/** A list may be an async iterable: it is sent while it is produced. */
type Answer<Reply extends z.ZodType> =
  | Promise<z.input<Reply>>
  | (Reply extends z.ZodArray<infer Item extends z.ZodType> ? AsyncIterable<z.input<Item>> : never);

type Handler<E extends Endpoint> = (
  call: RequestContext<E>,
) => E extends { reply: infer Reply extends z.ZodType } ? Answer<Reply> | Promise<Answer<Reply>> : Promise<unknown>;

/** The most specific problem. For a union, the one of the alternative closest to the value. */
const deepest = (issue: z.core.$ZodIssue): z.core.$ZodIssue => {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flatMap(([first]) => (first ? [deepest(first)] : []));
  const [best] = inner.sort((a, b) => b.path.length - a.path.length);
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue;
};

const parse = (schema: z.ZodType | undefined, value: unknown, where: string): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues.map(deepest)[0];
  const field = issue?.path.join('.') || where;
  const message = `${field}: ${issue?.message ?? 'not valid'}`;
  throw new AppError('invalid_request', { field, message, cause: parsed.error });
};

/** Keeps only what the schema declares, so that fields outside the contract cannot leak. */
const checkBy = (schema: z.core.$ZodType, value: unknown, { method, path }: Endpoint): unknown => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Error(`${method} ${path} answers what its contract forbids`, { cause: parsed.error });
};

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* checkItems(items: AsyncIterable<unknown>, schema: z.core.$ZodType, endpoint: Endpoint) {
  for await (const item of items) yield checkBy(schema, item, endpoint);
}

const checkReply = (endpoint: Endpoint, value: unknown): unknown => {
  const { reply, replyKind = 'json' } = endpoint;
  if (replyKind !== 'json' || !reply) return value;
  if (reply instanceof z.ZodArray && isIterable(value)) return checkItems(value, reply.element, endpoint);
  return checkBy(reply, value, endpoint);
};

const abortWhenCallerLeaves = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const abort = () => {
    if (!reply.raw.writableFinished) controller.abort();
  };
  if (reply.raw.closed) abort();
  else reply.raw.once('close', abort);
  return controller.signal;
};

const noProgress: Progress = () => undefined;

/**
 * Serves one call of the contract. Access, parameters, query and body are checked before the handler, and the answer
 * after it.
 */
export const serve = <const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    onRequest: async (request) => {
      if (endpoint.access === 'teacher' && !app.sessions.read(request)) throw new AppError('not_logged_in');
    },
    handler: async (request, reply) => {
      const parsed = {
        params: parse(endpoint.params, request.params, 'path'),
        query: parse(endpoint.query, request.query, 'query'),
        body: endpoint.bodyKind === 'multipart' ? undefined : parse(endpoint.body, request.body, 'body'),
        teacherId: app.sessions.read(request)?.userId,
        request,
        reply,
        log: request.log,
      };
      let signal: AbortSignal | undefined;
      const answer = async (progress: Progress): Promise<unknown> => {
        const call = {
          ...parsed,
          progress,
          // Lazily, because few handlers use it.
          get signal() {
            signal ??= abortWhenCallerLeaves(reply);
            return signal;
          },
        };
        // These parts were parsed by the schemas from which `RequestContext<E>` is derived.
        return checkReply(endpoint, await handler(call as RequestContext<E>));
      };
      if (wantsProgress(endpoint, request)) return streamProgress(request, reply, answer);
      const value = await answer(noProgress);
      if (reply.sent) return reply;
      reply.status(endpoint.status ?? 200);
      if (endpoint.reply instanceof z.ZodArray && isIterable(value)) return sendList(reply, value);
      return reply.send(endpoint.replyKind === 'empty' ? undefined : value);
    },
  });
};
