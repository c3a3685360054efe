import { questionKind } from '@exit-tickets/contracts';
import { z } from 'zod';

// The shapes that the model is held to. No optional fields: strict structured outputs know none; null stands for none.

export const focusAnswer = z.object({ suggestedFocus: z.string().trim().min(1) });

/** The passage comes before the question: what was quoted first is asked about. */
const questionAnswer = z.object({
  slot: z.int(),
  kind: questionKind.exclude(['confidence']),
  passage: z.string(),
  text: z.string().trim().min(1),
  type: z.enum(['open_text', 'multiple_choice']),
  options: z.array(z.string().trim()).nullable(),
  correctAnswer: z.string().trim().nullable(),
  modelAnswer: z.string().trim(),
  misconception: z.string().trim(),
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

/** Material with few ideas gives few questions, or none. */
export const questionsAnswer = z.object({ title: z.string(), questions: z.array(questionAnswer) });

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
