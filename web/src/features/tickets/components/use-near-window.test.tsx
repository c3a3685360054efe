import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aListedTicket } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { TicketRow } from './ticket-row.tsx';

test('a row far from the window has its actions once it comes near, and keeps them while one of these has the focus', () => {
  let tell: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  fakeApi({});
  renderInApp(<TicketRow ticket={aListedTicket()} isAtTop={false} />);
  const target = screen.getByRole('heading').closest('li') ?? document.body;
  const comes = (isIntersecting: boolean) => act(() => tell([{ target, isIntersecting }]));
  const menu = () => screen.queryByRole('button', { name: /^Meer acties/ });

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
