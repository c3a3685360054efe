import type { Bus } from '@exit-tickets/bus';
import {
  getAnalysisRequest,
  getJudgementsRequest,
  judgementRecord,
  summarizeAnswersRequest,
} from '@exit-tickets/contracts';
import type { AiContext } from './ai-context.ts';
import type { StoredJudgements } from './judging/judgement.model.ts';
import { summarizeAnswers } from './use-cases/summarize-answers.ts';

/** A stored question as sent over the bus: without empty fields, with dates as strings. */
const recordOf = ({ questionId, core, opinion, marks, verdicts }: StoredJudgements) =>
  judgementRecord.parse(
    JSON.parse(JSON.stringify({ questionId, core: core ?? undefined, isOpinion: opinion?.isOpinion, marks, verdicts })),
  );

/** Answers the requests of other services over the bus. */
export const answerAiRequests = async (bus: Bus, context: AiContext): Promise<void> => {
  await bus.respond(summarizeAnswersRequest, (asked) => summarizeAnswers(context, asked));

  await bus.respond(getAnalysisRequest, async ({ ticketId }) => {
    const stored = await context.analyses.find(ticketId);
    return stored?.analysis ? { analysis: stored.analysis } : {};
  });

  await bus.respond(getJudgementsRequest, async ({ ticketId, after }) => {
    const stored = await context.judgements.findNext(ticketId, after);
    return stored ? { record: recordOf(stored) } : {};
  });
};
