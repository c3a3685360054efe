import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { currentLanguage } from '../../shared/i18n/language.ts';
import { changeLanguage } from '../../shared/i18n/start.ts';
import { renderInApp } from '../../testing/render.tsx';
import { Footer } from './footer.tsx';

afterEach(() => act(() => changeLanguage('nl')));

test('choosing a language at the address of another leads to its own', async () => {
  const Address = () => <output>{useLocation().pathname}</output>;
  const view = (
    <>
      <Footer />
      <Address />
    </>
  );
  const { user } = renderInApp(view, { path: '/nl' });
  await user.selectOptions(screen.getByLabelText('Taal'), 'Deutsch');
  await screen.findByText('/de');
});

test('choosing a language changes the page at once, and the next visit begins in it', async () => {
  const { user } = renderInApp(<Footer />);
  screen.getByRole('link', { name: 'Privacybeleid' });
  await user.selectOptions(screen.getByLabelText('Taal'), 'Français');
  await screen.findByLabelText('Langue');
  expect(document.documentElement.lang).toBe('fr');
  expect(currentLanguage()).toBe('fr');
});

test('a language that was chosen before the app was there is that of the page once it is', async () => {
  const early = (page: HTMLElement) => {
    for (const field of page.querySelectorAll('select')) field.value = 'fr';
  };
  renderInApp(<Footer />, { early });
  await screen.findByLabelText('Langue');
});

test('the foot of the page leads to the imprint where there is one', async () => {
  renderInApp(<Footer />);
  screen.getByRole('link', { name: 'Toegankelijkheid' });
  expect(screen.queryByRole('link', { name: 'Colofon' })).toBeNull();
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'installation';
  meta.content = JSON.stringify({ imprintUrl: 'https://school.example/imprint' });
  onTestFinished(() => meta.remove());
  renderInApp(<Footer />);
  expect(await screen.findByRole('link', { name: 'Colofon' })).toHaveProperty('href', 'https://school.example/imprint');
});
