import { aQuestion } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { isBlank } from '../src/judging/blank.ts';
import { groupQuestion } from '../src/judging/group-question.ts';
import { talksAboutScoring } from '../src/judging/talks-about-scoring.ts';
import { splitSentences } from '../src/language/sentences.ts';
import { createMask } from '../src/masking/mask.ts';
import { readMaterial } from '../src/material/material.ts';
import { findIn } from '../src/model/built-in/findings/find.ts';
import { generate } from '../src/model/built-in/questions/generate.ts';
import { topicQuestion } from '../src/model/built-in/questions/topic-question.ts';
import { topicsOf } from '../src/model/built-in/topics.ts';

// Whoever may send a text may send the worst one. Compared is the processor time of a text with that of one eight times
// as long: work that grows with the square takes sixty-four times as long. Neighbours on the machine only ever make a
// run dearer, so the least of several runs counts, and one good comparison of several shows how the work grows.

const short = 4_000;
const long = 8 * short;
const mostGrowth = 24;
/** Below this the clock and the compiler weigh more than the work. */
const leastMs = 1;

const syllables = ['ba', 'ko', 'mi', 'te', 'lu', 'ra', 'sok', 'vin', 'per', 'dam'];
/** The words of a language that has as many as one likes. */
const word = (number: number): string => [...String(1_000 + number)].map((digit) => syllables[Number(digit)]).join('');
const fill = (length: number, sentence: (number: number) => string): string => {
  let text = '';
  for (let number = 0; text.length < length; number += 1) text += sentence(number);
  return text.slice(0, length);
};

const cpuMs = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
const leastOf = (times: number, work: () => void): number =>
  Math.min(...Array.from({ length: times }, () => cpuMs(work)));

const comparisons = 8;
/** How much dearer the second work is than the first; looked at again while it seems to be more than `bound`. */
const growth = (less: () => void, more: () => void, bound: number): number => {
  less();
  let lowest = Number.POSITIVE_INFINITY;
  for (let comparison = 0; comparison < comparisons && lowest >= bound; comparison += 1)
    lowest = Math.min(lowest, leastOf(3, more) / Math.max(leastMs, leastOf(5, less)));
  return lowest;
};

const allLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
const questions = (text: string): void =>
  void generate(text, { count: 3, levels: allLevels, focus: undefined, existing: [] });
const topics = (text: string): void => {
  const material = readMaterial(text);
  topicsOf(material, findIn(material));
};
const manyNames = Array.from({ length: 500 }, (_, index) => `${word(index)} ${word(index + 7)}`);

const wordTwice = (n: number): string => `${word(n)} groeit vaak ${word(n)}. `;
const question = aQuestion({ guide: { modelAnswer: 'licht, water en koolstofdioxide' } });
const groupAll = (answers: readonly string[]): void =>
  void groupQuestion(
    { question, answers: answers.map((answer, index) => ({ responseId: `r${index}`, answer })) },
    'nl',
  );
/** As many answers as the text has lines. */
const groupLines = (text: string): void => groupAll(text.split('\n'));

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
  ['a topic of marks', (text) => void topicQuestion(text, allLevels, []), (length) => `${'!'.repeat(length)}x`],
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
  ['an answer of hyphens', groupLines, (length) => `${'-'.repeat(length)}x`],
  ['an answer of commas', groupLines, (length) => 'a, '.repeat(length / 3)],
  ['an answer of digits', groupLines, (length) => '1.111'.repeat(length / 5)],
  ['an answer without an at sign', createMask([], ''), (length) => 'a'.repeat(length)],
  ['an answer of names', createMask(['Jan van Eik'], ''), (length) => fill(length, () => 'Jan van ')],
  ['an answer of numbers and capitals', createMask([], ''), (length) => fill(length, (n) => `${n % 90} rue Aa 06 `)],
])('work grows with the text, not with its square: %s', (_what, work, make) => {
  const [less, more] = [make(short), make(long)];
  const grown = growth(
    () => work(less),
    () => work(more),
    mostGrowth,
  );
  expect(grown).toBeLessThan(mostGrowth);
});

test('taking names out of an answer costs a class of five hundred no more than a class of five', () => {
  const answer = fill(20_000, (n) => `woord${n} `);
  const [few, many] = [createMask(manyNames.slice(0, 5), ''), createMask(manyNames, '')];
  const grown = growth(
    () => few(answer),
    () => many(answer),
    5,
  );
  expect(grown).toBeLessThan(5);
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
