import { aQuestion } from '@exit-tickets/testing';
import { expect, test, vi } from 'vitest';
import { rememberGroups } from '../src/judging/remember-groups.ts';

const order = (answer: string) => ({ questions: [{ question: aQuestion(), answers: [{ responseId: 'r1', answer }] }] });

test('the same answers are grouped once, other ones anew', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  const remembering = rememberGroups(group);
  expect(await remembering(order('licht'))).toBe(await remembering(order('licht')));
  await remembering(order('water'));
  expect(group).toHaveBeenCalledTimes(2);
});

test('answers that could not be grouped are tried again', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  group.mockRejectedValueOnce(new Error('busy'));
  const remembering = rememberGroups(group);
  await expect(remembering(order('licht'))).rejects.toThrow('busy');
  expect(await remembering(order('licht'))).toHaveLength(1);
});

test('no more is kept than fits into memory, the oldest goes first', async () => {
  const group = vi.fn(async () => [{ questionId: 'q1', groups: [] }]);
  const remembering = rememberGroups(group);
  const long = (letter: string) => order(letter.repeat(9_000_000));
  for (const letter of ['a', 'b', 'a', 'c']) await remembering(long(letter));
  expect(group).toHaveBeenCalledTimes(3);
  await remembering(long('a'));
  expect(group).toHaveBeenCalledTimes(3);
  await remembering(long('b'));
  expect(group).toHaveBeenCalledTimes(4);
});
