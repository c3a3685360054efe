import type { Bus } from '@exit-tickets/bus';
import { AppError, getSnapshotRequest, lockTicketRequest } from '@exit-tickets/contracts';
import { singleFlight } from '@exit-tickets/service-kit';
import type { TicketReplica } from './ticket-replica.model.ts';
import type { TicketReplicas } from './ticket-replica.repository.ts';

/** Reads tickets from the replicas, and missing ones from the tickets service. */
export const createReplicatedTickets = (replicas: TicketReplicas, bus: Bus) => {
  /** @throws {AppError} `ticket_not_found` */
  const refresh = async (ticketId: string): Promise<TicketReplica> => {
    await replicas.replicate(await bus.request(getSnapshotRequest, { ticketId }));
    const replica = await replicas.find(ticketId);
    if (!replica) throw new AppError('ticket_not_found');
    return replica;
  };

  return {
    /** Reads a ticket from the tickets service and updates the replica. @throws {AppError} `ticket_not_found` */
    refresh,

    /**
     * The replica; requested from the tickets service if its event is still missing. Concurrent callers share one read.
     * @throws {AppError} `ticket_not_found`
     */
    get: singleFlight(async (ticketId: string) => (await replicas.find(ticketId)) ?? (await refresh(ticketId))),

    /**
     * Has the tickets service lock the questions; concurrent callers share one request. If the ticket has changed,
     * updates the replica and locks nothing. Throws `ticket_closed` when the ticket is no longer open.
     */
    lock: singleFlight(
      async ({ _id: ticketId, version }: TicketReplica): Promise<void> => {
        const { isLocked, snapshot } = await bus.request(lockTicketRequest, { ticketId, version });
        if (isLocked) await replicas.markLocked(ticketId);
        else await replicas.replicate(snapshot);
      },
      ({ _id, version }) => `${_id} ${version}`,
    ),
  };
};

export type ReplicatedTickets = ReturnType<typeof createReplicatedTickets>;
