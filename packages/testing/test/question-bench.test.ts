import { languages, type Question } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { faultsOf, honoursLevels } from '../../../bench/questions/checks.ts';
import { excerpt } from '../../../bench/questions/excerpt.ts';
import { containsWords, words } from '../../../bench/questions/fold.ts';
import { type Lesson, readLessons } from '../../../bench/questions/lessons.ts';
import { agreement, type Reading } from '../../../bench/questions/score.ts';
import { toldLanguages } from '../../../bench/questions/told-language.ts';
import { aChoice, aQuestion, aScale } from '../src/index.ts';

describe('the lessons of the bench', () => {
  const lessons = readLessons();

  test('are at least eleven in each language, of ten subjects, one of them as long as a book', () => {
    for (const language of languages)
      expect(lessons.filter((lesson) => lesson.language === language).length).toBeGreaterThanOrEqual(11);
    expect(new Set(lessons.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...lessons.map(({ text }) => words(text).length))).toBeGreaterThan(5_000);
  });

  test.each(lessons)('what must not be asked about stands in $id', ({ text, never }) => {
    expect(never.filter((part) => !containsWords(text, part))).toEqual([]);
  });

  test.each(lessons.filter(({ refusalIsRight }) => !refusalIsRight))('$id is in its language', ({ text, language }) => {
    expect(toldLanguages(text)).toEqual([language]);
  });
});

describe('what code can tell of a question', () => {
  const lesson: Lesson = {
    id: 'nl/les',
    language: 'nl',
    subject: 'biology',
    form: 'chapter',
    refusalIsRight: false,
    goals: ['huidmondjes'],
    never: ['Opdracht 3', 'Dia 2'],
    text: 'Dia 2\nHuidmondjes zijn kleine openin-\ngen in een blad.\nBij droogte gaan ze dicht.\nWat doet een blad?\nOpdracht 3: teken een blad.',
  };
  const guide = {
    passage: 'Huidmondjes zijn kleine openingen in een blad.',
    modelAnswer: 'Kleine openingen.',
  };
  const open = (text: string, overrides: Question['guide'] = {}): Question =>
    aQuestion({ text, guide: { ...guide, ...overrides } });
  const choice = (overrides: Parameters<typeof aChoice>[0]): Question =>
    aChoice({
      text: 'Wat zijn kleine openingen in een blad?',
      options: ['huidmondjes', 'nerven', 'wortels'],
      correctAnswer: 'huidmondjes',
      guide,
      ...overrides,
    });

  test.each<[string, Question]>([
    ['an open question', open('Wat zijn huidmondjes?')],
    ['a choice', choice({})],
    [
      'a passage with other quotes, dashes and spaces',
      open('Wat zijn huidmondjes?', { passage: '“Huidmondjes  zijn kleine openingen”' }),
    ],
    [
      'a passage of two places',
      open('Wat zijn huidmondjes?', { passage: 'Huidmondjes zijn kleine openingen … gaan ze dicht.' }),
    ],
    ['two words that share their end', open('Wat zijn huidmondjes?', { modelAnswer: 'De in- en uitgang van lucht.' })],
    ['a verb first and a reason after', open('Klopt het dat ze dichtgaan? Leg uit.')],
    ['a scale, which asks nothing about the lesson', aScale({ text: 'Sure?' })],
  ])('is nothing about %s', (_what, question) => {
    expect(faultsOf(question, lesson)).toEqual([]);
  });

  test.each<[string, Question]>([
    ['has no passage', open('Wat zijn huidmondjes?', { passage: '' })],
    ['passage is not in the lesson', open('Wat zijn huidmondjes?', { passage: 'Huidmondjes zijn grote gaten.' })],
    ['passage is a question of the lesson', open('Wat is een blad?', { passage: 'Wat doet een blad?' })],
    ['speaks of a heading, task, name or page', open('Wat staat er in dia 2?')],
    ['speaks of a heading, task, name or page', choice({ options: ['huidmondjes', 'nerven', 'opdracht 3'] })],
    ['is a line of the lesson', open('wat doet een blad')],
    ['has no model answer', open('Wat zijn huidmondjes?', { modelAnswer: '' })],
    ['model answer is too long', open('Wat zijn huidmondjes?', { modelAnswer: 'openingen '.repeat(61) })],
    ['is yes or no', open('Zijn huidmondjes kleine openingen?')],
    ['has two question marks', open('Wat zijn huidmondjes? En wat is een blad?')],
    ['is too long', open(`Wat zijn huidmondjes en ${'blad '.repeat(22)}?`)],
    ['has a word that the end of a line broke', open('Wat zijn huidmondjes?', { modelAnswer: 'Kleine openin- gen.' })],
    ['is in another language', open('What are the small openings of a leaf?')],
    ['has no right option', choice({ correctAnswer: undefined })],
    ['has fewer than three options', choice({ options: ['huidmondjes', 'nerven'] })],
    ['has two options alike', choice({ options: ['huidmondjes', 'nerven', 'Nerven.'] })],
    ['has an option that is too long', choice({ options: ['huidmondjes', 'nerven', 'blad '.repeat(11)] })],
    ['says its right option itself', choice({ text: 'Wat zijn huidmondjes in een blad?' })],
  ])('is a fault: %s', (fault, question) => {
    expect(faultsOf(question, lesson)).toContain(fault);
  });

  test('a case to apply something to may be longer than another question', () => {
    const text = `Wat zijn huidmondjes en ${'blad '.repeat(30)}?`;
    expect(faultsOf(open(text, { level: 'toepassen' }), lesson)).toEqual([]);
  });
});

