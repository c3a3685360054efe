import { aQuestion, fill, growth, growthWithLength, maxGrowth, word } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { isBlank } from '../src/judging/blank.ts';
import { groupQuestion } from '../src/judging/group-question.ts';
import { splitSentences } from '../src/text/sentences.ts';

const question = aQuestion({ guide: { modelAnswer: 'licht, water en koolstofdioxide' } });
const groupAll = (answers: readonly string[]): void =>
  void groupQuestion(
    { question, answers: answers.map((answer, index) => ({ responseId: `r${index}`, answer })) },
    'nl',
  );
/** Groups the lines of the text as answers. */
const groupLines = (text: string): void => groupAll(text.split('\n'));

test.each<[string, (text: string) => void, (length: number) => string]>([
  ['a line of dots', (text) => void splitSentences(text, 'nl'), (length) => `De plant ${'.'.repeat(length)}`],
  ['an answer of punctuation', (text) => void isBlank(text), (length) => `${'!'.repeat(length)}x`],
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
  ['an answer of colons', (text) => void isBlank(text), (length) => `${':'.repeat(length / 320)}x`],
  ['an answer of digits in threes', groupLines, (length) => `${'111 '.repeat(length / 4)}1111`],
  ['an answer of zeros', groupLines, (length) => `0.${'0'.repeat(length)}1`],
  ['an answer of hyphens', groupLines, (length) => `${'-'.repeat(length)}x`],
  ['an answer of commas', groupLines, (length) => 'a, '.repeat(length / 3)],
  ['an answer of digits', groupLines, (length) => '1.111'.repeat(length / 5)],
])('the work grows linearly with the text: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(maxGrowth);
});

test('five times as many short answers, all different, take less than fifteen times as long', () => {
  const shortAnswers = Array.from({ length: 500 }, (_, n) => `de plant ${word(n)} krijgt ${word(n + 3)} licht`);
  const grown = growth(
    () => groupAll(shortAnswers.slice(0, 100)),
    () => groupAll(shortAnswers),
    15,
  );
  expect(grown).toBeLessThan(15);
});
