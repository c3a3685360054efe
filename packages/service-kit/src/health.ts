import type { FastifyInstance } from 'fastify';

export type Checks = Record<string, () => boolean | Promise<boolean>>;

/** `GET /health`: 200 once every check holds, 503 before, while shutting down and when a part is gone. */
export const serveHealth = (app: FastifyInstance, checks: Checks): void => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const holds = await Promise.resolve(check()).catch(() => false);
        return { name, holds };
      }),
    );
    const missing = results.filter(({ holds }) => !holds).map(({ name }) => name);
    const status = isStopping ? 'stopping' : missing.length > 0 ? 'unavailable' : 'ok';
    return reply.status(status === 'ok' ? 200 : 503).send({ status, ...(missing.length > 0 && { missing }) });
  });
};