test('the levels asked for are kept when each question has one of them, and each has a question where there is room', () => {
  const at = (level?: 'toepassen' | 'inzicht-toetsen') => aQuestion({ guide: level ? { level } : {} });
  expect(honoursLevels([at('toepassen')], ['toepassen'])).toBe(true);
  expect(honoursLevels([at('toepassen'), aScale()], ['toepassen'])).toBe(true);
  expect(honoursLevels([at('inzicht-toetsen')], ['toepassen'])).toBe(false);
  expect(honoursLevels([at()], ['toepassen'])).toBe(false);
  expect(honoursLevels([at('toepassen')], ['toepassen', 'inzicht-toetsen'])).toBe(true);
  expect(honoursLevels([at('toepassen'), at('toepassen')], ['toepassen', 'inzicht-toetsen'])).toBe(false);
});

test('a reader sees the lines of the passage and some around them, also where a line breaks a word', () => {
  const lines = ['een', 'twee', 'drie', 'vier', 'een lang ver-', 'haal hier', 'zeven', 'acht', 'negen', 'tien'];
  expect(excerpt(lines.join('\n'), 'Een lang verhaal hier.')).toBe(lines.slice(1, 9).join('\n'));
  expect(excerpt(lines.join('\n'), 'staat er niet')).toBe(lines.slice(0, 9).join('\n'));
});

describe('the agreement of two readers', () => {
  type Verdict = Reading['questions'][number]['verdict'];
  const readBy = (said: readonly Verdict[]): Reading => ({
    sheet: 's',
    reader: 'r',
    questions: said.map((verdict, at) => ({ number: at + 1, verdict, modelAnswer: null, reasons: [], note: '' })),
  });
  const times = (count: number, verdict: Verdict): Verdict[] => Array.from({ length: count }, () => verdict);
  const asSaid = (verdict: string) => verdict;

  test('is a share, and what that is beyond chance', () => {
    const one = readBy([...times(25, 'keep'), ...times(25, 'throw-away')]);
    const other = readBy([
      ...times(20, 'keep'),
      ...times(5, 'throw-away'),
      ...times(10, 'keep'),
      ...times(15, 'throw-away'),
    ]);
    const { both, share, kappa } = agreement(one, other, asSaid);
    expect({ both, share }).toEqual({ both: 50, share: 0.7 });
    expect(kappa).toBeCloseTo(0.4);
  });

  test('leaves out what one of them did not read', () => {
    expect(agreement(readBy(['keep', null, 'keep']), readBy(['keep', 'keep', null]), asSaid)).toMatchObject({
      both: 1,
      share: 1,
    });
    expect(agreement(readBy([null]), readBy(['keep']), asSaid)).toEqual({ both: 0, share: 0, kappa: 0 });
  });
});
