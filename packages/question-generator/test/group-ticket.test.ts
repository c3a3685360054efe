import { aChoice, aQuestion } from '@exit-tickets/testing';
import { afterAll, expect, test } from 'vitest';
import { createWorkerPool, groupAnswers } from '../src/index.ts';

const workers = createWorkerPool();
afterAll(() => workers.close());

test('the answers to a ticket are grouped in a thread, question by question', async () => {
  const given = (...answers: string[]) => answers.map((answer, index) => ({ responseId: `r${index + 1}`, answer }));
  const asked = {
    questions: [
      { question: aQuestion(), answers: given('water', ' Licht. ', 'licht') },
      { question: aChoice(), answers: given('zetmeel') },
      { question: aQuestion({ id: 'q9' }), answers: [] },
    ],
  };
  const signal = new AbortController().signal;
  expect(await groupAnswers(workers, asked, { signal })).toMatchObject([
    {
      questionId: 'q1',
      groups: [[{ answer: 'Licht.', responseIds: ['r2', 'r3'] }], [{ answer: 'water', responseIds: ['r1'] }]],
    },
    { questionId: 'q2', groups: [[{ answer: 'zetmeel', responseIds: ['r1'] }]] },
    { questionId: 'q9', groups: [] },
  ]);
});
