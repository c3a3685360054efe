import { aChoice, aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { groupTicket } from '../src/index.ts';

test('the answers to a ticket are grouped question by question', () => {
  const toAnswers = (...answers: string[]) => answers.map((answer, index) => ({ responseId: `r${index + 1}`, answer }));
  const request = {
    questions: [
      { question: aQuestion(), answers: toAnswers('water', ' Licht. ', 'licht') },
      { question: aChoice(), answers: toAnswers('zetmeel') },
      { question: aQuestion({ id: 'q9' }), answers: [] },
    ],
  };
  expect(groupTicket(request)).toMatchObject([
    {
      questionId: 'q1',
      groups: [[{ answer: 'Licht.', responseIds: ['r2', 'r3'] }], [{ answer: 'water', responseIds: ['r1'] }]],
    },
    { questionId: 'q2', groups: [[{ answer: 'zetmeel', responseIds: ['r1'] }]] },
    { questionId: 'q9', groups: [] },
  ]);
});
