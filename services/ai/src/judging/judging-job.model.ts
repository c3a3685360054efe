import { judgements } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

const failure = judgements.shape.failure.unwrap();
export type JudgingFailure = z.infer<typeof failure>;
export const gaveUp = 'judging_gave_up' satisfies JudgingFailure;
export const isJudgingFailure = (code: string): code is JudgingFailure => failure.safeParse(code).success;

/** The judging of one ticket's answers: when it is due, who is at it, why it failed last. */
export const judgingJob = z.object({
  _id: z.string(),
  /** Put off by every answer that comes in, so that the answers of a class are judged together. */
  dueAt: z.date().nullish(),
  /** Not put off beyond this. */
  latestAt: z.date().nullish(),
  claim: z.object({ owner: z.string(), expiresAt: z.date() }).nullish(),
  /** How many claims on it ran out without a word: its judging ends processes. */
  lost: z.int().nullish(),
  /** Responses erased since it was claimed, up to a bound: what is stored about them meanwhile goes when the claim does. */
  erased: z.array(z.string()).nullish(),
  failure: failure.nullish(),
});
export type JudgingJob = z.infer<typeof judgingJob>;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    dueAt: { type: Date },
    latestAt: { type: Date },
    claim: { type: Schema.Types.Mixed },
    lost: { type: Number },
    erased: { type: [String], default: undefined },
    failure: { type: String },
  },
  { collection: 'judging_jobs', strict: 'throw', versionKey: false },
);
schema.index({ dueAt: 1 });
schema.index({ latestAt: 1 });
schema.index({ 'claim.expiresAt': 1 });

/** One document a ticket whose answers wait for the model. */
export const judgingJobModel = (database: Connection): Model<JudgingJob> =>
  database.model<JudgingJob>('JudgingJob', schema);
