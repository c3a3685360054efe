import { AppError } from '@exit-tickets/contracts';
import { fill, growthWithLength, maxGrowth, word } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { makeQuestions, suggestFocus } from '../src/index.ts';

const allLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
const questions = (content: string): void =>
  void makeQuestions({ content, count: 3, levels: allLevels, existing: [], seed: 1 });
/** Ignores errors of the app. */
const attempt = (content: string): void => {
  try {
    questions(content);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};
const topics = (text: string): void => void suggestFocus(text);
const wordTwice = (n: number): string => `${word(n)} groeit vaak ${word(n)}. `;
const dutch =
  'Een plant is een levend wezen dat van het licht van de zon groeit. Het is groen en het staat in de grond.\n';
const definition = (n: number): string => `Een ${word(n)} is een ding dat ${word(n + 7)} maakt. `;

test.each<[string, (text: string) => void, (length: number) => string]>([
  ['topics of a book in which every other word is new', topics, (length) => fill(4 * length, wordTwice)],
  ['questions about a dictionary', questions, (length) => fill(length, definition)],
  ['a text of short lines', topics, (length) => fill(length, (n) => `a${n % 7}\n`)],
  [
    'a text of short lines after a long one',
    topics,
    (length) => fill(length, (n) => (n === 0 ? `${'x'.repeat(120)}\n` : `a${n % 7}\n`)),
  ],
  [
    'a lesson of punctuation',
    attempt,
    (length) => `Dit is de les van het jaar en dit is wat er in staat. ${'!'.repeat(length)}x`,
  ],
  ['a lesson of colons', attempt, (length) => fill(length, (n) => `${word(n)}: de ${word(n + 1)}: `)],
  ['a lesson of commas', attempt, (length) => fill(length, (n) => `de ${word(n)} is een ${word(n)} en, `)],
  [
    'a lesson of errors',
    attempt,
    (length) =>
      fill(
        length,
        (n) => `Veel mensen denken dat ${word(n)} ${word(n + 3)} is. Maar dat klopt niet, het is ${word(n + 5)}.
`,
      ),
  ],
  ['one sentence', attempt, (length) => `De plant ${fill(length, (n) => `groeit in ${word(n)} en dan `)}is groot.`],
  ['lines of one word', attempt, (length) => `${dutch}${fill(length, (n) => `${word(n)}\n`)}`],
  ['brackets', attempt, (length) => `${dutch}${'([{'.repeat(length / 3)}`],
  ['one bracket after the other', attempt, (length) => `${dutch}${fill(length, (n) => `De plant (${word(n)}. `)}`],
  ['capitals', attempt, (length) => fill(length, (n) => `DE ${word(n).toUpperCase()} IS EEN PLANT DIE GROEIT. `)],
  ['soft hyphens', attempt, (length) => `${dutch}${'\u00adplant'.repeat(length / 6)}.`],
  [
    'characters that change the direction of the text',
    attempt,
    (length) => `${dutch}${'\u202eplant \u202c'.repeat(length / 8)}.`,
  ],
  ['bullets', attempt, (length) => fill(length, (n) => `- een ${word(n)} van de plant\n`)],
  ['rows of a table', attempt, (length) => fill(length, (n) => `de ${word(n)} | van de | ${n}\n`)],
  ['formulas', attempt, (length) => `${dutch}${fill(length, (n) => `${word(n)} = kracht × ${word(n + 1)}\n`)}`],
  ['causes', attempt, (length) => fill(length, (n) => `De ${word(n)} groeit, omdat het water ${word(n + 1)} geeft. `)],
])('the work grows linearly with the text: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(maxGrowth);
});
