import type { FastifyInstance } from 'fastify';

export type Checks = Record<string, () => boolean | Promise<boolean>>;

/**
 * `GET /health`: 200 when every check passes; 503 during the start, the drain, or while a dependency is down. `GET
 * /health/live` ignores the checks: a process must not be restarted because its database is down.
 */
export const serveHealth = (app: FastifyInstance, checks: Checks, stopping: AbortSignal): void => {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const holds = await Promise.resolve(check()).catch(() => false);
        return { name, holds };
      }),
    );
    const missing = results.filter(({ holds }) => !holds).map(({ name }) => name);
    const status = stopping.aborted ? 'stopping' : missing.length > 0 ? 'unavailable' : 'ok';
    return reply.status(status === 'ok' ? 200 : 503).send({ status, ...(missing.length > 0 && { missing }) });
  });
};
