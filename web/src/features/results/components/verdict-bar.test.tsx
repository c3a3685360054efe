import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../../shared/i18n/start.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { VerdictBar } from './verdict-bar.tsx';

test('the words below the bar agree with their counts in French', async () => {
  onTestFinished(() => act(() => changeLanguage('nl')));
  await act(() => changeLanguage('fr'));
  renderInApp(<VerdictBar tally={{ right: 2, partly: 1, wrong: 3, blank: 2, concern: 0, unjudged: 1 }} />);
  expect(screen.getByRole('figure').textContent).toBe(
    '2 justes, 1 en partie juste, 3 fausses, 2 vides, 1 pas encore évaluée',
  );
});
