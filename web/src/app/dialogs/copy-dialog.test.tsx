import { aListedTicket } from '@exit-tickets/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { authStatusQuery } from '../../shared/api/auth-status.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { CopyDialog } from './copy-dialog.tsx';

const open = (copyTicket: NonNullable<Parameters<typeof fakeApi>[0]['copyTicket']>) => {
  const api = fakeApi({ copyTicket, listClassNames: () => ['2A', '3C'] });
  const onClose = vi.fn();
  const view = renderInApp(<CopyDialog ticket={{ id: 't1', title: 'Fotosynthese' }} onClose={onClose} />);
  return { ...view, ...api, onClose, field: () => screen.findByLabelText('Voor welke klas?') };
};

describe('copying a ticket for another class', () => {
  test('asks for the class first, and says for which it was done', async () => {
    const { user, requests, onClose, field } = open(() => aListedTicket({ id: 't9', className: '3C', pin: '1234' }));
    const typed = await field();
    expect(requests('copyTicket')).toEqual([]);
    await user.type(typed, ' 3C {Enter}');
    await screen.findByText('Gekopieerd voor 3C');
    screen.getByText('PIN 1234');
    expect(requests('copyTicket')).toMatchObject([{ params: { id: 't1' }, body: { className: '3C' } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('may leave the class out', async () => {
    const { user, requests } = open(() => aListedTicket({ id: 't9', className: null }));
    await user.click(await screen.findByRole('button', { name: 'Kopiëren' }));
    await screen.findByText('Exit ticket gekopieerd, zonder klas');
    expect(requests('copyTicket')).toMatchObject([{ body: { className: null } }]);
  });

  test('that may not be done says why and keeps what was typed', async () => {
    const { user, onClose, field } = open(() => refusal('too_many_requests'));
    await user.type(await field(), '3C{Enter}');
    await screen.findByText('Kon het exit ticket niet kopiëren');
    screen.getByText(/Je kunt hoogstens 200 exit tickets tegelijk open hebben/);
    expect([(await field()).getAttribute('value'), onClose.mock.calls]).toEqual(['3C', []]);
  });

  test('offers the classes that the teacher has', async () => {
    const { client, field } = open(() => aListedTicket());
    const list = (await field()).getAttribute('list') ?? '';
    client.setQueryData(authStatusQuery.queryKey, {
      isAuthenticated: true,
      user: { id: 'u1', email: 'a@b.nl', firstName: null, lastName: null },
    });
    await waitFor(() =>
      expect([...(document.getElementById(list)?.children ?? [])].map((name) => name.getAttribute('value'))).toEqual([
        '2A',
        '3C',
      ]),
    );
  });
});
