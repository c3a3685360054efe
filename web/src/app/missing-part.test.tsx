import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from '../shared/api/lazy-part.ts';
import { renderInApp } from '../testing/render.tsx';
import { DialogPart } from './dialogs/dialog-part.tsx';
import { ErrorScreen } from './error-screen.tsx';

const ours = { headers: { 'x-request-id': 'r1' } };
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const inBetween = [
  ['there is no network', unreachable],
  ['a proxy does not reach the site', async () => new Response('Bad Gateway', { status: 502 })],
  ['the site cannot say', async () => new Response('', { status: 503, ...ours })],
  ['the login page of a wifi answers', async () => new Response('<html>')],
] as const;

/** A part that is there from the second time on that it is asked for; the site answers, or something else happens. */
const aPart = (answers: () => Promise<Response> = async () => new Response('', ours)) => {
  vi.stubGlobal('fetch', answers);
  const load = vi
    .fn(async () => () => <h1>Hier is het</h1>)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return { Part: lazyPart(load), load };
};
// React logs each error that a boundary catches.
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a screen that cannot be loaded', () => {
  const openScreen = (answers?: () => Promise<Response>) => {
    quiet();
    const { Part, load } = aPart(answers);
    const router = createMemoryRouter([{ path: '/', element: <Part />, errorElement: <ErrorScreen /> }]);
    render(
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <RouterProvider router={router} />
      </MantineProvider>,
    );
    return { user: userEvent.setup(), load };
  };

  test('since a new version took the place of this one says so, and offers to load the page anew', async () => {
    openScreen();
    await screen.findByRole('heading', { name: 'Er is een nieuwe versie van Exit tickets' });
    screen.getByText(/wat je in een exit ticket of als lestekst typte, blijft bewaard/i);
    screen.getByRole('button', { name: 'Pagina opnieuw laden' });
  });

  test.each(inBetween)('since %s says so, and loads when it is tried again', async (_why, answers) => {
    const { user, load } = openScreen(answers);
    await screen.findByRole('heading', { name: 'Dit deel van de site kon niet worden geladen' });
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByRole('heading', { name: 'Hier is het' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a dialog that cannot be loaded', () => {
  const openDialog = async (answers?: () => Promise<Response>) => {
    quiet();
    const { Part } = aPart(answers);
    const Screen = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <input aria-label="Naam" />
          <button type="button" onClick={() => setOpen(true)}>
            open
          </button>
          <DialogPart onMissing={() => setOpen(false)}>{isOpen && <Part />}</DialogPart>
        </>
      );
    };
    const { user } = renderInApp(<Screen />);
    await user.type(screen.getByLabelText('Naam'), 'Fatima');
    await user.click(screen.getByRole('button', { name: 'open' }));
    return { user };
  };

  test('since a new version took the place of this one leaves the screen as it was, and offers to load it anew', async () => {
    const { user } = await openDialog();
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Er is een nieuwe versie van Exit tickets');
    const reload = screen.getByRole('button', { name: 'Pagina opnieuw laden' });
    await waitFor(() => expect(document.activeElement).toBe(reload));
    expect(screen.getByLabelText('Naam')).toHaveProperty('value', 'Fatima');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  test('since there is no network says so, and opens when it is tried again', async () => {
    const { user } = await openDialog(unreachable);
    await screen.findByText('Dit deel van de site kon niet worden geladen');
    await user.click(screen.getByRole('button', { name: 'open' }));
    await screen.findByRole('heading', { name: 'Hier is het' });
    expect(screen.getByLabelText('Naam')).toHaveProperty('value', 'Fatima');
  });
});
