import type { Traffic } from '@exit-tickets/bus';
import {
  accountDeleted,
  getAnalysisRequest,
  getAnonymousResultsRequest,
  getJudgementsRequest,
  getResponsesRequest,
  getRevokedSessionsRequest,
  getTicketRequest,
  listFollowUpsRequest,
  listTicketIdsRequest,
  rebuildRequested,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';

/** The events and requests of the auth service. */
export const traffic: Traffic = {
  publishes: [accountDeleted, rebuildRequested],
  consumes: { 'auth-on-rebuild-requested': rebuildRequested },
  asks: [
    listTicketIdsRequest,
    listFollowUpsRequest,
    getTicketRequest,
    getResponsesRequest,
    getJudgementsRequest,
    getAnalysisRequest,
    getAnonymousResultsRequest,
  ],
  answers: [getRevokedSessionsRequest],
  signals: [sessionsRevokedSignal],
};
