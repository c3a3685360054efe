import { outboxFields } from '@exit-tickets/bus';
import { type EventEnvelope, judgement, type SentRequest, sentRequest, verdict } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

/** A verdict by the teacher; `unjudged` only means that it is not a concern. */
const storedMark = z.object({ verdict, label: z.string().optional(), at: z.date() });
export type StoredMark = z.infer<typeof storedMark>;

/** A verdict by the model. */
const modelVerdict = judgement.omit({ by: true }).extend({ verdict: verdict.exclude(['unjudged']), at: z.date() });
export type ModelVerdict = z.infer<typeof modelVerdict>;

/** Stored judgements on the answers to one question; marks and verdicts are keyed by response id. */
export const storedJudgements = z.object({
  _id: z.string(),
  ticketId: z.string(),
  teacherId: z.string(),
  questionId: z.string(),
  /** The minimum that an answer must contain; missing if the model answer of the question is used. */
  core: z.object({ text: z.string(), by: z.enum(['teacher', 'model']) }).nullish(),
  /** Whether the question asks for an opinion, and who decided that. */
  opinion: z.object({ isOpinion: z.boolean(), by: z.enum(['teacher', 'model']) }).nullish(),
  marks: z.record(z.string(), storedMark).default({}),
  verdicts: z.record(z.string(), modelVerdict).default({}),
});
export type StoredJudgements = z.infer<typeof storedJudgements>;

export const sentRequests = z.array(sentRequest).default([]);

export interface JudgementsDocument extends StoredJudgements {
  /** Equal for identical questions, so that a verdict on one answer can be reused for another. */
  questionHash: string;
  changedAt?: Date;
  /** The latest requests to the model, verbatim. */
  sent: SentRequest[];
  outbox: EventEnvelope[];
}

const mixed = Schema.Types.Mixed;
const schema = new Schema(
  {
    _id: { type: String, required: true },
    ticketId: { type: String, required: true },
    teacherId: { type: String, required: true },
    questionId: { type: String, required: true },
    questionHash: { type: String, required: true },
    changedAt: { type: Date },
    core: { type: mixed },
    opinion: { type: mixed },
    marks: { type: mixed, default: {} },
    verdicts: { type: mixed, default: {} },
    sent: { type: [mixed], default: [] },
    ...outboxFields,
  },
  { collection: 'judgements', minimize: false, strict: 'throw', versionKey: false },
);
schema.index({ ticketId: 1 });
schema.index({ teacherId: 1, questionHash: 1, changedAt: -1 });

/** One document for each question of a ticket. */
export const judgementModel = (database: Connection): Model<JudgementsDocument> =>
  database.model<JudgementsDocument>('Judgements', schema);
