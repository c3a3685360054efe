import { z } from 'zod';
import { hasAtMostLetters, maxUnitsPerLetter } from './rules/letters.ts';
import { limits } from './rules/limits.ts';
import { isStorable } from './rules/storable-text.ts';

const unstorable = 'contains characters that cannot be stored';

/** Text as it was typed, without characters that break a reader. */
export const storableText = z.string().refine(isStorable, unstorable);

const ofAtMostLetters = (string: z.ZodString, max: number) =>
  string
    .check(({ value, issues }) => {
      if (!hasAtMostLetters(value, max))
        issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    })
    .meta({ maxLength: max });

/** Text that a person typed: trimmed, at most `max` letters (rules/letters), without characters that break a reader. */
export const text = (min: number, max: number) =>
  ofAtMostLetters(
    z
      .string()
      // Checked first, so that nothing else reads a text that is far too long.
      .max(max * maxUnitsPerLetter, { abort: true })
      .refine(isStorable, unstorable)
      .trim()
      .min(min),
    max,
  );

/** Text that was validated when it was received. It has at most `max` letters. */
export const checkedText = (max: number) => ofAtMostLetters(z.string(), max);

/** A list about the questions of a ticket: as JSON it has at most as many bytes as these may have. */
export const ofTicketSize = <List extends z.ZodArray>(list: List): List =>
  list.check(({ value, issues }) => {
    const maximum = limits.questionBytesPerTicket;
    if (new TextEncoder().encode(JSON.stringify(value)).length <= maximum) return;
    const message = `must take at most ${maximum} bytes together`;
    issues.push({ code: 'too_big', origin: 'array', maximum, inclusive: true, input: value, message });
  });

/** An identifier, opaque to its holder. */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .meta({ example: '7b0c0f3e' });
export const questionId = id.meta({ example: 'q1' });
export const responseId = id.meta({ example: 'r5d21' });
export const userId = id.meta({ example: 'u81f2' });

/** A moment as ISO 8601 text, in UTC. */
export const timestamp = z.iso.datetime().meta({ example: '2026-03-02T09:45:00.000Z' });
