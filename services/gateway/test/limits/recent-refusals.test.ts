import { limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { RecentRefusals } from '../../src/limits/recent-refusals.ts';

const { freePerCaller, forgivenPerSecond, maxHeld } = limits.slowRefusals;

/** Refuses an address this many times at once, and returns the outcomes. */
const refuse = (refusals: RecentRefusals, times: number, address = 'a', now = 0) =>
  Array.from({ length: times }, () => refusals.count(address, now));

test('the first refusals are answered at once, and later ones are held', () => {
  const refusals = new RecentRefusals();
  expect(new Set(refuse(refusals, freePerCaller))).toEqual(new Set(['answer']));
  expect(refuse(refusals, 2)).toEqual(['hold', 'hold']);
});

test('the refusals of one address do not affect another', () => {
  const refusals = new RecentRefusals();
  refuse(refusals, freePerCaller + 1);
  expect(refusals.count('b', 0)).toBe('answer');
});

test('refusals are forgotten at the same pace after a long attack', () => {
  const refusals = new RecentRefusals();
  for (const turn of refuse(refusals, 100 * freePerCaller)) if (turn === 'hold') refusals.release('a');
  const untilFree = (freePerCaller / forgivenPerSecond) * 1_000;
  expect(refusals.count('a', untilFree - 1_000)).toBe('hold');
  expect(refusals.count('a', untilFree + 1_000)).toBe('answer');
});

test('an address has a limited number of held calls, and its other connections are closed until one is released', () => {
  const refusals = new RecentRefusals();
  refuse(refusals, freePerCaller + maxHeld.perCaller);
  expect(refusals.count('a', 0)).toBe('close');
  refusals.release('a');
  expect(refuse(refusals, 2)).toEqual(['hold', 'close']);
});

test('all addresses together have a limited number of held calls', () => {
  const refusals = new RecentRefusals();
  const addresses = Array.from({ length: maxHeld.overall / maxHeld.perCaller }, (_, nth) => `full ${nth}`);
  for (const address of addresses) refuse(refusals, freePerCaller + maxHeld.perCaller, address);
  expect(refuse(refusals, freePerCaller + 1).at(-1)).toBe('close');
  refusals.release('full 0');
  expect(refusals.count('a', 0)).toBe('hold');
});

test('an address is remembered until its refusals are forgotten and no call is held', () => {
  const refusals = new RecentRefusals();
  refuse(refusals, 2);
  refuse(refusals, freePerCaller + 1, 'held');
  refusals.clean(1_000 / forgivenPerSecond);
  expect(refusals.size).toBe(2);
  refusals.clean(3_600_000);
  expect(refusals.size).toBe(1);
  refusals.release('held');
  refusals.clean(3_600_000);
  expect(refusals.size).toBe(0);
});
