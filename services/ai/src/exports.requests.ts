import type { Bus } from '@exit-tickets/bus';
import { getAnalysisRequest, getJudgementsRequest, judgementRecord } from '@exit-tickets/contracts';
import type { AnalysisRepository } from './analysis/analysis.repository.ts';
import type { StoredJudgements } from './judging/judgement.model.ts';
import type { JudgementRepository } from './judging/judgement.repository.ts';

interface Stores {
  analyses: Pick<AnalysisRepository, 'find'>;
  judgements: Pick<JudgementRepository, 'findNext'>;
}

/** What is kept of a question as it travels: without what stands for nothing, and times as text. */
const recordOf = ({ questionId, core, opinion, marks, verdicts }: StoredJudgements) =>
  judgementRecord.parse(
    JSON.parse(JSON.stringify({ questionId, core: core ?? undefined, isOpinion: opinion?.isOpinion, marks, verdicts })),
  );

/** What other services may ask this one over the bus: all that it keeps about a ticket. */
export const answerExportRequests = async (bus: Bus, { analyses, judgements }: Stores): Promise<void> => {
  await bus.respond(getAnalysisRequest, async ({ ticketId }) => {
    const stored = await analyses.find(ticketId);
    return stored?.analysis ? { analysis: stored.analysis } : {};
  });

  await bus.respond(getJudgementsRequest, async ({ ticketId, after }) => {
    const stored = await judgements.findNext(ticketId, after);
    return stored ? { record: recordOf(stored) } : {};
  });
};
