import { AppError, type NamedEndpoint } from '@exit-tickets/contracts';
import { toOpenApi } from '@exit-tickets/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };

const title = 'Exit tickets';
const { version } = manifest;

/** Serves the OpenAPI document and a page to read it and try calls. */
export const serveDocs = async (app: FastifyInstance, endpoints: readonly NamedEndpoint[]): Promise<void> => {
  // Generated on the first request, to keep the start fast.
  let json: string | undefined;
  const openApi = () => {
    json ??= JSON.stringify(toOpenApi(endpoints, { title, version }));
    return json;
  };
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi()));
  // Unknown paths under /api must not fall through to the web.
  for (const url of ['/api', '/api/*'])
    app.all(url, async () => {
      throw new AppError('not_found');
    });

  let page: Promise<FastifyInstance> | undefined;
  for (const url of ['/api/docs', '/api/docs/*'])
    app.get(url, async ({ raw }, reply) => {
      page ??= import('./docs-page.ts').then(({ createDocsPage }) => createDocsPage(title, version, openApi()));
      const answer = await (await page).inject({ method: 'GET', url: raw.url ?? '' });
      if (answer.statusCode === 404) throw new AppError('not_found');
      const { 'content-type': type, location } = answer.headers;
      if (location) return reply.redirect(location, answer.statusCode);
      return reply.status(answer.statusCode).type(String(type)).send(answer.rawPayload);
    });
};
