import type { Traffic } from '@exit-tickets/bus';
import {
  answerEvaluated,
  getAnonymousResultsRequest,
  getResponsesRequest,
  getSnapshotRequest,
  getTitlesRequest,
  lockTicketRequest,
  rebuildRequested,
  responseErased,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  summarizeAnswersRequest,
  ticketChanged,
  ticketDeleted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';

/** The events, requests and signals of the responses service. */
export const traffic: Traffic = {
  publishes: [responseSubmitted, responseRemoved, responseErased, responsesAnonymized, rebuildRequested],
  consumes: {
    'responses-on-ticket-changed': ticketChanged,
    'responses-on-ticket-deleted': ticketDeleted,
    'responses-on-answer-evaluated': answerEvaluated,
    'responses-on-rebuild-requested': rebuildRequested,
  },
  asks: [getSnapshotRequest, getTitlesRequest, lockTicketRequest, summarizeAnswersRequest],
  answers: [getAnonymousResultsRequest, getResponsesRequest],
  signals: [ticketUpdatedSignal],
  hears: [ticketUpdatedSignal],
};
