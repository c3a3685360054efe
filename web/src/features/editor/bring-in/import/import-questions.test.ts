import { limits } from '@exit-tickets/contracts';
import { fill, growth, maxGrowth } from '@exit-tickets/testing/growth';
import { describe, expect, test } from 'vitest';
import { exportedQuestions } from '../../../../shared/ticket/export/exported-question.ts';
import { toGift } from '../../../../shared/ticket/export/gift.ts';
import { toQuestion } from '../../edited-ticket.ts';
import { importQuestions } from './import-questions.ts';

const texts = { right: 'Waar', wrong: 'Niet waar' };
const read = (text: string) => {
  const { questions, leftOut, changes } = importQuestions(text, texts);
  return {
    questions: questions.map(({ question }) => {
      const { id: _, ...asked } = toQuestion(question);
      return asked;
    }),
    leftOut: Object.fromEntries(leftOut),
    changes: Object.fromEntries(changes),
  };
};
const reasons = (text: string) => read(text).leftOut;

describe('GIFT', () => {
  test('gives a choice with its right option, a question of opinion, an open one and one about true and false', () => {
    const gift = [
      '// a comment\n$CATEGORY: $course$/plants\n\n::One::Who is buried here?{~Grant =no one ~nobody#no}',
      'Grant is {~buried =entombed ~living} here.',
      '[plain]What do you think?{=good =bad ~%100%neither}',
      'Tell.{}',
      'Grant is buried here.{FALSE#No one is.}',
      'Why?{####Because of \\{light\\} \\= energy}',
    ].join('\n\n');
    expect(read(gift)).toEqual({
      questions: [
        {
          type: 'multiple_choice',
          text: 'Who is buried here?',
          options: ['Grant', 'no one', 'nobody'],
          correctAnswer: 'no one',
        },
        {
          type: 'multiple_choice',
          text: 'Grant is _____ here.',
          options: ['buried', 'entombed', 'living'],
          correctAnswer: 'entombed',
        },
        { type: 'multiple_choice', text: 'What do you think?', options: ['good', 'bad', 'neither'] },
        { type: 'open_text', text: 'Tell.' },
        {
          type: 'multiple_choice',
          text: 'Grant is buried here.',
          options: ['Waar', 'Niet waar'],
          correctAnswer: 'Niet waar',
        },
        { type: 'open_text', text: 'Why?', guide: { modelAnswer: 'Because of {light} = energy' } },
      ],
      leftOut: {},
      changes: { feedback: 2 },
    });
  });

  test('makes an open question of a short answer and of a number, and says so', () => {
    expect(read('When was he born?{#1822:5}\n\nTwo times two?{=four =4}\n\nHow long?{#1.5..2}')).toEqual({
      questions: [
        { type: 'open_text', text: 'When was he born?', guide: { modelAnswer: '1822 ± 5' } },
        { type: 'open_text', text: 'Two times two?', guide: { modelAnswer: 'four / 4' } },
        { type: 'open_text', text: 'How long?', guide: { modelAnswer: '1.5 – 2' } },
      ],
      leftOut: {},
      changes: { shortAnswer: 3 },
    });
  });

  test.each([
    ['a matching question', 'Match.{=Canada -> Ottawa =Italy -> Rome}', 'matching'],
    ['several right answers', 'Which?{=a =b ~c}', 'severalRight'],
    ['parts of a mark', 'Which?{~%50%a ~%50%b ~%-50%c}', 'severalRight'],
    ['a text without a question', 'You can use {=your\n\nThe next.{}', 'broken'],
    ['a question inside another', 'One{=a ~b}\nTwo{=a ~b}', 'broken'],
    ['a picture', 'See <img src="x"> and say.{}', 'picture'],
    ['a picture among the options', 'See.{=@@PLUGINFILE@@/a.png ~b}', 'picture'],
    ['one option', 'See.{~a}', 'options'],
    ['too many options', `See.{=a ~${'bcdefghi'.split('').join(' ~')}}`, 'options'],
    ['an option twice', 'See.{=a ~a}', 'sameOptions'],
    ['a text that is too long', `${'a'.repeat(limits.questionLength + 1)}{}`, 'tooLong'],
    ['an option that is too long', `a{=${'a'.repeat(limits.optionLength + 1)} ~b}`, 'tooLong'],
  ])('leaves out %s, and keeps the others', (_what, gift, reason) => {
    const { questions, leftOut } = read(`${gift}\n\nAnother.{}`);
    expect(leftOut).toEqual({ [reason]: [1] });
    expect(questions.at(-1)).toEqual({ type: 'open_text', text: 'Another.' });
  });

  test('leaves out a text that asks nothing', () => {
    expect(reasons('An introduction.\n\nA question.{}')).toEqual({ noQuestion: [1] });
  });

  test('of our own is read back as it was, whatever signs it has', () => {
    const hostile = '[html] {a} ~b =c #d :e \\f \\n -> %50% // ::i::\nnext';
    const questions = [
      { type: 'open_text' as const, text: hostile, guide: { modelAnswer: hostile } },
      { type: 'multiple_choice' as const, text: 'a?', options: [hostile, '%50% x', 'c'], correctAnswer: 'c' },
      { type: 'multiple_choice' as const, text: 'b?', options: ['x', 'y'] },
    ];
    const gift = toGift(
      exportedQuestions(
        hostile,
        questions.map((question, n) => ({ ...question, id: `q${n}` })),
      ),
    );
    expect(read(gift)).toEqual({ questions, leftOut: {}, changes: {} });
  });

  test('of ten thousand questions is read whole, and what one has wrong loses none of the others', () => {
    const gift = Array.from({ length: 10_000 }, (_, n) => (n === 4_999 ? 'Broken {' : `Question ${n}?{=a ~b}`)).join(
      '\n\n',
    );
    const { questions, leftOut } = read(gift);
    expect([questions.length, leftOut]).toEqual([9_999, { broken: [5_000] }]);
  });
});

