import { aQuestion, fill, growth, growthWithLength, mostGrowth, word } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { isBlank } from '../src/judging/blank.ts';
import { groupQuestion } from '../src/judging/group-question.ts';
import { talksAboutScoring } from '../src/judging/talks-about-scoring.ts';
import { readMaterial } from '../src/lesson/material.ts';
import { findIn } from '../src/questions/findings/find.ts';
import { generate } from '../src/questions/generate.ts';
import { topicQuestion } from '../src/questions/topic-question.ts';
import { topicsOf } from '../src/questions/topics.ts';
import { splitSentences } from '../src/text/sentences.ts';

const allLevels = ['reproduceren-begrijpen', 'toepassen', 'inzicht-toetsen'] as const;
const questions = (text: string): void =>
  void generate(text, { count: 3, levels: allLevels, focus: undefined, existing: [] });
const topics = (text: string): void => {
  const material = readMaterial(text);
  topicsOf(material, findIn(material));
};
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
])('work grows with the text, not with its square: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(mostGrowth);
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
