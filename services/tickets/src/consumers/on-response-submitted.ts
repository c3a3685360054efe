import { type Consumer, consumer } from '@exit-tickets/bus';
import { responseSubmitted } from '@exit-tickets/contracts';
import type { Tickets } from '../tickets.ts';

/** The count only ever rises, so a late or repeated event changes nothing. */
export const onResponseSubmitted = (tickets: Tickets): Consumer =>
  consumer('tickets-on-response-submitted', responseSubmitted, async ({ data }) => {
    await tickets.raiseResponseCount(data.ticketId, data.responseCount);
  });
