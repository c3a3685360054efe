import { outboxFields } from '@exit-tickets/bus';
import { type Analysis, analysis } from '@exit-tickets/contracts';
import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';

/** One ticket's analysis, or the claim of who is making it. The ticket's id is the document's. */
export const storedAnalysis = z.object({
  _id: z.string(),
  teacherId: z.string(),
  claim: z.object({ owner: z.string(), expiresAt: z.date() }).nullish(),
  analysis: analysis.nullish(),
});
export type StoredAnalysis = z.infer<typeof storedAnalysis>;

interface AnalysisDocument {
  _id: string;
  teacherId: string;
  claim?: { owner: string; expiresAt: Date } | null;
  analysis?: Analysis | null;
}

const schema = new mongoose.Schema<AnalysisDocument>(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    claim: { type: mongoose.Schema.Types.Mixed },
    analysis: { type: mongoose.Schema.Types.Mixed },
    ...outboxFields,
  },
  { collection: 'analyses', minimize: false, versionKey: false },
);

/** The service's one collection. */
export const analysisModel = (database: Connection) => database.model('Analysis', schema);
export type AnalysisModel = ReturnType<typeof analysisModel>;
