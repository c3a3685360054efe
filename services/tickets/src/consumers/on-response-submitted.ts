import { type Consumer, consumer } from '@exit-tickets/bus';
import { responseSubmitted } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';

/** The count only ever rises, so a late or repeated event changes nothing. */
export const onResponseSubmitted = ({ repository }: TicketsContext): Consumer =>
  consumer('tickets-on-response-submitted', responseSubmitted, async ({ data }) => {
    await repository.raiseResponseCount(data.ticketId, data.responseCount);
  });
