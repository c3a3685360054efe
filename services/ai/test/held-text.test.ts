import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { AppError, limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { HeldText } from '../src/judging/held-text.ts';

const { perTeacher, overall } = limits.heldText;
const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
const codeOf = (hold: () => void): string => {
  try {
    hold();
    return 'held';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('a teacher has one large answer in memory at a time, until it is out; others have theirs', () => {
  const held = new HeldText();
  const first = answer();
  held.until({ raw: first }, 'one')(perTeacher);
  expect(codeOf(() => held.until({ raw: answer() }, 'one')(1))).toBe('ai_busy');
  expect(codeOf(() => held.until({ raw: answer() }, 'other')(perTeacher))).toBe('held');
  first.emit('close');
  expect(codeOf(() => held.until({ raw: answer() }, 'one')(perTeacher))).toBe('held');
});

test('a call whose reader has gone reads no more, and holds nothing afterwards', () => {
  const held = new HeldText();
  const left = answer();
  const hold = held.until({ raw: left }, 'one');
  hold(1);
  left.emit('close');
  expect(codeOf(() => hold(perTeacher))).toBe('ai_busy');
  expect(codeOf(() => held.until({ raw: answer() }, 'one')(perTeacher))).toBe('held');
});

test('what all have together is bounded, and what was refused is not counted', () => {
  const held = new HeldText();
  const answers = Array.from({ length: overall / perTeacher }, answer);
  for (const [teacher, raw] of answers.entries()) held.until({ raw }, String(teacher))(perTeacher);
  expect(codeOf(() => held.until({ raw: answer() }, 'late')(1))).toBe('ai_busy');
  answers[0]?.emit('close');
  expect(codeOf(() => held.until({ raw: answer() }, 'late')(perTeacher))).toBe('held');
});
