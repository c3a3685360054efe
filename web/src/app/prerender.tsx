import type { Language } from '@exit-tickets/contracts/rules';
import i18next from 'i18next';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { authStatusQuery, loggedOut } from '../shared/api/auth-status.ts';
import { paths } from '../shared/api/paths.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { startI18n } from '../shared/i18n/start.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';

/** Renders the landing page in one language as a first-time visitor sees it, at build time (build/landing-pages.ts). */
export const renderLanding = async (language: Language) => {
  await startI18n(language);
  const client = createQueryClient();
  client.setQueryData(authStatusQuery.queryKey, loggedOut);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(paths.landing(language), 'http://localhost')));
  if (context instanceof Response) throw new Error(`the landing page leads elsewhere: ${context.status}`);
  const app = (
    <App client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>
  );
  // In one chunk: later chunks would need an inline script to move them into place, which our policy forbids.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return {
    html: await new Response(prelude).text(),
    title: i18next.t('landing:tab'),
    description: i18next.t('landing:hero.lead'),
    stillLoading: i18next.t('landing:stillLoading'),
  };
};
