import type { Traffic } from '@exit-tickets/bus';
import {
  answerEvaluated,
  getResponsesRequest,
  getSnapshotRequest,
  lockTicketRequest,
  rebuildRequested,
  responseErased,
  responseRemoved,
  responseSubmitted,
  ticketChanged,
  ticketDeleted,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';

/** What responses does on the bus. */
export const traffic: Traffic = {
  publishes: [responseSubmitted, responseRemoved, responseErased, rebuildRequested],
  consumes: {
    'responses-on-ticket-changed': ticketChanged,
    'responses-on-ticket-deleted': ticketDeleted,
    'responses-on-answer-evaluated': answerEvaluated,
    'responses-on-rebuild-requested': rebuildRequested,
  },
  asks: [getSnapshotRequest, lockTicketRequest],
  answers: [getResponsesRequest],
  signals: [ticketUpdatedSignal],
  hears: [ticketUpdatedSignal],
};
