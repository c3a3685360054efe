import type { Ticket, TicketDraft } from '@exit-tickets/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../in-turn.ts';
import { pendingDraftKey, readPending, storePending } from '../../pending-draft.ts';
import { aListedTicket } from '../../testing/builders.ts';
import { fakeApi, pageOf, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const draft: TicketDraft = {
  title: 'Fotosynthese',
  className: '2B',
  totalStudents: 25,
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
};
const lists = { listTickets: () => pageOf([aListedTicket({ title: 'Verbranding' })], 7) };

test('the dashboard shows the five latest tickets, and how many there are', async () => {
  const { requests } = fakeApi(lists);
  renderInApp(<DashboardScreen create={null} />);
  await screen.findByText('Laatste 1 van 7');
  screen.getByRole('link', { name: 'Bekijk alle exit tickets (7)' });
  expect(requests('listTickets').map(({ query }) => query.get('limit'))).toEqual(['5']);
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
    await waitFor(() => expect(requests('listTickets')).toHaveLength(2));
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
    await inTurn(pendingDraftKey, async () => undefined);
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
