import { type Bus, type Consumer, consumer } from '@exit-tickets/bus';
import { ticketChanged, ticketUpdatedSignal } from '@exit-tickets/contracts';
import type { TicketReplicas } from '../ticket-replica.ts';

/** The event carries the ticket whole with its version, and only a newer version is taken: late or twice is harmless. */
export const onTicketChanged = (replicas: TicketReplicas, bus: Bus): Consumer =>
  consumer('responses-on-ticket-changed', ticketChanged, async ({ data }) => {
    await replicas.replicate(data);
    bus.signal(ticketUpdatedSignal, { ticketId: data.ticketId, update: { kind: 'status' } });
  });
