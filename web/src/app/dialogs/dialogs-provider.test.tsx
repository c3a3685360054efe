import type { User } from '@exit-tickets/contracts';
import { aDraft, aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { authStatusQuery, loggedOut } from '../../shared/api/auth-status.ts';
import { type Dialogs, type TicketToEdit, useDialogs } from '../../shared/dialogs.ts';
import { storePending } from '../../shared/drafts/pending-draft.ts';
import { keepUnfinished, newSlot, unfinishedOf } from '../../shared/drafts/unfinished-drafts.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { DialogsProvider } from './dialogs-provider.tsx';

const draft = aDraft({ className: null });
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
    fakeApi({
      createTicket: () => aListedTicket(),
      getJoinAddresses: () => [],
      getTicket: () => aListedTicket(),
      listResponses: () => [],
    });
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

/** The dialogs alone, of a visitor. */
const openDialogs = () => {
  const dialogs: Partial<Dialogs> = {};
  const Opener = () => {
    Object.assign(dialogs, useDialogs());
    return null;
  };
  const { user, client, unmount } = renderInApp(
    <DialogsProvider>
      <Opener />
    </DialogsProvider>,
  );
  act(() => void client.setQueryData(authStatusQuery.queryKey, loggedOut));
  return { user, unmount, dialogs: dialogs as Dialogs };
};
const generated: TicketToEdit = { draft: { ...draft, title: 'Verbranding', originalContent: 'De les' } };

test('the dialog explains to a visitor who saves a ticket why an account is needed, also when they have one', async () => {
  fakeApi({ createTicket: () => refusal('not_logged_in') });
  const { user, dialogs } = openDialogs();
  act(() => dialogs.openEditor({ draft }));
  await user.click(await screen.findByRole('button', { name: 'Exit ticket opslaan' }));
  const why = 'Log in of maak een account voor een PIN. Je exit ticket blijft bewaard.';
  within(await screen.findByRole('dialog', { name: 'Gratis account maken' })).getByText(why);
  await user.click(screen.getByRole('button', { name: 'Ik heb al een account' }));
  within(screen.getByRole('dialog', { name: 'Inloggen' })).getByText(why);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a ticket whose editor has yet to be loaded', () => {
  const kept = () => unfinishedOf(null, new Date()).map((unfinished) => unfinished.draft.title);

  test('is in the browser, should it be work such as generated questions, and offered when another dialog is sooner', async () => {
    fakeApi({});
    const { user, dialogs } = openDialogs();
    act(() => {
      dialogs.openEditor(generated);
      expect(kept()).toEqual(['Verbranding']);
      dialogs.openAuth('login');
    });
    await screen.findByLabelText('E-mailadres');
    await user.keyboard('{Escape}');
    await screen.findByText('Je was bezig met een exit ticket');
    screen.getByText('Verbranding');
  });

  test('is in the browser when it was there before', async () => {
    fakeApi({});
    keepUnfinished(newSlot(), draft, new Date());
    openDialogs();
    const goOn = await screen.findByRole('button', { name: 'Verder bewerken' });
    act(() => {
      goOn.click();
      expect(kept()).toEqual(['Fotosynthese']);
    });
    await screen.findByLabelText('Titel');
    expect(kept()).toEqual([]);
  });

  test('has every question to take from its lesson again after the page has gone, each once', async () => {
    fakeApi({});
    const sentence = 'Water verdampt doordat de zon het verwarmt.';
    const asked = { id: 's1', type: 'open_text' as const, text: 'Leg uit hoe dat komt.', guide: { passage: sentence } };
    const other = { ...asked, id: 's2', text: 'Wat is daarvan het gevolg?' };
    const before = openDialogs();
    const suggestions = [asked, other].map((question) => ({ sentence, question }));
    act(() =>
      before.dialogs.openEditor({
        draft: { ...draft, originalContent: `De les. ${sentence}` },
        offered: { suggestions },
      }),
    );
    await before.user.click(await screen.findByRole('button', { name: /^Water verdampt/ }));
    await before.user.click(screen.getByRole('button', { name: `Toevoegen: ${asked.text}` }));
    before.unmount();
    const { user } = openDialogs();
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    await user.click(await screen.findByRole('button', { name: /^Water verdampt/ }));
    screen.getByText(asked.text, { selector: 'li span' });
    screen.getByRole('button', { name: `Toevoegen: ${other.text}` });
  });

  test.each(['before', 'after'])(
    'asks for the levels and the focus that were chosen again after the page has gone, %s the editor was there',
    async (moment) => {
      const { requests } = fakeApi({ generateFromContent: () => refusal('ai_busy') });
      const before = openDialogs();
      const chosen = { focusLevels: ['inzicht-toetsen' as const], focus: 'De kringloop' };
      act(() => before.dialogs.openEditor({ draft: { ...draft, originalContent: 'Water verdampt.' }, ...chosen }));
      if (moment === 'after') await screen.findByLabelText('Titel');
      before.unmount();
      const { user } = openDialogs();
      await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
      await user.click(await screen.findByRole('button', { name: 'Opnieuw genereren' }));
      const replace = screen.queryByRole('button', { name: 'Toch vervangen' });
      if (replace) await user.click(replace);
      await waitFor(() => expect(requests('generateFromContent').map(({ body }) => body)).toMatchObject([chosen]));
    },
  );

  test('is not in the browser when it is saved, or blank', () => {
    fakeApi({});
    const { dialogs } = openDialogs();
    act(() => {
      dialogs.openEditor({ draft, saved: { id: 't1', pin: '4071' } });
      dialogs.openEditor({ draft });
      expect(kept()).toEqual([]);
    });
  });
});

describe('a ticket that comes while another one is in the editor', () => {
  const saved = (id: string, title: string): TicketToEdit => ({
    draft: { ...draft, title },
    saved: { id, pin: '4071' },
  });

  /** The editor with a saved ticket, and a way for others to come. */
  const edit = async () => {
    const { user, dialogs } = openDialogs();
    const comes = (ticket: TicketToEdit) => act(() => dialogs.openEditor(ticket));
    comes(saved('t1', 'Fotosynthese'));
    await screen.findByLabelText('Titel');
    return { user, comes, type: (text: string) => user.type(title(), text) };
  };
  const title = () => screen.getByLabelText<HTMLInputElement>('Titel');
  const save = (user: Awaited<ReturnType<typeof edit>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Wijzigingen opslaan' }));
  const serverWith = (id: string, text: string) =>
    fakeApi({
      getTicket: () => ({ ...aListedTicket({ id }), ...draft, title: text }),
      updateTicket: () => aListedTicket(),
    });

  test('takes the place of one that nobody has changed, with all that is its own', async () => {
    const { requests } = serverWith('t2', 'Rivieren');
    const { user, comes, type } = await edit();
    comes(saved('t2', 'Rivieren'));
    await waitFor(() => expect(title().value).toBe('Rivieren'));
    await type('!');
    await save(user);
    await screen.findByText('Exit ticket opgeslagen');
    expect(requests('updateTicket')).toMatchObject([{ params: { id: 't2' }, body: { title: 'Rivieren!' } }]);
  });

  test('leaves alone one that somebody is changing, which is saved as itself', async () => {
    const { requests } = serverWith('t1', 'Fotosynthese');
    const { user, comes, type } = await edit();
    await type('!');
    comes(saved('t2', 'Rivieren'));
    expect(title().value).toBe('Fotosynthese!');
    await save(user);
    await screen.findByText('Exit ticket opgeslagen');
    expect(requests('updateTicket')).toMatchObject([{ params: { id: 't1' }, body: { title: 'Fotosynthese!' } }]);
  });

  test('is offered once that one is closed, when it is work such as generated questions', async () => {
    fakeApi({});
    const { user, comes, type } = await edit();
    await type('!');
    comes(generated);
    expect(title().value).toBe('Fotosynthese!');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(screen.getByRole('button', { name: 'Weggooien' }));
    await screen.findByText('Verbranding');
    await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
    await waitFor(() => expect(title().value).toBe('Verbranding'));
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
