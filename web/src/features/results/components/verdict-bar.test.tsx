import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../../shared/i18n/start.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { VerdictBar } from './verdict-bar.tsx';

test('a bar is of all answers, blank ones too; what nobody has assessed stays hatched', () => {
  renderInApp(<VerdictBar tally={{ right: 2, partly: 1, wrong: 3, blank: 2, unjudged: 1 }} />);
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe('2 goed, 1 deels, 3 fout, 2 leeg, 1 nog niet beoordeeld');
  expect(figure.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 9 10');
  expect([...figure.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))).toEqual(['2', '1', '3', '2']);
});

test('the words below the bar agree with their counts in French', async () => {
  onTestFinished(() => act(() => changeLanguage('nl')));
  await act(() => changeLanguage('fr'));
  renderInApp(<VerdictBar tally={{ right: 2, partly: 1, wrong: 3, blank: 2, unjudged: 1 }} />);
  expect(screen.getByRole('figure').textContent).toBe(
    '2 justes, 1 en partie juste, 3 fausses, 2 vides, 1 pas encore évaluée',
  );
});
