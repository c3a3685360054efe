import type { EventOrigin, Outbox } from '@exit-tickets/bus';
import type { KeyedLock, Tombstones } from '@exit-tickets/service-kit';
import type { FollowUpRepository } from './follow-ups/follow-up.repository.ts';
import type { MaterialRepository } from './material/material.repository.ts';
import type { TicketRepository } from './repository/ticket.repository.ts';

/** The dependencies of every use case. */
export interface TicketsContext {
  repository: TicketRepository;
  materials: MaterialRepository;
  followUps: FollowUpRepository;
  /** Deleted tickets. */
  tombstones: Tombstones;
  deletedTeachers: Tombstones;
  outbox: Outbox;
  /** PINs that no other ticket can get now. Concurrent callers share one read. */
  heldPins: () => Promise<readonly string[]>;
  /** Keyed by ticket id. */
  ticketLock: KeyedLock;
  now: () => Date;
}

/** A ticket and the teacher who must own it. */
export interface Owned {
  id: string;
  teacherId: string;
}

/** The W3C trace context of a change. */
export interface TraceContext {
  traceparent?: string | undefined;
}

/** The origin of an event of this service. */
export const originOf = ({ now }: TicketsContext, { traceparent }: TraceContext): EventOrigin => ({
  source: 'tickets',
  now: now(),
  ...(traceparent !== undefined && { traceparent }),
});
