import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { slowAfterMs, watchForSlowness } from '../../shared/api/slow-calls.ts';
import { renderInApp } from '../../testing/render.tsx';
import { useSlowToast } from './use-slow-toast.ts';

const Screen = () => {
  useSlowToast();
  return null;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.useRealTimers();
});

test('a server that does not answer for ten seconds is said to be slow, until it answers', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  renderInApp(<Screen />);
  const answer = watchForSlowness(promise);
  await pass(slowAfterMs - 1);
  expect(screen.queryByText('De server laat op zich wachten')).toBeNull();
  await pass(1);
  expect(screen.getByRole('status').textContent).toContain('Je hoeft niets opnieuw te doen');
  resolve('done');
  expect(await answer).toBe('done');
  await pass(1_000);
  expect(screen.queryByText('De server laat op zich wachten')).toBeNull();
});
