import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../../shared/i18n/start.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { VerdictBar } from './verdict-bar.tsx';

test('a bar of those who wrote something has no part for those who did not; how many these are stands below', () => {
  renderInApp(<VerdictBar tally={{ right: 2, partly: 1, wrong: 3, blank: 2, concern: 0, unjudged: 0 }} isOfAnswered />);
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('2 goed, 1 deels, 3 fout, 2 leeg');
  expect(figure.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 6 10');
  expect([...figure.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))).toEqual(['2', '1', '3', '0']);
});

test('the words below the bar agree with their counts in French', async () => {
  onTestFinished(() => act(() => changeLanguage('nl')));
  await act(() => changeLanguage('fr'));
  renderInApp(<VerdictBar tally={{ right: 2, partly: 1, wrong: 3, blank: 2, concern: 0, unjudged: 1 }} />);
  expect(screen.getByRole('figure').textContent).toBe(
    '2 justes, 1 en partie juste, 3 fausses, 2 vides, 1 pas encore évaluée',
  );
});
