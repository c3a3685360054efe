import type { Endpoint } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, errorToAnswer } from './error-handler.ts';

/** Reports the progress of slow work: its stage, and how much is done where that can be counted. */
export type Progress = (stage: string, done?: number, total?: number) => void;

const heartbeatMs = 10_000;

/** Whether the caller asked for progress and the call reports it. */
export const wantsProgress = (endpoint: Endpoint, request: FastifyRequest): boolean =>
  endpoint.reportsProgress === true && (request.headers.accept ?? '').includes('text/event-stream');

/**
 * Answers with server-sent events: any number of `progress`, then one `result` or one `error` (docs/design.md 5).
 * Regular comments keep proxies from closing a silent connection.
 */
export const streamProgress = async (
  request: FastifyRequest,
  reply: FastifyReply,
  work: (progress: Progress) => Promise<unknown>,
): Promise<FastifyReply> => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  const send = (event: string, data: unknown) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
  try {
    send('result', await work((stage, done, total) => send('progress', { stage, done, total })));
  } catch (thrown) {
    const error = errorToAnswer(thrown, request, reply);
    send('error', { status: error.status, ...errorBody(error) });
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
  return reply;
};
