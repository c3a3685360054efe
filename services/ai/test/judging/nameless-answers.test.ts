import { getNamelessAnswers } from '@exit-tickets/contracts';
import { aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { aClass, Classes } from '../support/classes.ts';

const classes = new Classes();
const questions = [
  aQuestion({ id: 'q1', text: 'Wat doet gal met vet?', guide: { modelAnswer: 'Gal verdeelt vet in druppels.' } }),
  aScale({ id: 'q2' }),
];
let ai: RunningAi;
beforeAll(async () => {
  ai = await startAiWith(classes);
});
afterAll(() => ai.context.close());

test('only answers that name a student are returned, without the name; a name that is also a word of the lesson does not count', async () => {
  const answers = [
    ['net als Fatima zei: het verdeelt vet', '3'],
    ['gal verdeelt vet', '4'],
    ['mail me op fatima@school.nl', '5'],
  ];
  const testClass = aClass(questions, answers, ['Fatima El Amrani', 'Gal Peeters', 'José Dewit']);
  const id = classes.add(testClass);
  const { status, body } = await ai.client.call(getNamelessAnswers, { params: { id } });
  expect(status).toBe(200);
  expect(body.responseIds).toEqual(testClass.responses.map((response) => response.id));
  expect(body.answers.map(({ responseId, questionId }) => [responseId, questionId])).toEqual([
    [testClass.responses[0]?.id, 'q1'],
    [testClass.responses[2]?.id, 'q1'],
  ]);
  expect(JSON.stringify(body.answers).toLowerCase()).not.toContain('fatima');
  expect(body.answers[0]?.answer).toContain('het verdeelt vet');
});

test('another teacher is refused with 404', async () => {
  const id = classes.add(aClass(questions, [['gal', '1']]));
  const other = ai.newTeacher();
  expect((await other.call(getNamelessAnswers, { params: { id } })).status).toBe(404);
});
