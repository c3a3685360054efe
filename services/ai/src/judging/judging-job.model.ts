import { judgements } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

const failure = judgements.shape.failure.unwrap();
export type JudgingFailure = z.infer<typeof failure>;
export const gaveUp = 'judging_gave_up' satisfies JudgingFailure;
export const isJudgingFailure = (code: string): code is JudgingFailure => failure.safeParse(code).success;

/** A ticket's judging job: when it is due, who has claimed it, and its last failure. */
export const judgingJob = z.object({
  _id: z.string(),
  /** Postponed by every new answer, so that a class is judged together. */
  dueAt: z.date().nullish(),
  /** Latest due time, however often it is postponed. */
  latestAt: z.date().nullish(),
  claim: z.object({ owner: z.string(), expiresAt: z.date() }).nullish(),
  /** How many claims expired without a release, because judging the ticket ended the process. */
  lost: z.int().nullish(),
  /** Responses erased since the claim, up to a limit: their stored verdicts are removed on release. */
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

/** One document for each ticket that waits for the model. */
export const judgingJobModel = (database: Connection): Model<JudgingJob> =>
  database.model<JudgingJob>('JudgingJob', schema);
