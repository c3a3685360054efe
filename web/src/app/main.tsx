import './no-eval.ts';
import './styles.ts';
import { languageOfTag } from '@exit-tickets/contracts/rules';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { authStatusQuery, loggedOut } from '../shared/api/auth-status.ts';
import { paths } from '../shared/api/paths.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { currentLanguage } from '../shared/i18n/language.ts';
import { changeLanguage, startI18n } from '../shared/i18n/start.ts';
import { App } from './app.tsx';
import { whenHydrated } from './hydrated.ts';
import { createRouter } from './router.tsx';
import { preloadLanding } from './screens.ts';
import { preloadMenu } from './shell/header.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The language of the rendered landing page, if there is one; the app then hydrates it (build/landing-pages.ts). */
const rendered = root.dataset.rendered === undefined ? undefined : languageOfTag(document.documentElement.lang);

const client = createQueryClient();
// Only visitors get the rendered page. A logged-in teacher sees the dashboard as soon as the status arrives.
if (rendered) client.setQueryData(authStatusQuery.queryKey, loggedOut);
void client.prefetchQuery({ ...authStatusQuery, staleTime: 0 });
if (!rendered) preloadMenu();
if (rendered || location.pathname === paths.home || location.pathname === paths.auth()) preloadLanding();

const chosen = currentLanguage();
await startI18n(rendered ?? chosen);
const app = (
  <App client={client}>
    <RouterProvider router={createRouter()} />
  </App>
);
// In a transition React hydrates in small steps and handles taps and keys in between.
if (rendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// A language's address shows that language; home shows the language chosen earlier in this browser.
if (rendered && rendered !== chosen && location.pathname === paths.home)
  void whenHydrated().then(() => changeLanguage(chosen));
