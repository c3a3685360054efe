import type { Question } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { makeQuestions } from '../src/make-questions.ts';
import type { DraftQuestion } from '../src/question-request.ts';

const ask = (content: string, existing: readonly DraftQuestion[], count = 3): string[] =>
  anew(content, existing, count).map(({ text }) => text);
const anew = (content: string, existing: readonly DraftQuestion[], count: number): DraftQuestion[] =>
  makeQuestions({
    content,
    levels: ['reproduceren-begrijpen'],
    count,
    existing: existing.map(({ text, guide }, at): Question => ({ id: `q${at}`, type: 'open_text', text, guide })),
    seed: 1,
  }).questions;

const causes = [
  'De lamp gaat uit, omdat de stroomkring is onderbroken.',
  'Een dikke draad wordt minder warm, omdat de elektronen er meer ruimte hebben.',
  'Spanning is de kracht waarmee een batterij elektronen door een draad duwt.',
];
const facts = [
  'De meeste huizen hebben een zekering in de meterkast.',
  'Koper zit in bijna alle snoeren van apparaten.',
];
const others = [
  'Een zekering is een onderdeel dat de stroom onderbreekt.',
  'Hout geleidt geen stroom, omdat de elektronen er vastzitten.',
];
const lesson = (...sentences: string[]): string => `Stroom\n\n${sentences.join('\n\n')}`;

test('a ticket that is made anew gets no weaker questions, but is refused', () => {
  const content = lesson(...causes, ...facts);
  const first = anew(content, [], 3);
  expect(first).toHaveLength(3);
  expect(() => ask(content, first)).toThrow(expect.objectContaining({ code: 'too_little_to_ask' }));
});

test('a ticket that is made anew keeps questions for which the lesson has no other as good', () => {
  const content = lesson(...causes, ...facts, ...others);
  const first = anew(lesson(...causes, ...facts), [], 3);
  const texts = first.map(({ text }) => text);
  const second = ask(content, first);
  expect(second).toHaveLength(3);
  expect(second.filter((text) => !texts.includes(text))).toEqual([
    expect.stringContaining('zekering'),
    expect.stringContaining('Hout'),
  ]);
});

test('a ticket that is made anew gets other questions throughout where the lesson has them', () => {
  const content = lesson(...causes, ...others, 'Een lamp is een apparaat dat stroom omzet in licht.');
  const first = anew(lesson(...causes), [], 3);
  const texts = first.map(({ text }) => text);
  const second = ask(content, first);
  expect(second).toHaveLength(3);
  for (const text of second) expect(texts).not.toContain(text);
});

test('one more question is never one that is there', () => {
  const content = lesson(...causes, ...facts);
  const first = anew(content, [], 3);
  const [more = ''] = ask(content, first, 1);
  expect(first.map(({ text }) => text)).not.toContain(more);
});
