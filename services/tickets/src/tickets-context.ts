import type { EventOrigin, Outbox } from '@exit-tickets/bus';
import type { DeletedTeachers } from './deleted-teacher.model.ts';
import type { MaterialRepository } from './material/material.repository.ts';
import type { TicketRepository } from './ticket.repository.ts';
import type { TicketTombstones } from './ticket-tombstones.ts';

/** What every use case works with. */
export interface TicketsContext {
  repository: TicketRepository;
  materials: MaterialRepository;
  tombstones: TicketTombstones;
  deletedTeachers: DeletedTeachers;
  outbox: Outbox;
  /** PINs that no other ticket can be given now; one read for all who ask at the same time. */
  heldPins: () => Promise<readonly string[]>;
  now: () => Date;
}

/** A ticket that its teacher asks for. */
export interface Owned {
  id: string;
  teacherId: string;
}

/** The W3C trace that a change belongs to. */
export interface TraceContext {
  traceparent?: string | undefined;
}

/** Where an event of this service comes from. */
export const originOf = ({ now }: TicketsContext, { traceparent }: TraceContext): EventOrigin => ({
  source: 'tickets',
  now: now(),
  ...(traceparent !== undefined && { traceparent }),
});
