import { outboxFields } from '@exit-tickets/bus';
import { type Analysis, analysis, type SentRequest, sentRequest } from '@exit-tickets/contracts';
import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';

/** One ticket's analysis, and the claim of the process that is making or renewing it. `_id` is the ticket's id. */
export const storedAnalysis = z.object({
  _id: z.string(),
  teacherId: z.string(),
  claim: z.object({ owner: z.string(), expiresAt: z.date() }).nullish(),
  analysis: analysis.nullish(),
  /** Owner of the claim that it was made under: distinguishes a renewed analysis from the previous one. */
  madeBy: z.string().nullish(),
  /** Set when the answers became anonymous: the remains are stored with the counts, and no analysis can be made. */
  anonymizedAt: z.date().nullish(),
});
export type StoredAnalysis = z.infer<typeof storedAnalysis>;

/** The requests sent to a model for the analysis. */
export const storedRequests = z.object({ sent: z.array(sentRequest).nullish() });

/** The creation time of an analysis. */
export const storedTime = z.object({ _id: z.string(), analysis: analysis.pick({ createdAt: true }) });

interface AnalysisDocument extends StoredAnalysis {
  analysis?: Analysis | null;
  sent?: SentRequest[] | null;
  /** The responses that it is based on. */
  responseIds?: string[] | null;
}

const schema = new mongoose.Schema<AnalysisDocument>(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    claim: { type: mongoose.Schema.Types.Mixed },
    analysis: { type: mongoose.Schema.Types.Mixed },
    madeBy: { type: String },
    sent: { type: mongoose.Schema.Types.Mixed },
    responseIds: { type: [String], default: undefined },
    anonymizedAt: { type: Date },
    ...outboxFields,
  },
  { collection: 'analyses', minimize: false, strict: 'throw', versionKey: false },
);

export const analysisModel = (database: Connection) => database.model('Analysis', schema);
export type AnalysisModel = ReturnType<typeof analysisModel>;
