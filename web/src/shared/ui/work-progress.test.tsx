import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import type { Progress } from '../api/call.ts';
import { WorkProgress } from './work-progress.tsx';

const barOf = (progress: Progress | undefined) => {
  renderInApp(<WorkProgress label="Je les wordt gelezen" progress={progress} />);
  return screen.getByRole('progressbar', { name: /^Je les wordt gelezen/ });
};

test('work that is counted says how far it is', () => {
  expect(barOf({ stage: 'x', done: 1, total: 4 }).getAttribute('aria-valuenow')).toBe('25');
});

test.each([
  ['has reported nothing yet', undefined],
  ['has reported a stage', { stage: 'x' }],
  ['counts to nothing', { stage: 'x', done: 0, total: 0 }],
])('work that %s has no value, so that it is not taken for done', (_what, progress) => {
  const bar = barOf(progress);
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([null, null]);
});
