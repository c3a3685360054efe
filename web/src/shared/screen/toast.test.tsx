import { limits } from '@exit-tickets/contracts/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { changeLanguage } from '../i18n/start.ts';
import { toast } from './toast.ts';

afterEach(() => act(() => changeLanguage('nl')));

test('a toast announces an error as an alert and a success as a status, and only the newest is there', async () => {
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

test('a toast stays while the keyboard is in it, gives it back, and goes by itself only then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = renderInApp(<button type="button">Opslaan</button>);
  const opener = screen.getByRole('button', { name: 'Opslaan' });
  const show = () => act(() => toast.success({ title: 'Opgeslagen' }));
  const wait = () => act(() => vi.advanceTimersByTimeAsync(limits.toastMs + 100));
  act(() => opener.focus());
  show();
  await user.tab({ shift: true });
  await wait();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sluiten' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.activeElement).toBe(opener);

  show();
  await user.tab({ shift: true });
  await wait();
  await user.tab();
  await wait();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast that was reached from nowhere gives the keyboard to the heading of the screen', async () => {
  const { user } = renderInApp(
    <main>
      <h1 tabIndex={-1}>Mijn exit tickets</h1>
    </main>,
  );
  act(() => toast.success({ title: 'Je was bezig', action: <button type="button">Verder</button> }));
  act(() => screen.getByRole('button', { name: 'Sluiten' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mijn exit tickets' }));
});

test('a toast that is closed before its screen has come leaves the keyboard to the screen', async () => {
  const { user } = renderInApp(null);
  let focused: Element | null = null;
  const onClose = () => {
    focused = document.activeElement;
  };
  act(() => toast.success({ title: 'Je was bezig', action: <button type="button">Verder</button>, onClose }));
  act(() => screen.getByRole('button', { name: 'Sluiten' }).focus());
  await user.keyboard('{Enter}');
  expect(focused).toBe(document.body);
});

test('an error stays until it is closed, and is not covered by a wait; one that the screen says as well goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = renderInApp(null);
  const wait = () => act(() => vi.advanceTimersByTimeAsync(20 * limits.uploadErrorToastMs));
  act(() => toast.error({ title: 'Kon de PDF niet maken' }));
  await wait();
  screen.getByRole('alert');
  let answered = () => {};
  act(() => {
    answered = toast.wait({ title: 'De server laat op zich wachten' });
  });
  screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await screen.findByText('De server laat op zich wachten');
  act(answered);

  act(() => toast.error({ title: 'Upload mislukt', duration: limits.uploadErrorToastMs }));
  screen.getByRole('alert');
  await wait();
  expect(screen.queryByRole('alert')).toBeNull();
});
