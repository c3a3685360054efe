import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { Article } from './article.tsx';

test('a part of the article unfolds under its title, and folds again', async () => {
  const { user } = renderInApp(<Article />);
  const fold = screen.getByRole('button', { name: 'Veelgemaakte fouten' });
  const isOpen = () => fold.getAttribute('aria-expanded');
  expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).toContain('Te veel vragen.');
  expect(isOpen()).toBe('false');
  await user.click(fold);
  expect(isOpen()).toBe('true');
  await user.click(fold);
  expect(isOpen()).toBe('false');
});
