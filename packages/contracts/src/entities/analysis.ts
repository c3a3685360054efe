import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, moment } from '../text.ts';
import { verdict } from './judgement.ts';

/** The words of pupils that a claim rests on; a claim whose quotes do not exist is dropped (design section 7). */
export const evidence = z.object({ responseId: id, questionId: id, quote: z.string() });
export type Evidence = z.infer<typeof evidence>;

export const analysisSections = [
  'strugglingAreas',
  'nextLessonSuggestions',
  'individualConcerns',
  'strengths',
] as const;
export type AnalysisSection = (typeof analysisSections)[number];

/** What the class understood and what to repeat (specification section 3). */
export const analysis = z.object({
  overallPerformance: z.string(),
  strugglingAreas: z.array(z.string()),
  nextLessonSuggestions: z.array(z.string()),
  individualConcerns: z.array(z.string()),
  strengths: z.array(z.string()),
  evidence: z
    .array(z.object({ section: z.enum(analysisSections), index: z.int().min(0), quotes: z.array(evidence) }))
    .default([])
    .describe('Which answers each point rests on, by section and place in its list'),
  responseCount: z.int().min(0).describe('How many responses it read; later ones are not in it'),
  tallies: z
    .array(
      z.object({
        questionId: id,
        right: z.int().min(0),
        partly: z.int().min(0),
        wrong: z.int().min(0),
        blank: z.int().min(0),
        unjudged: z.int().min(0),
      }),
    )
    .default([])
    .describe('How the answers to each question that has verdicts fell, when it was made'),
  digest: z.string().default('').describe('Of the verdicts that it rests on: compare with that of the judgements'),
  createdAt: moment,
});
export type Analysis = z.infer<typeof analysis>;

/** A request to a model, word for word. */
export const sentRequest = z.object({
  task: z.enum(['core', 'judging', 'analysis']),
  questionId: id.optional(),
  sentAt: moment,
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
});
export type SentRequest = z.infer<typeof sentRequest>;

/** The judgement of one answer (specification section 3); an advice, never a mark. */
export const evaluation = z.object({
  isCorrect: z.boolean(),
  score: z.int().min(0).max(limits.score),
  explanation: z.string(),
  verdict,
});
export type Evaluation = z.infer<typeof evaluation>;
