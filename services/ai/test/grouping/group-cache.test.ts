import { aQuestion } from '@exit-tickets/testing';
import { expect, test, vi } from 'vitest';
import { cacheGroups } from '../../src/grouping/group-cache.ts';

const request = (answer: string) => ({
  questions: [{ question: aQuestion(), answers: [{ responseId: 'r1', answer }] }],
});

test('the same answers are grouped once, and other answers separately', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  const grouped = cacheGroups(group);
  expect(await grouped(request('licht'))).toBe(await grouped(request('licht')));
  await grouped(request('water'));
  expect(group).toHaveBeenCalledTimes(2);
});

test('a failed grouping is tried again', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  group.mockRejectedValueOnce(new Error('busy'));
  const grouped = cacheGroups(group);
  await expect(grouped(request('licht'))).rejects.toThrow('busy');
  expect(await grouped(request('licht'))).toHaveLength(1);
});

test('the least recently used groups are dropped beyond the limit of memory', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  const grouped = cacheGroups(group);
  const long = (letter: string) => request(letter.repeat(9_000_000));
  for (const letter of ['a', 'b', 'a', 'c']) await grouped(long(letter));
  expect(group).toHaveBeenCalledTimes(3);
  await grouped(long('a'));
  expect(group).toHaveBeenCalledTimes(3);
  await grouped(long('b'));
  expect(group).toHaveBeenCalledTimes(4);
});
