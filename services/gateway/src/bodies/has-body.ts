import type { FastifyRequest } from 'fastify';

/** Whether a request says that a body follows its head. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
