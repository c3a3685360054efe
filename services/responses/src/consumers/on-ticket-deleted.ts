import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { Responses } from '../responses.ts';

/** Deleting what is deleted changes nothing, and the tombstone keeps a late event from bringing the ticket back. */
export const onTicketDeleted = (responses: Responses): Consumer =>
  consumer('responses-on-ticket-deleted', ticketDeleted, async ({ data }) => responses.forgetTicket(data.ticketId));
