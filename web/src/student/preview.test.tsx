import type { StudentTicket } from '@exit-tickets/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { Preview } from './preview.tsx';
import { renderPage } from './testing/render-page.ts';

const ticket: StudentTicket = {
  id: 'preview',
  title: 'Fotosynthese',
  className: '2B',
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
};

test('a preview is filled in and sent as students do, but nothing leaves it and nothing is kept', async () => {
  const { requests } = fakeApi({});
  const kept = { ...localStorage };
  const user = userEvent.setup();
  renderPage(<Preview ticket={ticket} language="nl" />);
  await user.type(screen.getByLabelText('Je naam'), 'Noor');
  await user.type(screen.getByLabelText('Waarom?'), 'Zon');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  await screen.findByRole('heading', { name: 'Bedankt' });
  expect(requests()).toEqual([]);
  expect({ ...localStorage }).toEqual(kept);
  await user.click(screen.getByRole('button', { name: 'Nog een exit ticket invullen' }));
  expect(screen.getByLabelText('Je naam')).toHaveProperty('value', '');
});

test('a preview follows its ticket, and keeps what was tried in it where that still fits', async () => {
  fakeApi({});
  const user = userEvent.setup();
  const { rerender } = renderPage(<Preview ticket={ticket} language="nl" />);
  await user.type(screen.getByLabelText('Je naam'), 'Noor');
  await user.type(screen.getByLabelText('Waarom?'), 'Zon');
  rerender(
    <Preview ticket={{ ...ticket, questions: [{ id: 'q1', type: 'open_text', text: 'Waardoor?' }] }} language="nl" />,
  );
  expect(await screen.findByLabelText('Waardoor?')).toHaveProperty('value', 'Zon');
  expect(screen.getByLabelText('Je naam')).toHaveProperty('value', 'Noor');
});

test('no link of a preview leads away', async () => {
  const user = userEvent.setup();
  renderPage(<Preview ticket={ticket} language="nl" />);
  const path = location.pathname;
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(location.pathname).toBe(path);
});
