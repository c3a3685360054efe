import './styles.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { authStatusQuery } from '../api/auth-status.ts';
import { createQueryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/start.ts';
import { paths } from '../paths.ts';
import { createRouter } from './router.tsx';
import { preloadLanding } from './screens.ts';
import { cssVariables, theme } from './theme.ts';

const client = createQueryClient();
void client.prefetchQuery(authStatusQuery);
if (location.pathname === paths.home || location.pathname === paths.auth()) preloadLanding();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n();
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Notifications limit={1} position="top-center" transitionDuration={0} />
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
