import { leftOutReasons } from '@exit-tickets/contracts';
import { z } from 'zod';

/** The single argument of the reading process. */
export const readingOrder = z.object({
  path: z.string(),
  /** Folder of the language data, filled on first use. */
  languageFolder: z.string(),
  timeoutMs: z.number(),
  /** The process that enforces its limits; if it is gone, the reading process must end itself. */
  parentPid: z.int(),
  cpuMs: z.number(),
  /** Most pages or pictures to run text recognition on. */
  picturesRead: z.int(),
});
export type ReadingOrder = z.infer<typeof readingOrder>;

/** Messages of the reading process to its parent. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), total: z.int() }),
  /** A picture is about to be recognised, which takes more processor time than text. */
  z.object({ kind: z.literal('picture') }),
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int().min(1) })),
  }),
  z.object({ kind: z.literal('failed'), code: z.string(), reason: z.string() }),
]);
export type ChildMessage = z.infer<typeof childMessage>;
