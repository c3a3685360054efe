import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { setPageOwner } from '../shared/api/page-owner.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { type Dialogs, DialogsContext } from '../shared/dialogs.ts';

interface RenderOptions {
  path?: string;
  /** The id of the teacher whose page it is; without it a visitor's. */
  owner?: string | undefined;
  /** What somebody does on the page as the build rendered it; the app takes it over after that. */
  early?: (page: HTMLElement) => void;
}

/** Renders a part of the teacher's app as the app does, with dialogs that only note that they were opened. */
export const renderInApp = (ui: ReactNode, { path = '/', owner, early }: RenderOptions = {}) => {
  const client = createQueryClient();
  setPageOwner(owner);
  const dialogs = {
    openAuth: vi.fn<Dialogs['openAuth']>(),
    openLoginAgain: vi.fn<Dialogs['openLoginAgain']>(),
    openEditor: vi.fn<Dialogs['openEditor']>(),
    openShare: vi.fn<Dialogs['openShare']>(),
    openHandOver: vi.fn(),
    openCopy: vi.fn<Dialogs['openCopy']>(),
    openPreview: vi.fn<Dialogs['openPreview']>(),
  };
  // Files may be dropped whatever a field accepts; nothing covers anything without stylesheets.
  const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const app = (
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <Notifications limit={1} transitionDuration={0} />
        <MemoryRouter initialEntries={[path]}>
          <DialogsContext value={dialogs}>{ui}</DialogsContext>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (early) container.innerHTML = renderToString(app);
  early?.(container);
  const view = render(app, { container, hydrate: early !== undefined });
  return { ...view, user, dialogs, client };
};
