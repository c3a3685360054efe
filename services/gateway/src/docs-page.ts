import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';

/** The page that shows an OpenAPI document. A separate app, loaded when somebody first opens it. */
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
