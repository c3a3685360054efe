import type { TicketDraft, User } from '@exit-tickets/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { useDialogs } from '../dialogs.ts';
import { storePending } from '../pending-draft.ts';
import { aListedTicket } from '../testing/builders.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInApp } from '../testing/render.tsx';
import { DialogsProvider } from './dialogs-provider.tsx';

const draft: TicketDraft = {
  title: 'Fotosynthese',
  className: null,
  totalStudents: 25,
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
};
const teacher: User = { id: 'u1', email: 'a@b.nl', firstName: null, lastName: null };

/** A screen that opens each dialog, and shows where the app is. */
const Screen = () => {
  const { openAuth, openEditor } = useDialogs();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button type="button" onClick={() => openAuth('login')}>
        login
      </button>
      <button type="button" onClick={() => openEditor({ draft })}>
        editor
      </button>
    </>
  );
};

const open = async (name: 'login' | 'editor', path = '/privacy') => {
  const { user } = renderInApp(
    <DialogsProvider>
      <Screen />
    </DialogsProvider>,
    { path },
  );
  const opener = screen.getByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { user, opener, dialog };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const path = () => document.querySelector('output')?.textContent;

describe('a dialog', () => {
  test('takes the keyboard, closes with Escape, and gives the keyboard back', async () => {
    fakeApi({});
    const { user, opener, dialog } = await open('login');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('takes the place of another, and closing it leads back to where the first was opened', async () => {
    fakeApi({ createTicket: () => aListedTicket(), getJoinAddresses: () => [] });
    const { user, opener } = await open('editor');
    await user.click(screen.getByRole('button', { name: 'Exit ticket opslaan' }));
    await screen.findByRole('img', { name: 'PIN 4 0 7 1' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Klaar' }));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('takes its toast along', async () => {
    fakeApi({});
    const { user } = await open('login');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    // A toast that is pointed at does not go by itself.
    await user.hover(await screen.findByText('Vul alle velden in'));
    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.queryByText('Vul alle velden in')).toBeNull();
  });
});

describe('the login', () => {
  test('on its own page leads home when it is closed, which is a page with something to do', async () => {
    fakeApi({});
    const { user } = await open('login', '/auth');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/'));
  });

  test.each([
    ['stays where it was opened', false, '/privacy'],
    ['leads to the dashboard when a ticket waits there to be saved', true, '/dashboard'],
  ])('%s', async (_rule, hasDraft, expected) => {
    if (hasDraft) storePending(draft, new Date());
    fakeApi({ login: () => teacher });
    const { user } = await open('login');
    await user.type(screen.getByLabelText('E-mailadres'), 'a@b.nl');
    await user.type(screen.getByLabelText('Wachtwoord', { selector: 'input' }), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await isClosed();
    await screen.findByText('Je bent ingelogd');
    expect(path()).toBe(expected);
  });
});
