import type { ListedTicket, User } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { aDraft, aListedTicket } from '@exit-tickets/testing/builders';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loginKey } from '../shared/api/other-windows.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { pendingDraftKey } from '../shared/drafts/pending-draft.ts';
import { browserStore, type UnsavedDraft, windowStore } from '../shared/drafts/stored-draft.ts';
import { keepUnfinished, newSlot, unfinishedOf } from '../shared/drafts/unfinished-drafts.ts';
import { languageKey } from '../shared/i18n/language.ts';
import { changeLanguage } from '../shared/i18n/start.ts';
import { fakeApi, noNetwork, pageOf, refusal } from '../testing/fake-api.ts';
import { createRouter } from './router.tsx';

const draft = aDraft({ title: 'Verbranding', className: null });
const another: User = { id: 'u2', email: 'c@d.nl', firstName: null, lastName: null };
const statusOf = (user: User | null) => ({ isAuthenticated: user !== null, user });
const teacher: User = { id: 'u1', email: 'a@b.nl', firstName: 'An', lastName: 'Smit' };

/** The whole app of a teacher or a visitor, opened at an address. */
const openApp = (
  path: string,
  { isTeacher = true, ...handlers }: { isTeacher?: boolean } & Parameters<typeof fakeApi>[0],
) => {
  window.history.replaceState(null, '', path);
  const api = fakeApi({
    getAuthStatus: () => statusOf(isTeacher ? teacher : null),
    listTickets: () => pageOf([aListedTicket()]),
    listArchivedTickets: () => pageOf([]),
    listClassNames: () => [],
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
const logIn = async (user: UserEvent) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log opnieuw in' }));
  await user.type(dialog.getByLabelText('E-mailadres'), 'a@b.nl');
  await user.type(dialog.getByLabelText('Wachtwoord', { selector: 'input' }), 'geheim');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log opnieuw in' })).toBeNull());
};
/** What an editor leaves behind that went with its page. */
const leaveUnfinished = ({ minutesAgo = 0, ...part }: Partial<UnsavedDraft> & { minutesAgo?: number } = {}) =>
  keepUnfinished(newSlot(), { ...draft, owner: 'u1', ...part }, new Date(Date.now() - minutesAgo * 60_000));
const unfinished = (store = browserStore()) => unfinishedOf('u1', new Date(), store).map((kept) => kept.draft);
/** Goes on with the ticket that was being edited when the page went. */
const goOnEditing = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
  await screen.findByRole('button', { name: 'Exit ticket opslaan' });
};
/** What another window of this browser does reaches this one as an event of the storage. */
const otherWindowLogsInOrOut = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: loginKey })));
const frozenAndBack = async () => {
  const event = (type: string) => Object.assign(new Event(type), { persisted: true });
  window.dispatchEvent(event('pagehide'));
  const whileFrozen = document.body.style.visibility;
  await act(() => window.dispatchEvent(event('pageshow')));
  return whileFrozen;
};
/** Answers with each in turn, and with the last from then on. */
const inTurn = <Answer,>(...answers: (() => Answer)[]) => {
  let asked = 0;
  return () => (answers[Math.min(asked++, answers.length - 1)] as () => Answer)();
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const loadedAnew = () => {
  const type = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  onTestFinished(() => type.mockRestore());
};

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

test('a reset link that is opened while logged in leads to the dashboard, and says what to do', async () => {
  openApp('/reset-password?token=sleutel', {});
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Je bent al ingelogd.*Log uit en open de link opnieuw/);
  await heading('Exit ticket maken');
  expect([location.pathname, alert.isConnected]).toEqual(['/dashboard', true]);
});

test('logging in on the page of a reset link confirms that it worked, and shows nothing else', async () => {
  const { user } = openApp('/reset-password?token=oud', { isTeacher: false });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Inloggen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inloggen' }));
  await user.type(dialog.getByLabelText('E-mailadres'), 'a@b.nl');
  await user.type(dialog.getByLabelText('Wachtwoord', { selector: 'input' }), 'geheim');
  await user.keyboard('{Enter}');
  await heading('Exit ticket maken');
  await screen.findByText('Je bent ingelogd');
  expect(screen.queryByText('Je bent al ingelogd')).toBeNull();
});

