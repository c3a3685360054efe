import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const open = () => renderInApp(<ConfirmEmailScreen />, { path: '/confirm-email?token=sleutel' });
const confirm = 'E-mailadres bevestigen';

test('a link to confirm an address does nothing until somebody says so', async () => {
  const { requests } = fakeApi({ confirmEmail: () => ({ message: 'ok' }) });
  const { user } = open();
  expect(requests()).toEqual([]);
  await user.click(screen.getByRole('button', { name: confirm }));
  expect((await screen.findByRole('status')).textContent).toContain('nieuwe adres');
  expect(requests('confirmEmail').map(({ body }) => body)).toEqual([{ token: 'sleutel' }]);
});

test('a link that is too old, or none, says what to do', async () => {
  fakeApi({ confirmEmail: () => refusal('reset_token_invalid') });
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: confirm }));
  expect((await screen.findByRole('alert')).textContent).toContain('Vraag bij je account een nieuwe aan');
  unmount();
  renderInApp(<ConfirmEmailScreen />, { path: '/confirm-email' });
  expect(screen.getByRole('alert').textContent).toContain('ongeldig');
});
