import { AppError, type NamedEndpoint, toOpenApi } from '@exit-tickets/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };

const title = 'Exit tickets';

/** The API explains itself: the OpenAPI document, and a page that people can read and try calls on. */
export const serveDocs = async (app: FastifyInstance, endpoints: readonly NamedEndpoint[]): Promise<void> => {
  // Made when first asked for: no start waits for it.
  let json: string | undefined;
  const openApi = () => {
    json ??= JSON.stringify(toOpenApi(endpoints, { title, version: manifest.version }));
    return json;
  };
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi()));
  // Any other path under /api is no page of the web either.
  for (const url of ['/api', '/api/*'])
    app.all(url, async () => {
      throw new AppError('not_found');
    });
  const info = { title, version: manifest.version };
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.1', info, paths: {} } } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title },
    transformSpecification: () => JSON.parse(openApi()),
  });
};
