import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentLanguage } from '../../i18n/language.ts';
import { changeLanguage } from '../../i18n/start.ts';
import { renderInApp } from '../../testing/render.tsx';
import { Footer } from './footer.tsx';

afterEach(() => act(() => changeLanguage('nl')));

test('choosing a language changes the page at once, and the next visit begins in it', async () => {
  const { user } = renderInApp(<Footer />);
  screen.getByRole('link', { name: 'Privacybeleid' });
  await user.selectOptions(screen.getByLabelText('Taal'), 'Français');
  await screen.findByLabelText('Langue');
  expect(document.documentElement.lang).toBe('fr');
  expect(currentLanguage()).toBe('fr');
});
