import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { cssVariables, theme } from './theme.ts';
import { useToastRoom } from './use-toast-room.ts';

const Toasts = () => {
  useToastRoom();
  return <Notifications limit={1} position="top-center" transitionDuration={0} />;
};

/** The providers around every screen, in the browser and when the landing page is rendered at build time. */
export const App = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Toasts />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);
