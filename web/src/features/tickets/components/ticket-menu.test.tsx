import { isOpen, type ListedTicket, statusOf, type Ticket } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketMenu } from './ticket-menu.tsx';

const button = () => screen.getByRole('button', { name: 'Meer acties voor Fotosynthese' });

const choose = async (item: string, part: Partial<ListedTicket> = {}) => {
  const ticket = aListedTicket(part);
  const view = renderInApp(
    <TicketMenu ticket={ticket} status={statusOf(ticket, new Date())} isRenaming={false} onRename={undefined} />,
  );
  await view.user.click(button());
  await view.user.click(await screen.findByRole('menuitem', { name: item }));
  return view;
};

describe('deleting a ticket', () => {
  test('asks first, with the safe choice focused, and Escape keeps the ticket', async () => {
    const { requests } = fakeApi({});
    const { user } = await choose('Verwijderen');
    await screen.findByRole('dialog', { name: 'Weet je zeker dat je dit exit ticket wilt verwijderen?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Annuleren'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(requests()).toEqual([]);
  });

  test('is done once it is confirmed', async () => {
    const { requests } = fakeApi({ deleteTicket: () => undefined });
    const { user } = await choose('Verwijderen');
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Exit ticket verwijderd');
    expect(requests('deleteTicket')).toMatchObject([{ params: { id: 't1' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that fails says why', async () => {
    fakeApi({ deleteTicket: () => refusal('service_unavailable') });
    const { user } = await choose('Verwijderen');
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Kon het exit ticket niet verwijderen');
    screen.getByText('De server is even niet bereikbaar. Probeer het zo opnieuw.');
  });
});

describe('editing a ticket', () => {
  const { responseCount, ...listed } = aListedTicket();
  const ticket: Ticket = { ...listed, responseCount, originalContent: 'De les' };

  test('opens the editor with all of it, the lesson included', async () => {
    fakeApi({ hasResponses: () => ({ hasResponses: false }), getTicket: () => ticket });
    const { dialogs } = await choose('Bewerken');
    await waitFor(() => expect(dialogs.openEditor).toHaveBeenCalledTimes(1));
    const { title, className, totalStudents, questions, originalContent, id, pin } = ticket;
    expect(dialogs.openEditor).toHaveBeenCalledWith({
      draft: { title, className, totalStudents, questions, originalContent },
      saved: { id, pin },
    });
  });

  test('says that it is busy while it is read, reads it once, and interrupts nobody who has gone elsewhere', async () => {
    const { promise, resolve } = Promise.withResolvers<Ticket>();
    const { requests } = fakeApi({ hasResponses: () => ({ hasResponses: false }), getTicket: () => promise });
    const { dialogs, user, unmount, client } = await choose('Bewerken');
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Bewerken' }));
    expect(requests('getTicket')).toHaveLength(1);
    unmount();
    resolve(ticket);
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(dialogs.openEditor).not.toHaveBeenCalled();
  });

  test('is refused once it has responses', async () => {
    fakeApi({ hasResponses: () => ({ hasResponses: true }), getTicket: () => ticket });
    const { dialogs } = await choose('Bewerken');
    await screen.findByText('Kan niet bewerken');
    expect(dialogs.openEditor).not.toHaveBeenCalled();
  });
});

test('a ticket that closed since the list was read shares no PIN', async () => {
  fakeApi({});
  const closed = aListedTicket({ isActive: false, pin: null });
  expect(isOpen(closed, new Date())).toBe(false);
  const { dialogs } = await choose('PIN delen', closed);
  await screen.findByText('Exit ticket gesloten');
  expect(dialogs.openShare).not.toHaveBeenCalled();
});

test('a ticket that is closed offers last, before it is deleted, what it can only refuse', async () => {
  fakeApi({});
  const { user } = renderInApp(
    <TicketMenu ticket={aListedTicket({ isActive: false })} status="closed" isRenaming={false} onRename={undefined} />,
  );
  await user.click(button());
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.slice(-3)).toEqual(['Archiveren', 'PIN delen', 'Verwijderen']);
});

test('an archived ticket is not shared, edited or archived', async () => {
  fakeApi({});
  const { user } = renderInApp(
    <TicketMenu ticket={aListedTicket({ isArchived: true })} status="closed" isRenaming={false} onRename={undefined} />,
  );
  await user.click(button());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Resultaten',
    'Herstellen',
    'Kopiëren voor een andere klas',
    'Delen of exporteren',
    'Bekijk als leerling',
    'Definitief verwijderen',
  ]);
});
