import type { ServerResponse } from 'node:http';
import type { Outbox } from '@exit-tickets/bus';
import type { LowPriorityGate, ServiceContext, Tombstones } from '@exit-tickets/service-kit';
import type { ResponseRepository } from './repository/response.repository.ts';
import type { AnonymousTickets } from './retention/anonymous-ticket.repository.ts';
import type { RetentionClock } from './retention/retention-clock.model.ts';
import type { ReplicatedTickets } from './ticket-replica/replicated-tickets.ts';
import type { TicketReplicas } from './ticket-replica/ticket-replica.repository.ts';

/** The dependencies of every use case. */
export interface ResponsesContext extends Pick<ServiceContext, 'bus' | 'logger' | 'now' | 'signal'> {
  repository: ResponseRepository;
  /** Large reads give way to running submissions. */
  submissions: LowPriorityGate;
  replicas: TicketReplicas;
  tickets: ReplicatedTickets;
  anonymous: AnonymousTickets;
  /** Erased responses. */
  erased: Tombstones<{ ticketId: string }>;
  outbox: Outbox;
  anonymousOutbox: Outbox;
  /** Days that answers are kept; null keeps them until they are deleted. */
  days: number | null;
  clock: RetentionClock;
  /** Concurrent callers share one read, and each takes a number from the result. */
  freeNumbers: ResponseRepository['freeNumbers'];
  /** Concurrent callers share one run. */
  finishAnonymizing: (ticketId: string) => Promise<void>;
  /** The open live streams of this process, by ticket. */
  streams: Map<string, Set<ServerResponse>>;
}

/** A ticket and the teacher who must own it. */
export interface Owned {
  ticketId: string;
  teacherId: string;
}

/** A response to such a ticket. */
export interface OwnedResponse extends Owned {
  responseId: string;
}
