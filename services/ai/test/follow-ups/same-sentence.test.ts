import { aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { sameSentence } from '../../src/follow-ups/same-sentence.ts';

const core = 'De kaars gaat uit omdat de zuurstof in de pot op is.';
const question = aQuestion({ text: 'Een kaars brandt in een dichte pot en gaat uit. Waarom?' });
const sentence = 'Een brandende kaars verbruikt zuurstof, en is die in de pot op, dan gaat de kaars uit.';
const offered = (text: string, modelAnswer: string) => ({
  suggestions: [{ sentence, question: { type: 'open_text' as const, text, guide: { ...guide, modelAnswer } } }],
});
const guide = { level: 'reproduceren-begrijpen' as const, passage: sentence, misconception: '' };
const questionUsed = (text: string, modelAnswer: string) =>
  sameSentence(offered(text, modelAnswer) as never, question, core, 'nl')?.text;

test('a question on the sentence with the expected answer is used if it asks for that answer', () => {
  const text = '“Een kaars verbruikt iets uit de lucht.” Wat is daarvan het gevolg?';
  expect(questionUsed(text, '… dan is de zuurstof in de pot op en gaat de kaars uit.')).toBe(text);
});

test.each([
  ['with a gap', 'Welk woord hoort op de lege plek? “Een brandende kaars verbruikt _____.”', 'zuurstof op'],
  [
    'when it gives away most of the expected answer',
    '“De zuurstof in de pot is op.” Wat is daarvan het gevolg?',
    'Het vuur heeft geen zuurstof.',
  ],
  ['when it asks for something else', 'Wat verbruikt een brandende kaars in een dichte pot?', 'Een kaars brandt'],
  ['in the words of the question itself', question.text, '… de zuurstof in de pot is op.'],
])('a question is not used %s', (_why, text, modelAnswer) => {
  expect(questionUsed(text, modelAnswer)).toBeUndefined();
});
