import { describe, expect, test } from 'vitest';
import {
  AppError,
  canReactivate,
  checkAnswers,
  email,
  firstLetters,
  generateQuestion,
  isOpen,
  letterCount,
  limits,
  newPassword,
  type Question,
  question,
  scaleSteps,
  statusOf,
  submission,
  ticketDraft,
} from '../src/index.ts';

const now = new Date('2026-03-02T10:00:00Z');
const [yesterday, tomorrow] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-03T10:00:00Z')];
const aTicket = (overrides = {}) => ({
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  expiresAt: tomorrow,
  ...overrides,
});
const open: Question = { id: 'q1', type: 'open_text', text: 'Waarom?' };

describe('a letter', () => {
  test.each(['a', 'é', 'e\u0301', 'ا', '🙂', '👍🏽', '❤️', '👩🏽‍🔬', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇳🇱', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '\n'])(
    'is %s',
    (letter) => {
      expect(letterCount(letter)).toBe(1);
      expect(letterCount(`${letter}${letter} ${letter}`)).toBe(4);
      expect(firstLetters(`${letter}${letter}${letter}`, 2)).toBe(letter + letter);
    },
  );

  test('is the unit of limits', () => {
    const named = (studentName: string) => submission.shape.studentName.safeParse(studentName);
    for (const letter of ['n', '👩🏽‍🔬']) {
      expect(named(letter.repeat(limits.studentNameLength)).success).toBe(true);
      expect(named(letter.repeat(limits.studentNameLength + 1)).error?.issues).toMatchObject([{ code: 'too_big' }]);
    }
  });

  test('has a limited number of combining marks', () => {
    expect(letterCount(`a${'\u0301'.repeat(10_000)}`)).toBeGreaterThan(900);
  });
});

describe('the status that a person sees', () => {
  test.each([
    ['analyzed', { isAnalyzed: true }],
    ['analyzed', { isAnalyzed: true, isActive: false, expiresAt: yesterday }],
    ['active', {}],
    ['expired', { expiresAt: yesterday }],
    ['expired', { isActive: false, expiresAt: yesterday }],
    ['closed', { isActive: false }],
  ])('is %s for %o', (status, overrides) => {
    expect(statusOf(aTicket(overrides), now)).toBe(status);
  });

  test('changes at the exact time of expiry', () => {
    expect(statusOf(aTicket({ expiresAt: now }), now)).toBe('expired');
    expect(statusOf(aTicket({ expiresAt: new Date(now.getTime() + 1) }), now)).toBe('active');
  });

  test('accepts a time as text, as the API returns it', () => {
    expect(statusOf(aTicket({ expiresAt: yesterday.toISOString() }), now)).toBe('expired');
  });
});

test('students can find and answer a ticket that is active and not archived', () => {
  expect(isOpen(aTicket(), now)).toBe(true);
  for (const overrides of [{ isArchived: true }, { isActive: false }, { isAnalyzed: true }, { expiresAt: yesterday }])
    expect(isOpen(aTicket(overrides), now)).toBe(false);
});

test('only a closed or expired ticket that was not analysed can be opened again', () => {
  expect(canReactivate(aTicket({ isActive: false }), now)).toBe(true);
  expect(canReactivate(aTicket({ expiresAt: yesterday }), now)).toBe(true);
  expect(canReactivate(aTicket(), now)).toBe(false);
  expect(canReactivate(aTicket({ isActive: false, isAnalyzed: true }), now)).toBe(false);
});

test('a scale goes from 1 to 5', () => {
  expect(scaleSteps).toEqual(['1', '2', '3', '4', '5']);
});

describe('answers', () => {
  const scale: Question = { id: 'q2', type: 'scale', text: 'Hoe zeker?' };

  test('fit their questions when each is answered once, in any order', () => {
    const answers = [
      { questionId: 'q2', answer: '5' },
      { questionId: 'q1', answer: 'daarom' },
    ];
    expect(checkAnswers([open, scale], answers)).toBeUndefined();
  });

  test.each([
    ['unanswered', [{ questionId: 'q1', answer: 'daarom' }], 1],
    ['unknown_question', [{ questionId: 'q9', answer: 'daarom' }], 0],
    ['answered_twice', [1, 2].map(() => ({ questionId: 'q1', answer: 'daarom' })), 1],
    ['not_on_scale', [{ questionId: 'q2', answer: '1e0' }], 0],
    ['not_on_scale', [{ questionId: 'q2', answer: '6' }], 0],
  ])('are refused as %s', (problem, answers, index) => {
    expect(checkAnswers([open, scale], answers)).toMatchObject({ problem, index });
  });
});

describe('the validation of input', () => {
  test('an e-mail address is trimmed and lower-cased, and needs a full domain', () => {
    expect(email.parse('  An.Smit@School.NL ')).toBe('an.smit@school.nl');
    expect(email.safeParse('an@school').success).toBe(false);
  });

  test('a password has at least 6 characters and at most 72 bytes', () => {
    expect(newPassword.safeParse('12345').success).toBe(false);
    expect(newPassword.safeParse('é'.repeat(36)).success).toBe(true);
    expect(newPassword.safeParse('é'.repeat(37)).success).toBe(false);
  });

  test.each(['\u0000', '\ud800', 'a\udc00b'])('text with %j is refused', (text) => {
    expect(ticketDraft.safeParse({ title: `t${text}`, questions: [open] }).success).toBe(false);
    expect(question.safeParse({ ...open, text }).success).toBe(false);
    expect(submission.shape.studentName.safeParse(`n${text}`).success).toBe(false);
  });

  test('an empty class name and a missing number of students become null', () => {
    expect(ticketDraft.parse({ title: 'T', className: ' ', questions: [open] })).toMatchObject({
      className: null,
      totalStudents: null,
    });
  });

  test('the AI adds no question to five existing ones', () => {
    const existing = (count: number) => Array.from({ length: count }, (_, n) => ({ ...open, id: `q${n}` }));
    const ask = (count: number) =>
      generateQuestion.body.safeParse({ content: 'les', existingQuestions: existing(count) });
    expect(ask(4).success).toBe(true);
    expect(ask(5).error?.issues[0]?.path).toEqual(['existingQuestions']);
  });
});

test('an error has the status and the safe text of its code', () => {
  const error = new AppError('pins_exhausted', { cause: new Error('of the driver') });
  expect(error).toMatchObject({ status: 503, message: expect.not.stringContaining('driver') });
});
