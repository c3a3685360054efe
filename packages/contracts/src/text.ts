import { z } from 'zod';

/** NUL and lone surrogates: no keyboard makes them, and databases, PDFs and JSON readers disagree about them. */
const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** Text with no characters that break a reader, as it was typed. */
export const cleanText = z.string().refine(isCleanText, 'contains characters that cannot be stored');

/** Text that a person typed: trimmed, of a bounded length in UTF-16 units, with no characters that break a reader. */
export const text = (min: number, max: number) => cleanText.trim().min(min).max(max);

/** An identifier: opaque to whoever holds it. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A moment as ISO 8601 text, in UTC. */
export const moment = z.iso.datetime();
