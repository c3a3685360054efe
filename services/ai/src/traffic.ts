import type { Traffic } from '@exit-tickets/bus';
import {
  accountDeleted,
  answerEvaluated,
  getAnalysisRequest,
  getJudgementsRequest,
  getResponsesRequest,
  getSnapshotRequest,
  getTicketRequest,
  questionJudged,
  rebuildRequested,
  responseErased,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  summarizeAnswersRequest,
  ticketAnalyzed,
  ticketDeleted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';

/** The ai service's messages on the bus. */
export const traffic: Traffic = {
  publishes: [answerEvaluated, questionJudged, ticketAnalyzed, rebuildRequested],
  consumes: {
    'ai-on-ticket-deleted': ticketDeleted,
    'ai-on-response-erased': responseErased,
    'ai-on-responses-anonymized': responsesAnonymized,
    'ai-on-account-deleted': accountDeleted,
    'ai-on-response-submitted': responseSubmitted,
    'ai-on-response-removed': responseRemoved,
    'ai-on-answer-evaluated': answerEvaluated,
    'ai-on-rebuild-requested': rebuildRequested,
  },
  asks: [getTicketRequest, getSnapshotRequest, getResponsesRequest],
  answers: [getAnalysisRequest, getJudgementsRequest, summarizeAnswersRequest],
  signals: [ticketUpdatedSignal],
};
