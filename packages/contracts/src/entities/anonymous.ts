import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { checkedText, questionId, timestamp } from '../scalars.ts';
import { analysis } from './analysis.ts';
import { verdict } from './judgement.ts';
import { questionTally } from './question-tally.ts';
import { givenAnswer } from './response.ts';

const count = z.int().min(0);

/** What remains of the answers to one question once its ticket is anonymous: counts and shared wordings. */
export const anonymousQuestion = z.object({
  questionId,
  hasVerdicts: z.boolean(),
  tally: questionTally.omit({ questionId: true, chosen: true }),
  chosen: z
    .array(z.object({ answer: givenAnswer, count }))
    .describe('How often each option or step was chosen; empty for answers in own words'),
  groups: z
    .array(
      z.object({
        wording: z.string().describe('Without names'),
        verdict: verdict.exclude(['concern']),
        label: checkedText(limits.misconceptionLabelLength).optional(),
        count: z.int().min(limits.anonymousGroup),
      }),
    )
    .describe('Answers in own words that at least three students gave much alike, the most frequent first'),
});
export type AnonymousQuestion = z.infer<typeof anonymousQuestion>;

/** The analysis of a class without anything from a single student: no individual concerns, no quotes. */
export const anonymousAnalysis = analysis.omit({
  individualConcerns: true,
  evidence: true,
  pairQuestionId: true,
  digest: true,
});
export type AnonymousAnalysis = z.infer<typeof anonymousAnalysis>;

/** What remains of the answers to a ticket once it is anonymous. */
export const anonymousResults = z
  .object({
    responseCount: count.meta({ example: 24 }),
    questions: z.array(anonymousQuestion),
    analysis: anonymousAnalysis.optional(),
  })
  .meta({ id: 'AnonymousResults' });
export type AnonymousResults = z.infer<typeof anonymousResults>;

/** When the answers will be made anonymous; or when they were, and what remains of them. */
export const anonymity = z
  .object({
    dueAt: timestamp.optional().describe('When it will be; missing without answers, or where answers are kept'),
    anonymizedAt: timestamp.optional(),
    results: anonymousResults.optional(),
  })
  .meta({ id: 'Anonymity' });
export type Anonymity = z.infer<typeof anonymity>;

/** How long this server keeps answers. */
export const retention = z
  .object({
    days: z
      .int()
      .min(limits.retentionDays.min)
      .max(limits.retentionDays.max)
      .nullable()
      .meta({ example: 90 })
      .describe('Counted from the last answer to a ticket; null where answers are kept until they are deleted'),
  })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof retention>;

/** A response that matches a search for a name. */
export const foundResponse = z
  .object({
    ticketId: z.string(),
    title: z.string().meta({ example: 'Photosynthesis' }),
    className: z.string().nullable().meta({ example: '2B' }),
    responseId: z.string(),
    studentName: z.string().meta({ example: 'Noor' }),
    submittedAt: timestamp,
    answers: z.array(z.object({ questionId, question: z.string(), answer: givenAnswer })),
  })
  .meta({ id: 'FoundResponse' });
export type FoundResponse = z.infer<typeof foundResponse>;
