import { getNamelessAnswers } from '@exit-tickets/contracts';
import { aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningAi, startAi } from '../support/ai.ts';
import { aClass, Classes, teacherId } from '../support/classes.ts';

const classes = new Classes();
const questions = [
  aQuestion({ id: 'q1', text: 'Wat doet gal met vet?', guide: { modelAnswer: 'Gal verdeelt vet in druppels.' } }),
  aScale({ id: 'q2' }),
];
let ai: RunningAi;
beforeAll(async () => {
  ai = await startAi();
  await classes.serve(ai.context);
  ai.client.logInAs(ai.context.sessions, teacherId);
});
afterAll(() => ai.context.close());

test('answers that name somebody of the class come without the name, and no others; a word of the lesson stays', async () => {
  const given = [
    ['net als Fatima zei: het verdeelt vet', '3'],
    ['gal verdeelt vet', '4'],
    ['mail me op fatima@school.nl', '5'],
  ];
  const taught = aClass(questions, given, ['Fatima El Amrani', 'Gal Peeters', 'José Dewit']);
  const id = classes.add(taught);
  const { status, body } = await ai.client.call(getNamelessAnswers, { params: { id } });
  expect(status).toBe(200);
  expect(body.responseIds).toEqual(taught.responses.map((response) => response.id));
  expect(body.answers.map(({ responseId, questionId }) => [responseId, questionId])).toEqual([
    [taught.responses[0]?.id, 'q1'],
    [taught.responses[2]?.id, 'q1'],
  ]);
  expect(JSON.stringify(body.answers).toLowerCase()).not.toContain('fatima');
  expect(body.answers[0]?.answer).toContain('het verdeelt vet');
});

test('another teacher gets none of them', async () => {
  const id = classes.add(aClass(questions, [['gal', '1']]));
  const other = ai.newClient();
  other.logInAs(ai.context.sessions, 'teacher2');
  expect((await other.call(getNamelessAnswers, { params: { id } })).status).toBe(404);
});
