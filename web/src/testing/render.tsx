import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { type Dialogs, DialogsContext } from '../dialogs.ts';

/** Renders a part of the teacher's app as the app does, with dialogs that only note that they were opened. */
export const renderInApp = (ui: ReactNode, { path = '/' } = {}) => {
  const dialogs = {
    openAuth: vi.fn<Dialogs['openAuth']>(),
    openEditor: vi.fn<Dialogs['openEditor']>(),
    openShare: vi.fn<Dialogs['openShare']>(),
  };
  // Files may be dropped whatever a field accepts; nothing covers anything without stylesheets.
  const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={createQueryClient()}>
        <Notifications limit={1} transitionDuration={0} />
        <MemoryRouter initialEntries={[path]}>
          <DialogsContext value={dialogs}>{ui}</DialogsContext>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...view, user, dialogs };
};
