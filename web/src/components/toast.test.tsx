import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../i18n/start.ts';
import { renderInApp } from '../testing/render.tsx';
import { toast } from './toast.ts';

afterEach(() => act(() => changeLanguage('nl')));

test('a toast tells an error as an alert and a success as a status, and only the newest is there', async () => {
  renderInApp(null);
  act(() => toast.error({ title: 'Inloggen mislukt', description: 'Geen verbinding' }));
  expect(screen.getByRole('alert').textContent).toContain('Inloggen mislukt');
  act(() => toast.success({ title: 'Je bent ingelogd' }));
  expect(screen.getByRole('status').textContent).toContain('Je bent ingelogd');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a toast is closed with a button that is named in the language of the page', async () => {
  const { user } = renderInApp(null);
  await act(() => changeLanguage('de'));
  act(() => toast.error({ title: 'Anmelden fehlgeschlagen' }));
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
