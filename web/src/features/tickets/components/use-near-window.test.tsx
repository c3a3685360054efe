import { aListedTicket } from '@exit-tickets/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketRow } from './ticket-row.tsx';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;

const laidOut = new DOMRect(0, 0, 600, 80);
const notLaidOut = new DOMRect();

/** A row whose position the browser reports. */
const showRow = (isAtTop: boolean) => {
  const observers: ((entries: Entry[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Entry[]) => void) {
        observers.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  fakeApi({});
  const { user } = renderInApp(<TicketRow ticket={aListedTicket()} isAtTop={isAtTop} />);
  const target = screen.getByRole('heading').closest('li') ?? document.body;
  // An open menu observes where it stands as well, later.
  const [report] = observers;
  const comes = (isIntersecting: boolean, boundingClientRect = laidOut) =>
    act(() => report?.([{ target, isIntersecting, boundingClientRect }]));
  return { user, comes };
};
const menu = () => screen.queryByRole('button', { name: /^Meer acties/ });

test('a row far from the window has its actions once it comes near, and keeps them while one of these has the focus', () => {
  const { comes } = showRow(false);
  screen.getByRole('link', { name: 'Fotosynthese' });
  expect(menu()).toBeNull();
  comes(true);
  act(() => menu()?.focus());
  expect(document.activeElement).toBe(menu());
  comes(false);
  expect(menu()).not.toBeNull();
  act(() => menu()?.blur());
  comes(false);
  expect(menu()).toBeNull();
});

test('a row that is hidden, as behind the login, keeps its actions and the dialog that one of them opened', async () => {
  const { user, comes } = showRow(true);
  await user.click(screen.getByRole('button', { name: /^Meer acties/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  // A dialog stands within its row in tests alone: there the focus would be reason enough.
  act(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  comes(false, notLaidOut);
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(menu()).not.toBeNull();
});
