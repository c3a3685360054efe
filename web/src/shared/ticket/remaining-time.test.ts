import { describe, expect, test } from 'vitest';
import { remainingTime } from './remaining-time.ts';

const now = new Date('2025-05-30T12:00:00Z');
const after = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

describe('the time a ticket stays open', () => {
  test('is in days above 24 hours', () => {
    expect(remainingTime(after(7 * 24), now)).toEqual({ unit: 'days', count: 7 });
    expect(remainingTime(after(24.1), now)).toEqual({ unit: 'days', count: 1 });
  });

  test('is in hours from 24 hours down to 1', () => {
    expect(remainingTime(after(24), now)).toEqual({ unit: 'hours', count: 24 });
    expect(remainingTime(after(1.2), now)).toEqual({ unit: 'hours', count: 1 });
  });

  test('is in minutes in the last hour, at least one', () => {
    expect(remainingTime(after(1), now)).toEqual({ unit: 'minutes', count: 60 });
    expect(remainingTime(after(0.001), now)).toEqual({ unit: 'minutes', count: 1 });
  });

  test('is empty for a ticket that has expired, or has no date', () => {
    expect(remainingTime(after(0), now)).toBeUndefined();
    expect(remainingTime(after(-5), now)).toBeUndefined();
    expect(remainingTime('never', now)).toBeUndefined();
  });
});
