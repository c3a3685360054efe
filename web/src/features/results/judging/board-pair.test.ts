import { labelCounts, wholeFirst } from '@exit-tickets/answer-groups/board';
import type { Analysis, Question, Verdict, Wording } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { questionsToRepeat, weakQuestions } from './board-pair.ts';
import type { JudgedQuestion } from './groups.ts';
import { mixedPairs, studentGroups } from './student-groups.ts';

const aResponse = (id: string, studentName: string, answer: string) => ({
  id,
  studentName,
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: [{ questionId: 'q1', answer }],
});

const asked = (id: string): Question => ({ id, type: 'open_text', text: `Vraag ${id}?` });

type Given = [answer: string, verdict: Verdict, students: string, label?: string];

/** A question whose answers were judged like this; students are letters. */
const aQuestion = (id: string, given: Given[], core?: string): JudgedQuestion => ({
  question: asked(id),
  place: Number(id.slice(1)),
  hasVerdicts: true,
  ...(core && { core: { text: core, by: 'guide' as const } }),
  groups: given.map(([answer, verdict, students, label]) => ({
    key: answer,
    wordings: [{ answer, verdict, responseIds: [...students], ...(label && { label }) }],
  })),
  concerns: [],
});

test('of answers that hold the same misconception, one of which nothing is left out is proposed first', () => {
  const wrong = aQuestion('q1', [
    ['zei juf Els', 'wrong', 'ab', 'aarde'],
    ['uit de grond', 'wrong', 'c', 'aarde'],
    ['weet Els niet', 'wrong', 'd'],
    ['lucht', 'wrong', 'e'],
  ]);
  const [weak] = weakQuestions([wrong]);
  const texts = wholeFirst(weak?.wrong ?? [], ({ text }) => !text.includes('Els')).map(({ text }) => text);
  expect(texts).toEqual(['Uit de grond', 'Zei juf Els', 'Weet Els niet', 'lucht']);
});

describe('what to come back to', () => {
  test('is the question with the largest part of its own answers not right; blank ones are no part of that, and part of its total', () => {
    const some = aQuestion('q1', [
      ['goed', 'right', 'abcdef'],
      ['fout', 'wrong', 'gh'],
    ]);
    const most = aQuestion('q2', [
      ['goed', 'right', 'ab'],
      ['fout', 'wrong', 'c'],
      ['half', 'partly', 'd'],
      ['?', 'blank', 'efgh'],
    ]);
    const unjudged = aQuestion('q3', [['iets', 'unjudged', 'abcdefgh']]);
    expect(
      weakQuestions([some, most, unjudged]).map(({ judged, notRight, total }) => [judged.place, notRight, total]),
    ).toEqual([
      [2, 2, 8],
      [1, 2, 8],
    ]);
  });

  test('sets an answer with the commonest label against the commonest right one, or what is expected', () => {
    const [weak] = weakQuestions([
      aQuestion(
        'q1',
        [
          ['een veel langer antwoord dat fout is', 'wrong', 'a'],
          ['uit de  grond', 'wrong', 'b', 'Eet aarde'],
          ['van aarde', 'partly', 'c', 'eet aarde'],
          ['van de regen', 'wrong', 'd', 'drinkt'],
          ['zelf gemaakt', 'right', 'ef'],
        ],
        'De plant maakt het zelf',
      ),
    ]);
    expect(weak?.wrong.map(({ text }) => text)).toEqual([
      'Uit de grond',
      'Van aarde',
      'Van de regen',
      'Een veel langer antwoord dat fout is',
    ]);
    expect(weak?.right.map(({ text }) => text)).toEqual(['Zelf gemaakt', 'De plant maakt het zelf']);
  });
});

describe('a plan for the class', () => {
  const analysis = (responseCount: number, struggling: string[] = []): Analysis => ({
    overallPerformance: '',
    strugglingAreas: [],
    nextLessonSuggestions: [],
    individualConcerns: [],
    strengths: [],
    evidence: struggling.map((questionId, index) => ({
      section: 'strugglingAreas',
      index,
      quotes: [{ responseId: 'a', questionId, quote: 'fout' }],
    })),
    responseCount,
    tallies: [],
    digest: '',
    createdAt: '2026-01-01T10:00:00.000Z',
  });
  const twelve = (...wrong: Given[]) => aQuestion('q1', [['goed', 'right', 'abcdefghijkl'], ...wrong]);
  const planned = (given: JudgedQuestion, ...[responses, struggling]: Parameters<typeof analysis>) =>
    questionsToRepeat(weakQuestions([given]), analysis(responses, struggling)).length > 0;

  test.each<[string, boolean, Given[]]>([
    ['one wrong answer is none', false, [['fout', 'wrong', 'm']]],
    [
      'two different ones among many are none',
      false,
      [
        ['fout', 'wrong', 'm'],
        ['mis', 'wrong', 'n'],
      ],
    ],
    [
      'two with one label are',
      true,
      [
        ['fout', 'wrong', 'm', 'aarde'],
        ['mis', 'wrong', 'n', 'aarde'],
      ],
    ],
    [
      'a fifth of the class is',
      true,
      [
        ['fout', 'wrong', 'm'],
        ['mis', 'wrong', 'n'],
        ['nee', 'partly', 'o'],
      ],
    ],
  ])('has its rule in common with the difficulties of the analysis: %s', (_, isPlanned, wrong) => {
    expect(planned(twelve(...wrong), 15)).toBe(isPlanned);
  });

  test('needs five responses', () => {
    const half = aQuestion('q1', [
      ['fout', 'wrong', 'ab'],
      ['goed', 'right', 'cd'],
    ]);
    expect([4, 5].map((responses) => planned(half, responses))).toEqual([false, true]);
  });

  test('takes over a difficulty that only a model found', () => {
    const different = twelve(['fout', 'wrong', 'm'], ['mis', 'wrong', 'n']);
    expect(planned(different, 14, ['q1'])).toBe(true);
  });
});

