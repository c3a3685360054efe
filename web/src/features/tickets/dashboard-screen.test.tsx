import type { Ticket } from '@exit-tickets/contracts';
import { aDraft, aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pendingDraftKey, readPending, storePending } from '../../shared/drafts/pending-draft.ts';
import { withBrowserLock } from '../../shared/drafts/with-browser-lock.ts';
import { type FakeRequest, fakeApi, pageOf, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const draft = aDraft();
const isOfOpen = ({ query }: FakeRequest) => query.get('status') === 'active';
const lists = {
  listTickets: (request: FakeRequest) =>
    isOfOpen(request) ? pageOf([]) : pageOf([aListedTicket({ title: 'Verbranding', isActive: false })], 7),
};

test('the dashboard shows the five latest tickets, and how many there are', async () => {
  const { requests } = fakeApi(lists);
  renderInApp(<DashboardScreen create={null} />);
  await screen.findByText('Laatste 1 van 7');
  screen.getByRole('link', { name: 'Bekijk alle exit tickets (7)' });
  const ofLatest = requests('listTickets').filter((request) => !isOfOpen(request));
  expect(ofLatest.map(({ query }) => query.get('limit'))).toEqual(['8']);
});

test('what is open now stands first, however old it is, at most three of them, and each ticket once; below are five others', async () => {
  const tickets = [1, 2, 3, 4].map((number) => aListedTicket({ id: `t${number}`, title: `Les ${number}` }));
  const closed = [5, 6, 7, 8, 9].map((number) =>
    aListedTicket({ id: `t${number}`, title: `Les ${number}`, isActive: false }),
  );
  const [first, second, third, fourth] = tickets;
  const { requests } = fakeApi({
    listTickets: (request) =>
      isOfOpen(request)
        ? pageOf([first, second, third], 4)
        : pageOf([...closed.slice(0, 4), third, fourth, ...closed.slice(4)], 12),
  });
  renderInApp(<DashboardScreen create={<p>maken</p>} />);
  const open = await screen.findByRole('region', { name: 'Nu open' });
  const titlesIn = (section: HTMLElement) =>
    within(section)
      .getAllByRole('link', { name: /^Les/ })
      .map((link) => link.textContent);
  expect(titlesIn(open)).toEqual(['Les 1', 'Les 2', 'Les 3']);
  expect(titlesIn(screen.getByRole('region', { name: 'Laatste exit tickets' }))).toEqual([
    'Les 5',
    'Les 6',
    'Les 7',
    'Les 8',
    'Les 4',
  ]);
  // Of the twelve, those above stand in no list below.
  screen.getByText('Laatste 5 van de 9 andere');
  expect(requests('listTickets').find(isOfOpen)?.query.get('limit')).toBe('3');
  expect(open.compareDocumentPosition(screen.getByText('maken'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('no count stands below where every ticket is on the page', async () => {
  const open = aListedTicket({ id: 't1', title: 'Les 1' });
  const closed = aListedTicket({ id: 't2', title: 'Les 2', isActive: false });
  fakeApi({ listTickets: (request) => (isOfOpen(request) ? pageOf([open]) : pageOf([open, closed], 2)) });
  renderInApp(<DashboardScreen create={null} />);
  await screen.findByRole('link', { name: 'Les 2' });
  screen.getByRole('link', { name: 'Bekijk alle exit tickets (2)' });
  await waitFor(() => expect(screen.queryByText(/^Laatste \d/)).toBeNull());
});

test('no heading of the latest stands above no row, when all tickets are open', async () => {
  fakeApi({ listTickets: () => pageOf([aListedTicket()]) });
  renderInApp(<DashboardScreen create={null} />);
  await screen.findByRole('link', { name: 'Bekijk alle exit tickets (1)' });
  await waitFor(() => expect(screen.queryByText(/^Laatste/)).toBeNull());
  expect(screen.getAllByRole('link', { name: 'Fotosynthese' })).toHaveLength(1);
});

test('nothing is said to be open when nothing is', async () => {
  fakeApi({
    listTickets: (request) => pageOf(isOfOpen(request) ? [] : [aListedTicket({ isActive: false })]),
  });
  renderInApp(<DashboardScreen create={null} />);
  await screen.findByRole('link', { name: 'Fotosynthese' });
  expect(screen.queryByText('Nu open')).toBeNull();
});

describe('a ticket that was made before logging in', () => {
  test('is saved once the teacher is there, and its PIN shown', async () => {
    storePending(draft, new Date());
    const { requests } = fakeApi({ ...lists, createTicket: () => aListedTicket() });
    const { dialogs } = renderInApp(<DashboardScreen create={null} />);
    await waitFor(() =>
      expect(dialogs.openShare).toHaveBeenCalledWith({
        id: 't1',
        title: 'Fotosynthese',
        pin: '4071',
        totalStudents: 25,
      }),
    );
    expect(requests('createTicket').map(({ body }) => body)).toEqual([draft]);
    expect(readPending(new Date())).toBeUndefined();
    // Once for the screen, once more with the new ticket.
    await waitFor(() => expect(requests('listTickets').filter((one) => !isOfOpen(one))).toHaveLength(2));
  });

  test('stays in the browser until the server has said yes, and is saved once by who leaves the screen and comes back', async () => {
    storePending(draft, new Date());
    const { promise, resolve } = Promise.withResolvers<Ticket>();
    const { requests } = fakeApi({ ...lists, createTicket: () => promise });
    const { unmount } = renderInApp(<DashboardScreen create={null} />);
    await waitFor(() => expect(requests('createTicket')).toHaveLength(1));
    // What a page finds that is loaded now.
    expect(readPending(new Date())).toEqual(draft);
    unmount();
    renderInApp(<DashboardScreen create={null} />);
    await screen.findByText('Laatste 1 van 7');
    await act(async () => resolve(aListedTicket()));
    await waitFor(() => expect(readPending(new Date())).toBeUndefined());
    await withBrowserLock(pendingDraftKey, async () => undefined);
    expect(requests('createTicket')).toHaveLength(1);
  });

  test('that cannot be saved opens in the editor, which asks before it is thrown away', async () => {
    storePending(draft, new Date());
    fakeApi({ ...lists, createTicket: () => refusal('pins_exhausted') });
    const { dialogs } = renderInApp(<DashboardScreen create={null} />);
    await waitFor(() => expect(dialogs.openEditor).toHaveBeenCalledTimes(1));
    expect(dialogs.openEditor).toHaveBeenCalledWith({ draft, isUnsaved: true });
    // It is the editor's now: nothing is saved unasked.
    expect(readPending(new Date())).toBeUndefined();
    screen.getByText('Alle PIN-codes zijn in gebruik. Sluit een exit ticket of probeer het later opnieuw.');
  });
});
