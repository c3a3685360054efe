import { type GroupingRequest, groupTicket } from '@exit-tickets/answer-groups';
import { limits } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { groupWithinBounds } from '../../src/grouping/group-within-bounds.ts';

const question = aQuestion({ id: 'q1' });
const answersOf = (...answers: string[]) => answers.map((answer, at) => ({ responseId: `r${at}`, answer }));

/** Groups these answers, and counts the characters that were compared. */
const group = async (answers: GroupingRequest['questions'][number]['answers']) => {
  let compared = 0;
  const grouped = await groupWithinBounds(async (request) => {
    for (const part of request.questions) for (const { answer } of part.answers) compared += answer.length;
    return groupTicket(request);
  })({ questions: [{ question, answers }] });
  return { compared, groups: grouped[0]?.groups.map((lines) => lines.map(({ responseIds }) => responseIds)) };
};

test('ordinary answers are compared in full', async () => {
  const { compared, groups } = await group(answersOf('Door licht.', 'door licht', 'Water'));
  expect(compared).toBe('Door licht.door lichtWater'.length);
  expect(groups).toEqual([[['r0', 'r1']], [['r2']]]);
});

test('no more text is compared for ten times as much, and every response is in one group', async () => {
  const long = (n: number) => `${n} licht en water. `.repeat(limits.answerLength).slice(0, limits.answerLength);
  const few = await group(answersOf(...Array.from({ length: 40 }, (_, n) => long(n))));
  const many = await group(answersOf(...Array.from({ length: 400 }, (_, n) => long(n))));
  expect(many.compared).toBeLessThanOrEqual(few.compared);
  expect(many.groups?.flat(2).toSorted()).toEqual(Array.from({ length: 400 }, (_, n) => `r${n}`).toSorted());
});

test('beyond the limit only answers with the same text form a group, before the blank ones', async () => {
  const long = 'licht '.repeat(40_000);
  const { groups } = await group(answersOf('Licht', 'weet ik niet', long, `${long} `, `${long}!`));
  expect(groups).toEqual([[['r0']], [['r2', 'r3']], [['r4']], [['r1']]]);
});
