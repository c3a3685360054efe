import type { Question } from '@exit-tickets/contracts';
import { parse } from 'gift-pegjs';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { exportedQuestions } from './exported-question.ts';
import { toGift } from './gift.ts';
import { toMoodleXml } from './moodle-xml.ts';

/** Every sign that means something in either format, at its beginning and in between. */
const hostile = '[html] {a} ~b =c #d :e \\f \\n // %50% ->g & <b title="x">h</b> ]]> &amp; $CATEGORY: ::i::\nnext line';

const questions: Question[] = [
  {
    id: 'q1',
    type: 'open_text',
    text: `Leg uit: ${hostile}`,
    guide: { modelAnswer: hostile, misconception: 'Planten eten aarde', passage: 'the words of the lesson' },
  },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Welk gas?',
    options: ['zuurstof', hostile, '%50% stikstof'],
    correctAnswer: hostile,
    guide: { modelAnswer: 'Het komt uit water' },
  },
  { id: 'q3', type: 'multiple_choice', text: 'Wat vind je?', options: ['goed', 'slecht'] },
  { id: 'q4', type: 'scale', text: 'Hoe zeker ben je?', lowEnd: 'niet', highEnd: 'heel' },
  { id: 'q5', type: 'open_text', text: 'Waarom?' },
];
const exported = exportedQuestions(`Les: {1} ${hostile}`, questions);

describe('GIFT', () => {
  const read = parse(toGift(exported));
  const texts = read.map((question) => ('stem' in question ? question.stem.text : undefined));

  test('is read back by a parser of the format: each text as it was typed, and each kind', () => {
    expect(read.map(({ type }) => type)).toEqual(['Essay', 'MC', 'MC', 'MC', 'Essay']);
    expect(texts).toEqual(questions.map(({ text }) => text));
    expect(read.map(({ title }) => title)).toEqual(exported.map(({ name }) => name));
    expect(read[0]).toMatchObject({ globalFeedback: { text: hostile } });
  });

  test('marks the right option, and every one where nobody is wrong', () => {
    const options = read.map((question) =>
      'choices' in question && Array.isArray(question.choices)
        ? question.choices.map(({ isCorrect, weight, text }) => [
            'text' in text && text.text,
            isCorrect || weight === 100,
          ])
        : undefined,
    );
    expect(options).toEqual([
      undefined,
      [
        ['zuurstof', false],
        [hostile, true],
        ['%50% stikstof', false],
      ],
      [
        ['goed', true],
        ['slecht', true],
      ],
      [
        ['1 – niet', true],
        ['2', true],
        ['3', true],
        ['4', true],
        ['5 – heel', true],
      ],
      undefined,
    ]);
  });
});

/** Each text of a document by the path of its elements, with the attributes of the last but `text`. */
const textsIn = (xml: string): [string, string][] => {
  const found: [string, string][] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `[${key}=${String(value)}]`);
    open.push(name + pairs.join(''));
  });
  let said = '';
  const add = (text: string) => {
    said += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (said.trim() || open.at(-1) === 'text') found.push([open.slice(1).join('/'), said.trimStart()]);
    said = '';
    open.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
};

describe('Moodle XML', () => {
  const found = textsIn(toMoodleXml(exported));
  const at = (path: string) => found.flatMap(([each, text]) => (each.startsWith(path) ? [text] : []));

  test('is well-formed, and holds each text as it was typed', () => {
    expect([
      ...at('question[type=essay]/questiontext[format=plain_text]/text'),
      ...at('question[type=multichoice]/questiontext[format=plain_text]/text'),
    ]).toEqual(
      [questions[0], questions[4], questions[1], questions[2], questions[3]].map((question) => question?.text),
    );
    expect(at('question[type=essay]/name/text')[0]).toBe(exported[0]?.name);
  });

  test('gives markers of an open answer what is right and what is a misconception, and leaves the lesson out', () => {
    expect(at('question[type=essay]/graderinfo')[0]).toBe(`${hostile}\n\nPlanten eten aarde`);
    expect(at('question[type=multichoice]/generalfeedback')[0]).toBe('Het komt uit water');
    expect(toMoodleXml(exported)).not.toContain('the words of the lesson');
  });

  test('gives the mark for the right option, and for every one where nobody is wrong, in their order', () => {
    const right = 'question[type=multichoice]/answer[fraction=100][format=plain_text]/text';
    expect(at(right)).toEqual([hostile, 'goed', 'slecht', '1 – niet', '2', '3', '4', '5 – heel']);
    expect(at('question[type=multichoice]/answer[fraction=0]')).toEqual(['zuurstof', '%50% stikstof']);
    expect(at('question[type=multichoice]/shuffleanswers')).toEqual(['true', 'true', 'false']);
  });

  test('escapes no character by itself, as the reader of Moodle loses the space between two that are', () => {
    expect(toMoodleXml(exported).replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain('&');
  });

  test('leaves out what XML cannot hold', () => {
    const [text] = textsIn(toMoodleXml(exportedQuestions('a', [{ id: 'q', type: 'open_text', text: 'x\u0007\tü😀' }])))
      .filter(([path]) => path.includes('questiontext'))
      .map(([, each]) => each);
    expect(text).toBe('x\tü😀');
  });
});
