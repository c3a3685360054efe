import { type Bus, type Consumer, consumer } from '@exit-tickets/bus';
import {
  ticketChanged,
  ticketClosed,
  ticketPublished,
  ticketReopened,
  ticketUpdatedSignal,
} from '@exit-tickets/contracts';
import type { TicketCopies } from '../ticket-copy.ts';

const told = { published: ticketPublished, changed: ticketChanged, closed: ticketClosed, reopened: ticketReopened };

/** Each event carries the ticket whole with its version, and only a newer version is taken: late or twice is harmless. */
export const onTicketTold = (copies: TicketCopies, bus: Bus): Consumer[] =>
  Object.entries(told).map(([name, event]) =>
    consumer(`responses-on-ticket-${name}`, event, async ({ data }) => {
      await copies.apply(data);
      bus.signal(ticketUpdatedSignal, { ticketId: data.ticketId, update: { kind: 'status' } });
    }),
  );
