import { beforeEach, expect, test } from 'vitest';
import { firstUndecidedRow } from './marking-rows.ts';

const row = (name: string, isUndecided: boolean): string =>
  `<div data-row="${name}" data-markable data-undecided="${isUndecided}"></div>`;

beforeEach(() => {
  document.body.innerHTML = [row('q10 light', true), row('q1 water', false), row('q1 soil', true)].join('');
});

test('the first row that waits for a verdict is the first of the page', () => {
  expect(firstUndecidedRow()).toBe('q10 light');
});

test('of one question it is not that of another whose id begins the same', () => {
  expect(firstUndecidedRow('q1')).toBe('q1 soil');
});
