import type { Traffic } from '@exit-tickets/bus';
import {
  accountDeleted,
  getSnapshotRequest,
  getTicketRequest,
  getTitlesRequest,
  listFollowUpsRequest,
  listTicketIdsRequest,
  lockTicketRequest,
  questionJudged,
  rebuildRequested,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  ticketAnalyzed,
  ticketChanged,
  ticketDeleted,
} from '@exit-tickets/contracts';

/** The events and requests of the tickets service. */
export const traffic: Traffic = {
  publishes: [ticketChanged, ticketDeleted, rebuildRequested],
  consumes: {
    'tickets-on-response-submitted': responseSubmitted,
    'tickets-on-response-removed': responseRemoved,
    'tickets-on-question-judged': questionJudged,
    'tickets-on-responses-anonymized': responsesAnonymized,
    'tickets-on-ticket-analyzed': ticketAnalyzed,
    'tickets-on-ticket-deleted': ticketDeleted,
    'tickets-on-account-deleted': accountDeleted,
    'tickets-on-rebuild-requested': rebuildRequested,
  },
  answers: [
    getTicketRequest,
    getTitlesRequest,
    listTicketIdsRequest,
    listFollowUpsRequest,
    getSnapshotRequest,
    lockTicketRequest,
  ],
};
