import type { Traffic } from '@exit-tickets/bus';
import {
  accountDeleted,
  getAnalysisRequest,
  getJudgementsRequest,
  getResponsesRequest,
  getRevokedSessionsRequest,
  getTicketRequest,
  listTicketIdsRequest,
  rebuildRequested,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';

/** What auth does on the bus. */
export const traffic: Traffic = {
  publishes: [accountDeleted, rebuildRequested],
  consumes: { 'auth-on-rebuild-requested': rebuildRequested },
  asks: [listTicketIdsRequest, getTicketRequest, getResponsesRequest, getJudgementsRequest, getAnalysisRequest],
  answers: [getRevokedSessionsRequest],
  signals: [sessionsRevokedSignal],
};
