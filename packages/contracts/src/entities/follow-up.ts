import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { id, questionId, text, timestamp } from '../scalars.ts';
import { modelFailure } from './judgement.ts';
import { followUpKinds, question, questionOrigin } from './question.ts';
import { questionTally } from './question-tally.ts';

const students = z.int().min(1).max(limits.responsesPerTicket);

/** The misconception that is the reason to ask again, and how many students share it. */
const finding = z
  .object({ label: text(1, limits.misconceptionLabelLength), count: students, total: students })
  .meta({ example: { label: 'oxygen instead of carbon dioxide', count: 7, total: 22 } });

/** A question to ask again. It waits for the next ticket of the class that answered the original. */
export const newFollowUp = z
  .object({
    question: question.refine(({ origin }) => origin !== undefined, { path: ['origin'], message: 'must be there' }),
    finding: finding.optional(),
  })
  .meta({ id: 'NewFollowUp' });
export type NewFollowUp = z.infer<typeof newFollowUp>;

/** A follow-up: waiting for its class, or already asked. */
export const followUp = z
  .object({
    id,
    className: z.string().meta({ example: '2B' }).nullable(),
    question,
    finding: finding.optional(),
    createdAt: timestamp,
    before: questionTally.optional().describe('How its origin was answered; missing while nobody has counted it'),
    askedIn: z
      .object({ ticketId: id, title: z.string(), createdAt: timestamp, tally: questionTally.optional() })
      .optional()
      .describe('The ticket that asks it again, and how it was answered there; missing while it waits'),
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.infer<typeof followUp>;

/** Why no multiple-choice question could be built from the class's own answers. */
export const noChoiceReasons = [
  'not_in_words',
  'too_few',
  'nothing_judged',
  'nothing_right',
  'nothing_wrong',
  'given_away',
] as const;
export type NoChoice = (typeof noChoiceReasons)[number];

/** Alternatives to asking the same question again. */
export const followUpProposals = z
  .object({
    proposals: z
      .array(
        z.object({
          from: z
            .enum(['model', 'answers', 'lesson'])
            .describe(
              'Another case by a model; the class’s own answers to choose from; the same sentence of the lesson',
            ),
          question,
        }),
      )
      .max(3),
    noChoice: z.enum(noChoiceReasons).optional().describe('Why none is made of the class’s own answers'),
    failure: modelFailure.optional().describe('Why the model, where there is one, made none'),
  })
  .meta({ id: 'FollowUpProposals' });
export type FollowUpProposals = z.infer<typeof followUpProposals>;

/** How the original question of a follow-up was answered. */
export const earlierResult = z
  .object({
    questionId,
    kind: z.enum(followUpKinds),
    earlier: z
      .object({
        ticketId: questionOrigin.shape.ticketId,
        title: z.string(),
        className: z.string().nullable(),
        createdAt: timestamp,
        tally: questionTally.optional().describe('Missing while nobody has counted it'),
        isInOwnWords: z
          .boolean()
          .optional()
          .describe('Whether students found their own words; missing when the ticket no longer asks it'),
        candidates: z.int().min(1).describe('How many questions of that ticket have verdicts: one of them was chosen'),
      })
      .nullable()
      .describe('Null once that ticket is deleted'),
  })
  .meta({ id: 'EarlierResult' });
export type EarlierResult = z.infer<typeof earlierResult>;
