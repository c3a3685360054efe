import { aChoice, aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { groupTicket } from '../src/index.ts';

test('the answers to a ticket are grouped question by question', () => {
  const given = (...answers: string[]) => answers.map((answer, index) => ({ responseId: `r${index + 1}`, answer }));
  const asked = {
    questions: [
      { question: aQuestion(), answers: given('water', ' Licht. ', 'licht') },
      { question: aChoice(), answers: given('zetmeel') },
      { question: aQuestion({ id: 'q9' }), answers: [] },
    ],
  };
  expect(groupTicket(asked)).toMatchObject([
    {
      questionId: 'q1',
      groups: [[{ answer: 'Licht.', responseIds: ['r2', 'r3'] }], [{ answer: 'water', responseIds: ['r1'] }]],
    },
    { questionId: 'q2', groups: [[{ answer: 'zetmeel', responseIds: ['r1'] }]] },
    { questionId: 'q9', groups: [] },
  ]);
});
