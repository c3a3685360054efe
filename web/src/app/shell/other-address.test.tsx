import { siteInBuiltPages } from '@exit-tickets/contracts/rules';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { authStatusQuery } from '../../shared/api/auth-status.ts';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { renderInApp } from '../../testing/render.tsx';
import { OtherAddress } from './other-address.tsx';

const forgetSite = () => document.head.querySelector('meta[name="site"]')?.remove();
afterEach(() => {
  forgetSite();
  localStorage.clear();
});

const teacher = { id: 'u1', email: 'noor@school.nl', firstName: 'Noor', lastName: null };

const Who = () => {
  const userId = useUserId();
  return <output>{userId === undefined ? 'unknown' : (userId ?? 'nobody')}</output>;
};

const open = async (site: string, user: typeof teacher | null = teacher) => {
  forgetSite();
  document.head.insertAdjacentHTML('beforeend', `<meta name="site" content="${site}">`);
  const view = renderInApp(
    <>
      <OtherAddress />
      <Who />
    </>,
  );
  view.client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: user !== null, user });
  await screen.findByText(user?.id ?? 'nobody');
  return view;
};
const note = () => screen.queryByRole('complementary');

test('opening the app by another address than the configured one shows both', async () => {
  await open('https://tickets.example.org');
  expect(note()?.textContent).toContain('https://tickets.example.org');
  expect(note()?.textContent).toContain(location.origin);
});

test('once dismissed it stays away, until another address is configured', async () => {
  const first = await open('https://tickets.example.org');
  await first.user.click(screen.getByRole('button', { name: 'Niet meer tonen' }));
  expect(note()).toBeNull();
  first.unmount();
  const second = await open('https://tickets.example.org');
  expect(note()).toBeNull();
  second.unmount();
  await open('https://exit.example.org');
  expect(note()).not.toBeNull();
});

test.each([
  ['the address is the same', location.origin, teacher],
  ['it differs by its path alone', `${location.origin}/tickets`, teacher],
  ['no address is configured', '', teacher],
  ['the page comes from no gateway', siteInBuiltPages, teacher],
  ['nobody is logged in', 'https://tickets.example.org', null],
])('nothing is said when %s', async (_why, site, user) => {
  await open(site, user);
  expect(note()).toBeNull();
});
