import type { ListedTicket } from '@exit-tickets/contracts';
import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketRow } from './ticket-row.tsx';

const past = '2026-01-01T10:00:00.000Z';
const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString();
const shownAs = (part: Partial<ListedTicket>) => renderInApp(<TicketRow ticket={aListedTicket(part)} />);
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('a ticket of the list', () => {
  test('that is open shows its PIN and how long it stays open, and shares the PIN', async () => {
    fakeApi({});
    const { user, dialogs } = shownAs({ expiresAt: inTwoDays });
    screen.getByText('4071');
    screen.getByRole('button', { name: 'Actief. Nog 2 dagen open' });
    await user.click(screen.getByRole('button', { name: 'PIN delen: Fotosynthese, 4071' }));
    expect(dialogs.openShare).toHaveBeenCalledWith({ id: 't1', title: 'Fotosynthese', pin: '4071', totalStudents: 25 });
  });

  test.each([
    ['closed', { isActive: false }, 'Gesloten'],
    ['expired', { expiresAt: past }, 'Verlopen'],
  ])('that is %s hides its PIN and can be opened again', async (_status, part, status) => {
    const { requests } = fakeApi({ reactivateTicket: () => aListedTicket() });
    const { user } = shownAs(part);
    screen.getByText(status);
    expect(screen.queryByText('4071')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Opnieuw openen: Fotosynthese' }));
    await screen.findByText('Exit ticket is weer 7 dagen open');
    expect(requests('reactivateTicket')).toMatchObject([{ params: { id: 't1' } }]);
  });

  test('whose answers go soon says when', async () => {
    fakeApi({ listDue: () => [{ ticketId: 't1', dueAt: '2027-03-14T12:00:00.000Z' }] });
    shownAs({ isActive: false });
    const warning = await screen.findByText('anoniem op 14 mrt');
    expect(warning.title).toBe('Op 14 maart 2027 worden namen en losse antwoorden verwijderd');
  });

  test('that is anonymous says so, and cannot be opened again', () => {
    fakeApi({});
    shownAs({ isActive: false, anonymizedAt: past });
    screen.getByText('anoniem');
    expect(buttons()).toEqual(['Kopiëren voor een andere klas: Fotosynthese', 'Meer acties voor Fotosynthese']);
  });

  test('whose answers stay says nothing', () => {
    fakeApi({ listDue: () => [{ ticketId: 'another', dueAt: '2027-03-14T12:00:00.000Z' }] });
    shownAs({ isActive: false });
    expect(screen.queryByText(/anoniem/)).toBeNull();
  });

  test('that was analysed stays closed', () => {
    fakeApi({});
    shownAs({ isActive: false, isAnalyzed: true });
    screen.getByText('AI Geanalyseerd');
    expect(buttons()).toEqual(['Kopiëren voor een andere klas: Fotosynthese', 'Meer acties voor Fotosynthese']);
  });

  test('that is archived can come back, whatever its state', async () => {
    const { requests } = fakeApi({ unarchiveTicket: () => aListedTicket() });
    const { user } = shownAs({ isArchived: true });
    screen.getByText('Gearchiveerd');
    await user.click(screen.getByRole('button', { name: 'Herstellen: Fotosynthese' }));
    await waitFor(() => expect(requests('unarchiveTicket')).toHaveLength(1));
  });

  test('says which limit was reached when it cannot be opened again', async () => {
    fakeApi({ reactivateTicket: () => refusal('too_many_requests') });
    const { user } = shownAs({ isActive: false });
    await user.click(screen.getByRole('button', { name: 'Opnieuw openen: Fotosynthese' }));
    await screen.findByText(/Je kunt hoogstens 200 exit tickets tegelijk open hebben/);
  });
});
