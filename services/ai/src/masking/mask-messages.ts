import { z } from 'zod';

/** Answers whose names are taken out in a thread; both ends check what they get. */
export const maskTask = z.object({
  kind: z.literal('mask'),
  request: z.object({ names: z.array(z.string()), lesson: z.string(), answers: z.array(z.string()) }),
});
export type MaskRequest = z.infer<typeof maskTask>['request'];

export const maskedAnswers = z.array(z.string());
