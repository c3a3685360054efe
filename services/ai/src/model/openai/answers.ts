import { focusLevel } from '@exit-tickets/contracts';
import { z } from 'zod';

// The shapes that the model is held to. No optional fields: strict structured outputs know none; null stands for none.

export const focusAnswer = z.object({ suggestedFocus: z.string().trim().min(1) });

export const questionsAnswer = z.object({
  title: z.string(),
  questions: z
    .array(
      z.object({
        type: z.enum(['open_text', 'multiple_choice']),
        text: z.string().trim().min(1),
        options: z.array(z.string()).nullable(),
        correctAnswer: z.string().nullable(),
        level: focusLevel,
        passage: z.string(),
        modelAnswer: z.string(),
        misconception: z.string(),
      }),
    )
    .min(1),
});

export const coreAnswer = z
  .object({ core: z.string().trim(), isOpinion: z.boolean() })
  .refine(({ core, isOpinion }) => isOpinion || core !== '', 'core must not be empty');

/** The reason comes before the verdict: a model that has said why judges better. */
const modelVerdict = z.object({
  id: z.string(),
  reason: z.string(),
  verdict: z.enum(['right', 'partly', 'wrong', 'no_content']),
  misconception: z.string().nullable(),
});
export type ModelVerdict = z.output<typeof modelVerdict>;

/** No answer has this id: what cannot be read counts as left out, and costs no other answer its verdict. */
const unreadable: ModelVerdict = { id: '', reason: '', verdict: 'no_content', misconception: null };

export const judgingAnswer = z.object({ verdicts: z.array(modelVerdict.catch(unreadable)) });

/** What cannot be read names no group, and costs no other claim its words. */
const claims = z.array(z.object({ groupIds: z.array(z.string()), text: z.string() }).catch({ groupIds: [], text: '' }));

/** What a model writes about a class: sentences, each with the groups of answers that it rests on. */
export const analysisAnswer = z.object({
  misconceptions: claims,
  suggestions: claims,
  strengths: claims,
  contradictions: claims,
});