describe('a table', () => {
  test('gives open questions with their answer, and choices with their right option', () => {
    const table = [
      'Vraag\tAntwoord\tOpties',
      'Wat is licht?\tEnergie',
      '',
      'Welk gas?\tZuurstof\tstikstof\tzuurstof\twaterstof',
      'Welke kleur?\tgroen\tblauw\trood',
      'Wat vind je?\t\tgoed\tslecht',
      'Alleen een vraag',
    ].join('\r\n');
    expect(read(table)).toEqual({
      questions: [
        { type: 'open_text', text: 'Wat is licht?', guide: { modelAnswer: 'Energie' } },
        {
          type: 'multiple_choice',
          text: 'Welk gas?',
          options: ['stikstof', 'zuurstof', 'waterstof'],
          correctAnswer: 'zuurstof',
        },
        { type: 'multiple_choice', text: 'Welke kleur?', options: ['blauw', 'groen', 'rood'], correctAnswer: 'groen' },
        { type: 'multiple_choice', text: 'Wat vind je?', options: ['goed', 'slecht'] },
        { type: 'open_text', text: 'Alleen een vraag' },
      ],
      leftOut: {},
      changes: {},
    });
  });

  test('keeps quotes, tabs and line ends that stand inside a cell', () => {
    expect(read('"Wat zegt ""hij""?\nEn zij?"\t"a\tb"\nHij zei "ja"\tja').questions).toEqual([
      { type: 'open_text', text: 'Wat zegt "hij"?\nEn zij?', guide: { modelAnswer: 'a\tb' } },
      { type: 'open_text', text: 'Hij zei "ja"', guide: { modelAnswer: 'ja' } },
    ]);
  });

  test.each(['=A1&B1', '=SUM(A1:A3)', '=$B$2', '#REF!', '#N/B', '#NAAM?', '=HYPERLINK("http://x")'])(
    'leaves out a row with %j in a cell, by its number',
    (cell) => {
      expect(reasons(`a?\tb\nc?\t${cell}\n${cell}\td`)).toEqual({ formula: [2, 3] });
    },
  );

  test('keeps a cell that only begins with an equals sign, and one that is negative', () => {
    expect(read('Los op\t= 5 + 3\nEn nu?\t-3').questions).toMatchObject([
      { guide: { modelAnswer: '= 5 + 3' } },
      { guide: { modelAnswer: '-3' } },
    ]);
  });

  test('leaves out a row without a question', () => {
    expect(reasons('a?\tb\n\tc')).toEqual({ noQuestion: [2] });
  });
});

test.each<[string, (number: number) => string]>([
  ['questions', (n) => `Question ${n}?{=a ~b}\n\n`],
  ['backslashes', () => '\\'],
  ['opening braces', () => '{'],
  ['one question of many options', () => '~a'],
  ['feedback', () => '#'],
  ['names', () => '::'],
  ['quotes', () => '"'],
  ['quotes that never end', () => 'a\t"'],
  ['tabs', () => '\t'],
  ['tags', () => '<b'],
  ['entities', () => '&a'],
])('the work of reading grows with the text, not with its square: %s', (_what, sentence) => {
  const work = (length: number) => () => importQuestions(`{${fill(length, sentence)}`, texts);
  const asTable = (length: number) => () => importQuestions(`a\t${fill(length, sentence)}`, texts);
  for (const reading of [work, asTable])
    expect(growth(reading(16_000), reading(128_000), maxGrowth)).toBeLessThan(maxGrowth);
});
