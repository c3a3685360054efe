import { outboxFields } from '@exit-tickets/bus';
import { type EventEnvelope, judgement, type SentRequest, sentRequest, verdict } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

/** A verdict that the teacher gave; `unjudged` says that it is no concern, and nothing else. */
const storedMark = z.object({ verdict, label: z.string().optional(), at: z.date() });
export type StoredMark = z.infer<typeof storedMark>;

/** A verdict that the model gave. */
const modelVerdict = judgement.omit({ by: true }).extend({ verdict: verdict.exclude(['unjudged']), at: z.date() });
export type ModelVerdict = z.infer<typeof modelVerdict>;

/** What is known about the answers to one question of a ticket; marks and verdicts stand under the id of the response. */
export const storedJudgements = z.object({
  _id: z.string(),
  ticketId: z.string(),
  teacherId: z.string(),
  questionId: z.string(),
  /** What an answer must contain at least, where it is not only the model answer of the question. */
  core: z.object({ text: z.string(), by: z.enum(['teacher', 'model']) }).nullish(),
  /** Whether there is no right or wrong, and who says so. */
  opinion: z.object({ isOpinion: z.boolean(), by: z.enum(['teacher', 'model']) }).nullish(),
  marks: z.record(z.string(), storedMark).default({}),
  verdicts: z.record(z.string(), modelVerdict).default({}),
});
export type StoredJudgements = z.infer<typeof storedJudgements>;

export const sentRequests = z.array(sentRequest).default([]);

export interface JudgementsDocument extends StoredJudgements {
  /** The same for questions that ask students the same, so that an answer to one is known by the other. */
  questionHash: string;
  changedAt?: Date;
  /** The requests to the model word for word, the latest of them. */
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

/** One document a question of a ticket. */
export const judgementModel = (database: Connection): Model<JudgementsDocument> =>
  database.model<JudgementsDocument>('Judgements', schema);
