import type { Analysis, Question, Response } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { answersTo, countOf, distributionOf, meanOf, quotesFor } from './results.ts';

const open: Question = { id: 'q1', type: 'open_text', text: 'Waarom?' };
const choice: Question = { id: 'q2', type: 'multiple_choice', text: 'Welke?', options: ['a', 'b'], correctAnswer: 'b' };
const scale: Question = { id: 'q3', type: 'scale', text: 'Hoe zeker?' };

const aResponse = (id: string, studentName: string, answers: Record<string, string>): Response => ({
  id,
  studentName,
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
});

const responses = [
  aResponse('r1', 'Noor', { q1: 'Door de zon', q2: 'b', q3: '5' }),
  aResponse('r2', 'Sem', { q1: 'Weet niet', q2: 'a', q3: '2' }),
  aResponse('r3', 'Finn', { q2: 'b', q3: '3' }),
];

describe('who answered', () => {
  test.each([
    ['nl', '24/27 (89%)'],
    ['en', '24/27 (89%)'],
    ['de', '24/27 (89 %)'],
    ['fr', '24/27 (89 %)'],
  ])('is a share of the class when its size is known, written as in %s', (language, share) => {
    // Which space it is that does not break differs between versions of Unicode's data.
    expect(countOf(24, 27, language).replace(/\s/g, ' ')).toBe(share);
  });

  test('is no share of a class that has fewer than answered', () => {
    expect(countOf(26, 25, 'nl')).toBe('26/25');
  });

  test('is a number when it is not', () => {
    expect(countOf(24, null, 'nl')).toBe('24');
  });
});

describe('the answers to a question', () => {
  test('come with the name, oldest first, without those who gave none', () => {
    expect(answersTo(open, responses).map(({ studentName, answer }) => `${studentName}: ${answer}`)).toEqual([
      'Noor: Door de zon',
      'Sem: Weet niet',
    ]);
  });

  test('fall over the steps of a scale, its ends with what they mean', () => {
    const named: Question = { ...scale, lowEnd: 'helemaal niet', highEnd: 'heel zeker' };
    const meanings = (question: Question) =>
      distributionOf(question, answersTo(question, responses))?.map(({ value, meaning }) => meaning ?? value);
    expect(meanings(named)).toEqual(['helemaal niet', '2', '3', '4', 'heel zeker']);
    expect(meanings(scale)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('fall over the options, the right one marked', () => {
    expect(distributionOf(choice, answersTo(choice, responses))).toEqual([
      { value: 'a', count: 1, percent: 33, isCorrect: false },
      { value: 'b', count: 2, percent: 67, isCorrect: true },
    ]);
  });

  test('fall over the whole scale, also where nobody is', () => {
    const shares = distributionOf(scale, answersTo(scale, responses));
    expect(shares?.map(({ count }) => count)).toEqual([0, 1, 1, 0, 1]);
  });

  test('to an open question fall over nothing', () => {
    expect(distributionOf(open, [])).toBeUndefined();
  });

  test('on a scale have a mean, to one decimal', () => {
    expect(meanOf(answersTo(scale, responses))).toBe(3.3);
    expect(meanOf([])).toBeUndefined();
  });

  test('are nothing of nothing when there are none', () => {
    expect(distributionOf(choice, [])?.map(({ percent }) => percent)).toEqual([0, 0]);
  });
});

describe('the evidence of a point', () => {
  const analysis: Analysis = {
    overallPerformance: '',
    strugglingAreas: ['x', 'y'],
    nextLessonSuggestions: [],
    individualConcerns: [],
    strengths: [],
    evidence: [
      { section: 'strugglingAreas', index: 1, quotes: [{ responseId: 'r2', questionId: 'q1', quote: 'Weet niet' }] },
      { section: 'strengths', index: 1, quotes: [{ responseId: 'r1', questionId: 'q1', quote: 'zon' }] },
      { section: 'strugglingAreas', index: 0, quotes: [{ responseId: 'gone', questionId: 'q2', quote: 'a' }] },
    ],
    responseCount: 3,
    tallies: [],
    digest: '',
    createdAt: '2026-01-01T11:00:00.000Z',
  };
  const quotes = (index: number) => quotesFor(analysis, 'strugglingAreas', index, [open, choice], responses);

  test('is the words of students, with who said them and where', () => {
    expect(quotes(1)).toEqual([{ responseId: 'r2', studentName: 'Sem', place: 1, quote: 'Weet niet' }]);
  });

  test('stays when its response has gone', () => {
    expect(quotes(0)).toEqual([{ responseId: 'gone', studentName: undefined, place: 2, quote: 'a' }]);
  });
});
