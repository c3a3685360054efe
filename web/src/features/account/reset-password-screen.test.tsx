import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const choose = async (password: string, confirmation = password) => {
  const { user } = renderInApp(<ResetPasswordScreen />, { path: '/reset-password?token=sleutel' });
  const [first, second] = screen.getAllByLabelText(/wachtwoord/i, { selector: 'input' });
  if (!first || !second) throw new Error('there are not two fields');
  await user.type(first, password);
  await user.type(second, confirmation);
  await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
};

describe('a new password', () => {
  test('is sent with the token of the link, and the way to the login shown', async () => {
    const { requests } = fakeApi({ resetPassword: () => ({ message: 'ok' }) });
    await choose('geheim');
    await screen.findByRole('status');
    screen.getByRole('link');
    expect(requests('resetPassword').map(({ body }) => body)).toEqual([{ token: 'sleutel', password: 'geheim' }]);
  });

  test('is not sent when it is too short, or typed differently the second time', async () => {
    const { requests } = fakeApi({});
    await choose('kort', 'korter');
    screen.getByText(/^Wachtwoord te kort/);
    screen.getByText(/^Wachtwoorden komen niet overeen/);
    expect(requests()).toEqual([]);
  });

  test('cannot be set with a link that is too old', async () => {
    fakeApi({ resetPassword: () => refusal('reset_token_invalid') });
    await choose('geheim');
    expect((await screen.findByRole('alert')).textContent).toContain('Deze reset link is ongeldig');
  });
});

test('a link without a token is not valid', () => {
  fakeApi({});
  renderInApp(<ResetPasswordScreen />, { path: '/reset-password' });
  expect(screen.getByRole('alert').textContent).toContain('Deze reset link is ongeldig');
});

test('each password field has its own button to show the password', () => {
  fakeApi({});
  renderInApp(<ResetPasswordScreen />, { path: '/reset-password?token=sleutel' });
  expect(screen.getAllByRole('button', { name: 'Wachtwoord tonen of verbergen' })).toHaveLength(2);
});
