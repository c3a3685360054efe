import type { User } from '@exit-tickets/contracts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { aListedTicket } from '../testing/builders.ts';
import { fakeApi, pageOf, refusal } from '../testing/fake-api.ts';
import { createRouter } from './router.tsx';

const teacher: User = { id: 'u1', email: 'a@b.nl', firstName: 'An', lastName: 'Smit' };

/** The whole app of a teacher or of a visitor, at one of its addresses. */
const openApp = (
  path: string,
  { isTeacher = true, ...handlers }: { isTeacher?: boolean } & Parameters<typeof fakeApi>[0],
) => {
  window.history.replaceState(null, '', path);
  const api = fakeApi({
    getAuthStatus: () => ({ isAuthenticated: isTeacher, user: isTeacher ? teacher : null }),
    listTickets: () => pageOf([aListedTicket()]),
    listArchivedTickets: () => pageOf([]),
    login: () => teacher,
    logout: () => undefined,
    ...handlers,
  });
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={createQueryClient()}>
        <Notifications limit={1} transitionDuration={0} />
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...api, user: userEvent.setup() };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a screen for teachers', () => {
  test('asks a visitor to log in and comes back; the toast of that goes with the next screen', async () => {
    const { user } = openApp('/archive', { isTeacher: false });
    await user.type(await screen.findByLabelText('E-mailadres'), 'a@b.nl');
    await user.type(screen.getByLabelText('Wachtwoord', { selector: 'input' }), 'geheim');
    await user.keyboard('{Enter}');
    await heading('Archief');
    // A toast that is pointed at does not go by itself.
    await user.hover(screen.getByText('Je bent ingelogd'));
    await user.click(screen.getByRole('link', { name: 'Jouw exit tickets' }));
    await heading('Jouw exit tickets');
    await waitFor(() => expect(screen.queryByText('Je bent ingelogd')).toBeNull());
  });

  test('whose session ended elsewhere asks to log in as soon as a call is refused', async () => {
    openApp('/my-tickets', { listTickets: () => refusal('not_logged_in') });
    await screen.findByRole('dialog', { name: 'Inloggen' });
    expect(location.pathname).toBe('/auth');
  });
});

test('logging out leads to the landing page, says so, and forgets what was the teacher’s', async () => {
  const { user, requests } = openApp('/my-tickets', {});
  await heading('Jouw exit tickets');
  await user.click(screen.getByRole('button', { name: 'Account van A. Smit' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
  await screen.findByText('Je bent uitgelogd');
  expect([location.pathname, requests('logout').length]).toEqual(['/', 1]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('an address that is none of ours leads home', async () => {
  openApp('/nergens', {});
  await heading('Exit ticket maken');
  expect(location.pathname).toBe('/');
});