describe('where a reset link led, the login says for as long as it is open', () => {
  const login = () => screen.findByRole('dialog', { name: 'Inloggen' });

  test('that the password was changed, also when the page gave way to it by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = openApp('/reset-password?token=sleutel', {
      isTeacher: false,
      resetPassword: () => ({ message: 'ok' }),
    });
    await user.type(await screen.findByLabelText('Nieuw wachtwoord', { selector: 'input' }), 'geheim');
    await user.type(screen.getByLabelText('Herhaal het wachtwoord', { selector: 'input' }), 'geheim{Enter}');
    await heading('Wachtwoord gewijzigd');
    await act(() => vi.advanceTimersByTimeAsync(limits.resetPageRedirectMs));
    within(await login()).getByText('Log in met je nieuwe wachtwoord.');
    expect(location.pathname).toBe('/auth');
  });

  test('that the link was not valid, and how to get another', async () => {
    const { user } = openApp('/reset-password', { isTeacher: false });
    await user.click(await screen.findByRole('link', { name: 'Naar inloggen' }));
    within(await login()).getByText(/^Deze reset link is ongeldig\. Kies “Wachtwoord vergeten\?”/);
  });
});

test('an error stays until its screen is left, or something is tried that then says itself how it ended', async () => {
  const { user } = openApp('/my-tickets', {
    updateClassName: inTurn<Response | ListedTicket>(
      () => refusal('service_unavailable'),
      () => aListedTicket({ className: '2B!' }),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Klas van Fotosynthese wijzigen, nu 2B' }));
  await user.keyboard('!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Kon de klas niet wijzigen');
  await user.click(screen.getByRole('button', { name: 'Klas opslaan' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an address that is none of ours leads home', async () => {
  openApp('/nergens', {});
  await heading('Exit ticket maken');
  expect(location.pathname).toBe('/');
});

describe('a session that ends', () => {
  const rename = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Klas van Fotosynthese wijzigen, nu 2B' }));
    await user.keyboard('!{Enter}');
  };

  test('puts the login before the screen, which goes on with what was typed', async () => {
    const { user, requests } = openApp('/my-tickets', {
      updateClassName: inTurn<Response | ListedTicket>(
        () => refusal('not_logged_in'),
        () => aListedTicket(),
      ),
    });
    await rename(user);
    await screen.findByText(/wat je hier typte, staat er nog/);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await logIn(user);
    expect(location.pathname).toBe('/my-tickets');
    expect(screen.getByRole('combobox', { name: /Klas van/ })).toHaveProperty('value', '2B!');
    await user.click(screen.getByRole('button', { name: 'Klas opslaan' }));
    await waitFor(() => expect(requests('updateClassName')).toHaveLength(2));
  });

  test('is asked for again by a list that could not be read, which is read after the login', async () => {
    const { user } = openApp('/my-tickets', {
      listTickets: inTurn(
        () => refusal('not_logged_in'),
        () => pageOf([aListedTicket()]),
      ),
    });
    await logIn(user);
    await screen.findByText('Fotosynthese');
  });

  test('while a ticket is saved leaves the editor as it was, and saves it after the login', async () => {
    leaveUnfinished();
    const { user, requests } = openApp('/my-tickets', {
      createTicket: inTurn<Response | ListedTicket>(
        () => refusal('not_logged_in'),
        () => aListedTicket({ title: 'Verbranding' }),
      ),
      getJoinAddresses: () => [],
      getTicket: () => aListedTicket(),
      listResponses: () => [],
    });
    await goOnEditing(user);
    await user.click(screen.getByRole('button', { name: 'Exit ticket opslaan' }));
    await logIn(user);
    await screen.findByRole('img', { name: 'PIN 4 0 7 1' });
    const [refused, saved] = requests('createTicket').map(({ body }) => body);
    expect(refused).toMatchObject(draft);
    expect(saved).toEqual(refused);
    expect(unfinished()).toEqual([]);
  });

  test('while a ticket is deleted asks again after the login, and deletes nothing without that', async () => {
    const { user, requests } = openApp('/my-tickets', {
      deleteTicket: inTurn<Response | undefined>(
        () => refusal('not_logged_in'),
        () => undefined,
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Meer acties voor Fotosynthese' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    const question = () =>
      within(screen.getByRole('dialog', { name: 'Weet je zeker dat je dit exit ticket wilt verwijderen?' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await logIn(user);
    question().getByText(/“Fotosynthese” verdwijnt met alle antwoorden/);
    // A key too many does no harm.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuleren'));
    expect(requests('deleteTicket')).toHaveLength(1);
    await user.click(question().getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests('deleteTicket')).toHaveLength(2);
  });

  test('while the account is deleted asks again after the login, with the password that was typed', async () => {
    const { user, requests } = openApp('/account', { deleteAccount: () => refusal('not_logged_in') });
    await user.click(await screen.findByRole('button', { name: 'Account verwijderen' }));
    const question = async () =>
      within(await screen.findByRole('dialog', { name: 'Je account definitief verwijderen?' }));
    await user.type((await question()).getByLabelText('Huidig wachtwoord'), 'geheim');
    await user.click((await question()).getByRole('button', { name: 'Definitief verwijderen' }));
    await logIn(user);
    expect((await question()).getByLabelText('Huidig wachtwoord')).toHaveProperty('value', 'geheim');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuleren'));
    expect(requests('deleteAccount')).toHaveLength(1);
  });

  test('hides what the screen shows', async () => {
    const { user } = openApp('/my-tickets', { updateClassName: () => refusal('not_logged_in') });
    await rename(user);
    await screen.findByRole('dialog', { name: 'Log opnieuw in' });
    expect(screen.queryByRole('heading', { name: 'Jouw exit tickets' })).toBeNull();
  });

  test('offers no new account to who has one', async () => {
    const { user } = openApp('/my-tickets', { updateClassName: () => refusal('not_logged_in') });
    await rename(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log opnieuw in' }));
    dialog.getByRole('button', { name: 'Wachtwoord vergeten?' });
    expect(dialog.queryByRole('button', { name: /Nog geen account/ })).toBeNull();
  });

  test('leaves the page when the login is closed, and keeps the ticket in the editor for its teacher', async () => {
    leaveUnfinished();
    const { user } = openApp('/my-tickets', { createTicket: () => refusal('not_logged_in') });
    await goOnEditing(user);
    await user.click(screen.getByRole('button', { name: 'Exit ticket opslaan' }));
    await screen.findByRole('dialog', { name: 'Log opnieuw in' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/');
    expect(unfinished()).toMatchObject([{ title: 'Verbranding', owner: 'u1' }]);
  });

  test('gives another teacher who logs in there an empty page', async () => {
    leaveUnfinished();
    const { user, requests } = openApp('/my-tickets', {
      createTicket: () => refusal('not_logged_in'),
      login: () => another,
    });
    await goOnEditing(user);
    await user.click(screen.getByRole('button', { name: 'Exit ticket opslaan' }));
    await logIn(user);
    await heading('Jouw exit tickets');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([requests('createTicket').length, requests('listTickets').length]).toEqual([1, 2]);
    expect(unfinished()).toMatchObject([{ title: 'Verbranding', owner: 'u1' }]);
  });
});

describe('another window of the browser', () => {
  test('that logs out asks to log in here too, and leaves nothing to read', async () => {
    openApp('/my-tickets', {
      getAuthStatus: inTurn(
        () => statusOf(teacher),
        () => statusOf(null),
      ),
    });
    await heading('Jouw exit tickets');
    otherWindowLogsInOrOut();
    await screen.findByRole('dialog', { name: 'Log opnieuw in' });
    expect(screen.queryByRole('heading', { name: 'Jouw exit tickets' })).toBeNull();
  });

  test('in which somebody else logs in: this one says so, shows their tickets, and keeps what was in the editor', async () => {
    leaveUnfinished();
    const { user, requests } = openApp('/my-tickets', {
      getAuthStatus: inTurn(
        () => statusOf(teacher),
        () => statusOf(another),
      ),
      listTickets: inTurn(
        () => pageOf([aListedTicket()]),
        () => pageOf([aListedTicket({ title: 'Van een ander' })]),
      ),
    });
    await goOnEditing(user);
    otherWindowLogsInOrOut();
    await screen.findByText('Er is nu iemand anders ingelogd');
    await screen.findByText('Van een ander');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests('createTicket')).toEqual([]);
    expect(unfinished()).toMatchObject([{ title: 'Verbranding', owner: 'u1' }]);
  });

  test('that chose another language: this one speaks it', async () => {
    openApp('/my-tickets', {});
    await heading('Jouw exit tickets');
    localStorage.setItem(languageKey, 'en');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: languageKey })));
    await heading('Your exit tickets');
    await act(() => changeLanguage('nl'));
  });
});

test('a page that comes back as the browser froze it shows nothing until it is known whose it is', async () => {
  openApp('/my-tickets', {
    getAuthStatus: inTurn(
      () => statusOf(teacher),
      () => statusOf(null),
    ),
  });
  await heading('Jouw exit tickets');
  expect(await frozenAndBack()).toBe('hidden');
  await screen.findByRole('dialog', { name: 'Log opnieuw in' });
  await waitFor(() => expect(document.body.style.visibility).toBe(''));
});

test('a screen whose teacher cannot be asked for says so, stays where it is, and asks again, with the keyboard where it was', async () => {
  const second = Promise.withResolvers<never>();
  const { user } = openApp('/archive', {
    getAuthStatus: inTurn<never | Promise<never> | ReturnType<typeof statusOf>>(
      noNetwork,
      () => second.promise,
      () => statusOf(teacher),
    ),
  });
  await heading('Deze pagina kon niet worden geladen');
  screen.getByText('Geen verbinding. Controleer je internetverbinding en probeer het opnieuw.');
  const retry = screen.getByRole('button', { name: 'Opnieuw proberen', busy: false });
  await user.click(retry);
  await screen.findByRole('button', { name: 'Opnieuw proberen', busy: true });
  second.reject(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Opnieuw proberen', busy: false });
  expect(document.activeElement).toBe(retry);
  await user.click(retry);
  await heading('Archief');
});

describe('a ticket that was being edited when the page went', () => {
  test('is offered to its teacher, who may go on with it or let it go', async () => {
    leaveUnfinished();
    const { user } = openApp('/my-tickets', {});
    await screen.findByText('Je was bezig met een exit ticket');
    screen.getByText('Verbranding');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(unfinished()).toEqual([]));
    expect(screen.queryByText('Je was bezig met een exit ticket')).toBeNull();
  });

  test('is offered after those of other windows, once they were let go', async () => {
    leaveUnfinished({ minutesAgo: 1 });
    leaveUnfinished({ title: 'Rivieren' });
    const { user } = openApp('/my-tickets', {});
    await screen.findByText('Rivieren');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await screen.findByText('Verbranding');
    expect(unfinished()).toMatchObject([{ title: 'Verbranding' }]);
  });

  test('is offered after those of other windows, once the editor is done with them', async () => {
    leaveUnfinished({ minutesAgo: 1 });
    leaveUnfinished({ title: 'Rivieren' });
    const { user } = openApp('/my-tickets', {});
    await screen.findByText('Rivieren');
    await goOnEditing(user);
    expect(screen.queryByText('Verbranding')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(screen.getByRole('button', { name: 'Weggooien' }));
    await screen.findByText('Verbranding');
    expect(unfinished()).toMatchObject([{ title: 'Verbranding' }]);
  });

  test('that another window went on with is offered no more', async () => {
    leaveUnfinished();
    const { user } = openApp('/my-tickets', {});
    await screen.findByText('Verbranding');
    localStorage.clear();
    await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
    await waitFor(() => expect(screen.queryByText('Je was bezig met een exit ticket')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not offered any more once the session has ended', async () => {
    leaveUnfinished();
    openApp('/my-tickets', {
      getAuthStatus: inTurn(
        () => statusOf(teacher),
        () => statusOf(null),
      ),
    });
    await screen.findByText('Verbranding');
    otherWindowLogsInOrOut();
    await screen.findByRole('dialog', { name: 'Log opnieuw in' });
    await waitFor(() => expect(screen.queryByText('Verbranding')).toBeNull());
    expect(unfinished()).toMatchObject([{ title: 'Verbranding' }]);
  });

  test('opens by itself when the page was loaded anew', async () => {
    leaveUnfinished();
    loadedAnew();
    openApp('/my-tickets', {});
    expect(await screen.findByLabelText('Titel')).toHaveProperty('value', 'Verbranding');
  });

  test('opens by itself too when it was an earlier version that kept it', async () => {
    const kept = { ...draft, owner: 'u1', isUnfinished: true, timestamp: Date.now() };
    localStorage.setItem(pendingDraftKey, JSON.stringify(kept));
    loadedAnew();
    openApp('/my-tickets', {});
    expect(await screen.findByLabelText('Titel')).toHaveProperty('value', 'Verbranding');
  });

  test('opens by itself when the browser dropped the page in the background, once', async () => {
    const slot = newSlot();
    for (const store of [browserStore(), windowStore()])
      keepUnfinished(slot, { ...draft, owner: 'u1' }, new Date(), store);
    openApp('/my-tickets', {});
    expect(await screen.findByLabelText('Titel')).toHaveProperty('value', 'Verbranding');
    expect([unfinished(), unfinished(windowStore())]).toEqual([[], []]);
  });

  test('is offered after the login when the session had ended before the browser dropped the page', async () => {
    keepUnfinished(newSlot(), { ...draft, owner: 'u1' }, new Date(), windowStore());
    const { user } = openApp('/my-tickets', { isTeacher: false });
    await user.type(await screen.findByLabelText('E-mailadres'), 'a@b.nl');
    await user.type(screen.getByLabelText('Wachtwoord', { selector: 'input' }), 'geheim');
    await user.keyboard('{Enter}');
    await screen.findByText('Je bent ingelogd');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await goOnEditing(user);
    expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Verbranding');
  });

  test('is offered after it was said that another one is saved', async () => {
    leaveUnfinished({ minutesAgo: 1 });
    leaveUnfinished({ title: 'Rivieren', saved: { id: 't1', pin: '4071' } });
    const { user } = openApp('/my-tickets', { updateTicket: () => aListedTicket() });
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    await user.click(await screen.findByRole('button', { name: 'Wijzigingen opslaan' }));
    await screen.findByText('Exit ticket opgeslagen');
    expect(screen.queryByText('Verbranding')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await screen.findByText('Verbranding');
  });

  test('leaves the browser after 48 hours, for every visitor', async () => {
    leaveUnfinished({ owner: 'u2', minutesAgo: 48 * 60 + 1 });
    localStorage.setItem(pendingDraftKey, JSON.stringify({ ...draft, timestamp: 0 }));
    openApp('/my-tickets', {});
    await screen.findByText('Fotosynthese');
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('ExitTicket'))).toEqual([]));
  });

  test('is not shown to another teacher', async () => {
    leaveUnfinished({ owner: 'u2' });
    openApp('/my-tickets', {});
    await screen.findByText('Fotosynthese');
    expect(screen.queryByText('Je was bezig met een exit ticket')).toBeNull();
    expect(unfinishedOf('u2', new Date())).toHaveLength(1);
  });
});

test('the dashboard says how many have answered, also after the board and the results were looked at', async () => {
  let responseCount = 0;
  const ticket = () => aListedTicket({ responseCount });
  const { user } = openApp('/dashboard', {
    listTickets: () => pageOf([ticket()]),
    getTicket: ticket,
    getJoinAddresses: () => [],
    listResponses: () => [],
    getJudgements: () => refusal('service_unavailable'),
  });
  const says = (count: number) => screen.findByText(`${count}/25 ingeleverd`);
  await says(0);
  responseCount = 1;
  await user.click(screen.getByRole('button', { name: /^PIN delen/ }));
  await user.click(await screen.findByRole('button', { name: 'Klaar' }));
  await says(1);
  responseCount = 2;
  await user.click(screen.getByRole('link', { name: 'Fotosynthese' }));
  await user.click(await screen.findByRole('link', { name: 'Terug naar het dashboard' }));
  await says(2);
});
