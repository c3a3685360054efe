import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

test('what depends on the time is drawn again when it becomes another, and not before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const end = Date.now() + 100_000;
  let times = 0;
  const Door = () => {
    times += 1;
    return useNow((now) => now.getTime() < end) ? 'open' : 'closed';
  };
  render(<Door />);
  act(() => vi.advanceTimersByTime(90_000));
  screen.getByText('open');
  expect(times).toBe(1);
  act(() => vi.advanceTimersByTime(30_000));
  screen.getByText('closed');
  expect(times).toBe(2);
});
