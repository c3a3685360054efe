import type { Traffic } from '@exit-tickets/bus';
import {
  accountDeleted,
  answerEvaluated,
  getAnalysisRequest,
  getJudgementsRequest,
  getResponsesRequest,
  getSnapshotRequest,
  getTicketRequest,
  rebuildRequested,
  responseErased,
  responseSubmitted,
  responsesAnonymized,
  summarizeAnswersRequest,
  ticketAnalyzed,
  ticketDeleted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';

/** What ai does on the bus. */
export const traffic: Traffic = {
  publishes: [answerEvaluated, ticketAnalyzed, rebuildRequested],
  consumes: {
    'ai-on-ticket-deleted': ticketDeleted,
    'ai-on-response-erased': responseErased,
    'ai-on-responses-anonymized': responsesAnonymized,
    'ai-on-account-deleted': accountDeleted,
    'ai-on-response-submitted': responseSubmitted,
    'ai-on-rebuild-requested': rebuildRequested,
  },
  asks: [getTicketRequest, getSnapshotRequest, getResponsesRequest],
  answers: [getAnalysisRequest, getJudgementsRequest, summarizeAnswersRequest],
  signals: [ticketUpdatedSignal],
};
