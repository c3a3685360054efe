import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { questionId, responseId, timestamp } from '../scalars.ts';
import { modelFailure, verdict } from './judgement.ts';
import { questionTally } from './question-tally.ts';

/** The students' words that support a claim. A claim whose quotes do not exist is dropped (docs/design.md 7). */
export const evidence = z.object({
  responseId,
  questionId,
  quote: z.string().meta({ example: 'plants eat earth' }),
});
export type Evidence = z.infer<typeof evidence>;

export const analysisSections = [
  'strugglingAreas',
  'nextLessonSuggestions',
  'individualConcerns',
  'strengths',
] as const;
export type AnalysisSection = (typeof analysisSections)[number];

/** A sentence of an analysis. */
const point = (example: string) => z.string().meta({ example });

/** What the class understood and what to repeat (docs/product.md 3). */
export const analysis = z
  .object({
    overallPerformance: point('Most of the class names light and water; 11 of 24 leave out carbon dioxide.'),
    strugglingAreas: z.array(point('11 of 24 think that plants take their food from the soil')),
    nextLessonSuggestions: z.array(point('Weigh a pot of soil before and after: where does the plant come from?')),
    individualConcerns: z.array(point('2 students left a question open')),
    strengths: z.array(point('20 of 24 know that light is needed')),
    evidence: z
      .array(z.object({ section: z.enum(analysisSections), index: z.int().min(0), quotes: z.array(evidence) }))
      .default([])
      .describe('Which answers each point rests on, by section and place in its list'),
    responseCount: z
      .int()
      .min(0)
      .meta({ example: 24, description: 'How many responses it read; later ones are not in it' }),
    tallies: z
      .array(questionTally)
      .default([])
      .describe('How the answers to each question that has verdicts fell, when it was made'),
    pairQuestionId: questionId
      .optional()
      .describe('The question whose suggestion is to compare two answers on the board'),
    digest: z.string().default('').describe('Of the verdicts that it rests on: compare with that of the judgements'),
    withoutModel: modelFailure
      .optional()
      .describe('Why the model, where there is one, found no words for it: then it is made from the verdicts alone'),
    createdAt: timestamp,
  })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof analysis>;

/** A request to a model, word for word. */
export const sentRequest = z.object({
  task: z.enum(['core', 'judging', 'analysis', 'followUp']),
  questionId: questionId.optional(),
  sentAt: timestamp,
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
});
export type SentRequest = z.infer<typeof sentRequest>;

/** The assessment of one answer (docs/product.md 3): advice, never a mark. */
export const evaluation = z
  .object({
    isCorrect: z.boolean(),
    score: z.int().min(0).max(limits.score).meta({ example: 90 }),
    explanation: z.string().meta({ example: 'Names light and both substances.' }),
    verdict,
  })
  .meta({ id: 'Evaluation' });
export type Evaluation = z.infer<typeof evaluation>;
