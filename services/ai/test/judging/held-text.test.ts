import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { AppError, limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { HeldText } from '../../src/judging/held-text.ts';

const { perTeacher, overall } = limits.heldText;
const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
/** A call that has read this much text and whose response is not sent yet. */
const call = async (held: HeldText, teacher: string, text: number) => {
  const raw = answer();
  const code = await held
    .during({ raw }, teacher, async (hold) => hold(text))
    .then(
      () => 'held',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  // A refused call has no response to send.
  if (code !== 'held') raw.emit('close');
  return { code, raw };
};
const codeOf = async (...args: Parameters<typeof call>): Promise<string> => {
  const { code, raw } = await call(...args);
  raw.emit('close');
  return code;
};

test('a teacher can hold one large response in memory until it is sent; other teachers are not affected', async () => {
  const held = new HeldText();
  const { raw } = await call(held, 'one', perTeacher);
  expect(await codeOf(held, 'one', 1)).toBe('ai_busy');
  expect(await codeOf(held, 'other', perTeacher)).toBe('held');
  raw.emit('close');
  await Promise.resolve();
  expect(await codeOf(held, 'one', perTeacher)).toBe('held');
});

test('text read for a client that has disconnected counts until the work ends, and no longer', async () => {
  const held = new HeldText();
  const raw = answer();
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  const work = held.during({ raw }, 'one', async (hold) => {
    raw.emit('close');
    hold(perTeacher);
    await resumed;
  });
  expect(await codeOf(held, 'one', 1)).toBe('ai_busy');
  resume();
  await work;
  expect(await codeOf(held, 'one', perTeacher)).toBe('held');
});

test('the text of all teachers together is limited, and a refused call does not count', async () => {
  const held = new HeldText();
  const calls = [];
  for (let nth = 0; nth < overall / perTeacher; nth += 1) calls.push(await call(held, String(nth), perTeacher));
  expect(await codeOf(held, 'late', 1)).toBe('ai_busy');
  calls[0]?.raw.emit('close');
  await Promise.resolve();
  expect(await codeOf(held, 'late', perTeacher)).toBe('held');
});
