import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type Endpoint, type ErrorCode, errorsOf } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../database/database-problems.ts';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const databaseHasNoRoom = new Set([14031, 12587]);
const retryAfterSeconds = 2;

const thrown = z.object({
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
});

/** Maps any error to one that is safe to show; the original is its `cause`. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const { code, statusCode } = thrown.safeParse(error).data ?? {};
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known) return new AppError(known, { cause: error });
  if (isDatabaseUnavailable(error)) return new AppError('service_unavailable', { cause: error, retryAfterSeconds });
  if (typeof code === 'number' && databaseHasNoRoom.has(code)) return new AppError('storage_full', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request', { cause: error });
  return new AppError('internal', { cause: error });
};

/** The body of an error answer: `{message, code}`, and the field when one is wrong. */
export const errorBody = ({ message, code, field }: AppError) => ({ message, code, ...(field && { field }) });

/** An error that the contract of a call does not declare is a bug, like an answer that breaks its schema. */
const heldToContract = (error: AppError, endpoint: Endpoint | undefined): AppError => {
  if (!endpoint || errorsOf(endpoint).includes(error.code)) return error;
  const call = `${endpoint.method} ${endpoint.path}`;
  const cause = new Error(`${call} answers ${error.code}, which its contract does not name`, { cause: error });
  return new AppError('internal', { cause });
};

/**
 * The answer to a call that threw. The cause goes to the log only. An abort because the caller disconnected is not a
 * failure, and a refusal without a cause is logged elsewhere.
 */
export const errorToAnswer = (error: unknown, request: FastifyRequest, reply: FastifyReply): AppError => {
  const known = heldToContract(asAppError(error), request.routeOptions.config.endpoint);
  if (known.status >= 500 && known.cause !== undefined && !reply.raw.destroyed)
    request.log.error({ err: known.cause, code: known.code }, 'request failed');
  return known;
};

/** Answers an error in the documented form (docs/design.md 4.16). */
export const sendError = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds));
  return reply.status(error.status).send(errorBody(error));
};

/** Answers malformed or unfinished HTTP, and closes the connection. */
export const refuseBrokenRequest = (cause: unknown, socket: Socket): void => {
  const isLate = thrown.safeParse(cause).data?.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error = new AppError(isLate ? 'request_too_slow' : 'invalid_request');
  const body = JSON.stringify(errorBody(error));
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`;
  if (socket.writable) socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${head}\r\n\r\n${body}`);
  else socket.destroy();
};

/** The one place where errors become HTTP. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(reply, errorToAnswer(error, request, reply)));
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('not_found')));
};