test('a label counts the students who have it, not their wordings; the commonest comes first', () => {
  const { groups } = aQuestion('q1', [
    ['drinkt regen', 'wrong', 'i', 'drinkt'],
    ['van regen', 'wrong', 'j', 'drinkt'],
    ['uit de grond', 'wrong', 'abcdef', 'Eet aarde'],
    ['van aarde', 'partly', 'gh', 'eet aarde'],
    ['water', 'wrong', 'k', 'drinkt'],
  ]);
  expect(labelCounts(groups.flatMap(({ wordings }) => wordings))).toEqual([
    { text: 'Eet aarde', count: 8 },
    { text: 'drinkt', count: 3 },
  ]);
});

test('a question about an opinion is not weak, whatever was said of its answers before it became one', () => {
  const opinion = { ...aQuestion('q1', [['saai', 'wrong', 'abc']]), hasVerdicts: false };
  expect(weakQuestions([opinion])).toEqual([]);
});

describe('groups for tomorrow', () => {
  const questions = [
    aQuestion('q1', [
      ['goed', 'right', 'ab'],
      ['grond', 'wrong', 'cd', 'Eet aarde'],
      ['aarde', 'partly', 'e', 'eet aarde'],
      ['regen', 'wrong', 'f'],
      ['?', 'blank', 'g'],
      ['hm', 'unjudged', 'h'],
    ]),
  ];
  const responses = [...'abcdefghi'].map((id) => aResponse(id, id.toUpperCase(), 'x'));
  const concern: Wording = { answer: 'help', verdict: 'concern', responseIds: ['i'] };
  const wordingOf = (_question: string, id: string) =>
    [...(questions[0]?.groups.flatMap(({ wordings }) => wordings) ?? []), concern].find(({ responseIds }) =>
      responseIds.includes(id),
    );

  test('put each student in one, by verdict and label; a concern is among the answers that are not judged', () => {
    expect(studentGroups(questions, responses, wordingOf).map(({ kind, names }) => [kind, names.join('')])).toEqual([
      ['right', 'AB'],
      ['label', 'CDE'],
      ['notRight', 'F'],
      ['blank', 'G'],
      ['unjudged', 'HI'],
    ]);
  });

  describe('of whom one wrote a concern, once everything else is judged', () => {
    const [first, second] = [
      aQuestion('q1', [
        ['goed', 'right', 'a'],
        ['fout', 'wrong', 'b'],
      ]),
      aQuestion('q2', [
        ['goed', 'right', 'ai'],
        ['fout', 'wrong', 'b'],
      ]),
    ];
    const groupsOf = (about: JudgedQuestion[]) =>
      studentGroups(
        about,
        [...'abi'].map((id) => aResponse(id, id.toUpperCase(), 'x')),
        (id, student) =>
          [first, second]
            .find(({ question }) => question.id === id)
            ?.groups.flatMap(({ wordings }) => wordings)
            .find(({ responseIds }) => responseIds.includes(student)) ?? concern,
      );

    test.each([
      ['that question', [first]],
      ['the ticket', [first, second]],
    ])('say of %s what they say of any answer that is not judged, never that the student has it', (_, about) => {
      expect(groupsOf(about).map(({ kind, names }) => [kind, names.join('')])).toEqual([
        ['right', 'A'],
        ['notRight', 'B'],
        ['unjudged', 'I'],
      ]);
      expect(mixedPairs(groupsOf(about))).toEqual([['A', 'B'], ['I']]);
    });
  });

  test('mixed, set who has it beside who has not, and leave nobody out', () => {
    const pairs = mixedPairs(studentGroups(questions, responses, wordingOf));
    expect(pairs.slice(0, 2)).toEqual([
      ['A', 'C'],
      ['B', 'D'],
    ]);
    expect(pairs.flat().sort().join('')).toBe('ABCDEFGHI');
  });
});
