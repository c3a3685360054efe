import type { Bus } from '@exit-tickets/bus';
import { AppError, getSnapshotRequest, lockTicketRequest } from '@exit-tickets/contracts';
import { singleFlight } from '@exit-tickets/service-kit';
import type { TicketReplica } from './ticket-replica.model.ts';
import type { TicketReplicas } from './ticket-replica.repository.ts';

/** Reads tickets from the replicas, and from the tickets service what these lack. */
export const createReplicatedTickets = (replicas: TicketReplicas, bus: Bus) => {
  /** @throws {AppError} `ticket_not_found` */
  const refresh = async (ticketId: string): Promise<TicketReplica> => {
    await replicas.replicate(await bus.request(getSnapshotRequest, { ticketId }));
    const replica = await replicas.find(ticketId);
    if (!replica) throw new AppError('ticket_not_found');
    return replica;
  };

  return {
    /** Reads a ticket again from tickets. @throws {AppError} `ticket_not_found` */
    refresh,

    /**
     * The replica; read from tickets when its event has not arrived yet. Concurrent callers share one read.
     * @throws {AppError} `ticket_not_found`
     */
    get: singleFlight(async (ticketId: string) => (await replicas.find(ticketId)) ?? (await refresh(ticketId))),

    /**
     * Asks tickets to lock the questions; concurrent callers share one request. If the ticket has changed, the replica
     * is updated and nothing is locked. Throws `ticket_closed` when the ticket is no longer open.
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
