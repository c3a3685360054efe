import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const databaseIsDown = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);
const databaseHasNoRoom = new Set([14031, 12587]);
const retryAfterSeconds = 2;

const thrown = z.object({
  name: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
});

/** Any error as the one that people may see; what really happened stays in `cause`. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const { name, code, statusCode } = thrown.safeParse(error).data ?? {};
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known) return new AppError(known, { cause: error });
  if (name && databaseIsDown.has(name)) return new AppError('service_unavailable', { cause: error, retryAfterSeconds });
  if (typeof code === 'number' && databaseHasNoRoom.has(code)) return new AppError('storage_full', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request', { cause: error });
  return new AppError('internal', { cause: error });
};

/** The body of an error answer: `{message, code}`, and the field when one is wrong. */
export const errorBody = ({ message, code, field }: AppError) => ({ message, code, ...(field && { field }) });

/** Answers an error as the API promises (design section 4.16). */
export const sendError = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds));
  return reply.status(error.status).send(errorBody(error));
};

/** Answers what is not HTTP at all, and closes the connection it came on. */
export const refuseBrokenRequest = (_error: unknown, socket: Socket): void => {
  const body = JSON.stringify(errorBody(new AppError('invalid_request')));
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`;
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`);
  else socket.destroy();
};

/** The one place where errors become HTTP. The cause goes to the log, never into the answer. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) request.log.error({ err: known.cause ?? known, code: known.code }, 'request failed');
    return sendError(reply, known);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('not_found')));
};
