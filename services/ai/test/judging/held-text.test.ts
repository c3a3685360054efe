import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { AppError, limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { HeldText } from '../../src/judging/held-text.ts';

const { perTeacher, overall } = limits.heldText;
const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
/** A call that has read so much, and whose answer is still on its way. */
const call = async (held: HeldText, teacher: string, text: number) => {
  const raw = answer();
  const code = await held
    .during({ raw }, teacher, async (hold) => hold(text))
    .then(
      () => 'held',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  // Nothing is left to send.
  if (code !== 'held') raw.emit('close');
  return { code, raw };
};
const codeOf = async (...given: Parameters<typeof call>): Promise<string> => {
  const { code, raw } = await call(...given);
  raw.emit('close');
  return code;
};

test('a teacher has one large answer in memory at a time, until it is out; others have theirs', async () => {
  const held = new HeldText();
  const { raw } = await call(held, 'one', perTeacher);
  expect(await codeOf(held, 'one', 1)).toBe('ai_busy');
  expect(await codeOf(held, 'other', perTeacher)).toBe('held');
  raw.emit('close');
  await Promise.resolve();
  expect(await codeOf(held, 'one', perTeacher)).toBe('held');
});

test('what is read for somebody who has gone meanwhile counts until the work ends, and no longer', async () => {
  const held = new HeldText();
  const raw = answer();
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  const work = held.during({ raw }, 'one', async (hold) => {
    raw.emit('close');
    hold(perTeacher);
    await rest;
  });
  expect(await codeOf(held, 'one', 1)).toBe('ai_busy');
  goOn();
  await work;
  expect(await codeOf(held, 'one', perTeacher)).toBe('held');
});

test('what all have together is bounded, and what was refused is not counted', async () => {
  const held = new HeldText();
  const calls = [];
  for (let nth = 0; nth < overall / perTeacher; nth += 1) calls.push(await call(held, String(nth), perTeacher));
  expect(await codeOf(held, 'late', 1)).toBe('ai_busy');
  calls[0]?.raw.emit('close');
  await Promise.resolve();
  expect(await codeOf(held, 'late', perTeacher)).toBe('held');
});
