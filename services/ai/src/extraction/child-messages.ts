import { z } from 'zod';

/** What the reading process tells the one that started it. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), total: z.int() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('failed'), code: z.string(), reason: z.string() }),
]);
export type ChildMessage = z.infer<typeof childMessage>;
