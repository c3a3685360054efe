import { leftOutReasons } from '@exit-tickets/contracts';
import { z } from 'zod';

/** What the reading process is told, as its one argument. */
export const readingOrder = z.object({
  path: z.string(),
  /** Where the data of the languages stand, or are put by who needs them first. */
  languageFolder: z.string(),
  timeoutMs: z.number(),
  /** Whose limits it reads within; without it nobody would end it. */
  parentPid: z.int(),
  cpuMs: z.number(),
  /** Pages or pictures of which the text is recognised at most. */
  picturesRead: z.int(),
});
export type ReadingOrder = z.infer<typeof readingOrder>;

/** What the reading process tells the one that started it. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), total: z.int() }),
  /** A picture is about to be read: that is more work than text. */
  z.object({ kind: z.literal('picture') }),
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int().min(1) })),
  }),
  z.object({ kind: z.literal('failed'), code: z.string(), reason: z.string() }),
]);
export type ChildMessage = z.infer<typeof childMessage>;
