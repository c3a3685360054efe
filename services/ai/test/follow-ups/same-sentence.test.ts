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
const asked = (text: string, modelAnswer: string) =>
  sameSentence(offered(text, modelAnswer) as never, question, core, 'nl')?.text;

test('the sentence that says what is expected is asked about, when it asks for that', () => {
  const text = '“Een kaars verbruikt iets uit de lucht.” Wat is daarvan het gevolg?';
  expect(asked(text, '… dan is de zuurstof in de pot op en gaat de kaars uit.')).toBe(text);
});

test.each([
  ['by a gap', 'Welk woord hoort op de lege plek? “Een brandende kaars verbruikt _____.”', 'zuurstof op'],
  [
    'when it says most of what is expected',
    '“De zuurstof in de pot is op.” Wat is daarvan het gevolg?',
    'Het vuur heeft geen zuurstof.',
  ],
  ['when it asks for something else', 'Wat verbruikt een brandende kaars in een dichte pot?', 'Een kaars brandt'],
  ['in the words of the question itself', question.text, '… de zuurstof in de pot is op.'],
])('but not %s', (_why, text, modelAnswer) => {
  expect(asked(text, modelAnswer)).toBeUndefined();
});
