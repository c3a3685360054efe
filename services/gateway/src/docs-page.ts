import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';

/** The page that displays an OpenAPI document. A separate app, loaded on first use. */
export const createDocsPage = async (title: string, version: string, openApi: string): Promise<FastifyInstance> => {
  const app = fastify();
  const document = { openapi: '3.1.1', info: { title, version }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title },
    transformSpecification: () => JSON.parse(openApi),
  });
  return app;
};
