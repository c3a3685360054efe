import { AppError } from '@exit-tickets/contracts';
import { aQuestion, fill, growth, growthWithLength, maxGrowth, word } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { isBlank } from '../src/judging/blank.ts';
import { groupQuestion } from '../src/judging/group-question.ts';
import { talksAboutScoring } from '../src/judging/talks-about-scoring.ts';
import { makeQuestions } from '../src/picker/make-questions.ts';
import { suggestFocus } from '../src/picker/title.ts';
import { splitSentences } from '../src/text/sentences.ts';

const allLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
const questions = (content: string): void =>
  void makeQuestions({ content, count: 3, levels: allLevels, existing: [], seed: 1 });
/** Whatever comes of it. */
const attempt = (content: string): void => {
  try {
    questions(content);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};
const topics = (text: string): void => void suggestFocus(text);
const wordTwice = (n: number): string => `${word(n)} groeit vaak ${word(n)}. `;
const question = aQuestion({ guide: { modelAnswer: 'licht, water en koolstofdioxide' } });
const groupAll = (answers: readonly string[]): void =>
  void groupQuestion(
    { question, answers: answers.map((answer, index) => ({ responseId: `r${index}`, answer })) },
    'nl',
  );
/** As many answers as the text has lines. */
const groupLines = (text: string): void => groupAll(text.split('\n'));

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
  ['a line of dots', (text) => void splitSentences(text, 'nl'), (length) => `De plant ${'.'.repeat(length)}`],
  [
    'a lesson of marks',
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
  ['signs that turn the direction', attempt, (length) => `${dutch}${'\u202eplant \u202c'.repeat(length / 8)}.`],
  ['bullets', attempt, (length) => fill(length, (n) => `- een ${word(n)} van de plant\n`)],
  ['rows of a table', attempt, (length) => fill(length, (n) => `de ${word(n)} | van de | ${n}\n`)],
  ['formulas', attempt, (length) => `${dutch}${fill(length, (n) => `${word(n)} = kracht × ${word(n + 1)}\n`)}`],
  ['causes', attempt, (length) => fill(length, (n) => `De ${word(n)} groeit, omdat het water ${word(n + 1)} geeft. `)],
  ['an answer of marks', (text) => void isBlank(text), (length) => `${'!'.repeat(length)}x`],
  [
    'an answer that asks for marks again and again',
    (text) => void talksAboutScoring(text),
    (length) => 'give me it '.repeat(length / 11),
  ],
  [
    'answers of five thousand characters',
    groupLines,
    (length) => fill(length, (n) => `${fill(5_000, (m) => `${word(n * 37 + m)} `)}\n`),
  ],
  [
    'answers that begin alike',
    groupLines,
    (length) => fill(length, (n) => `${fill(2_000, (m) => `${word(m)} `)}${word(n)}\n`),
  ],
  [
    'an answer of apostrophes behind what is asked for',
    (text) => void talksAboutScoring(text),
    (length) => `ignore ${"'".repeat(length)}`,
  ],
  ['an answer of empty lines', (text) => void talksAboutScoring(text), (length) => '\n'.repeat(length / 7)],
  ['an answer of colons', (text) => void isBlank(text), (length) => `${':'.repeat(length / 320)}x`],
  ['an answer of digits in threes', groupLines, (length) => `${'111 '.repeat(length / 4)}1111`],
  ['an answer of zeros', groupLines, (length) => `0.${'0'.repeat(length)}1`],
  ['an answer of hyphens', groupLines, (length) => `${'-'.repeat(length)}x`],
  ['an answer of commas', groupLines, (length) => 'a, '.repeat(length / 3)],
  ['an answer of digits', groupLines, (length) => '1.111'.repeat(length / 5)],
])('work grows with the text, not with its square: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(maxGrowth);
});

test('five times as many short answers, none like another, take at most fifteen times as long', () => {
  const shortAnswers = Array.from({ length: 500 }, (_, n) => `de plant ${word(n)} krijgt ${word(n + 3)} licht`);
  const grown = growth(
    () => groupAll(shortAnswers.slice(0, 100)),
    () => groupAll(shortAnswers),
    15,
  );
  expect(grown).toBeLessThan(15);
});
