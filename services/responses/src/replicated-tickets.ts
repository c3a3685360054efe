import type { Bus } from '@exit-tickets/bus';
import { AppError, getSnapshotRequest, lockTicketRequest } from '@exit-tickets/contracts';
import { singleFlight } from '@exit-tickets/service-kit';
import type { TicketReplica, TicketReplicas } from './ticket-replica.ts';

/** The replicas, and the tickets service behind them for what they do not say yet. */
export const createReplicatedTickets = (replicas: TicketReplicas, bus: Bus) => {
  /** @throws {AppError} `ticket_not_found` */
  const refresh = async (ticketId: string): Promise<TicketReplica> => {
    await replicas.replicate(await bus.request(getSnapshotRequest, { ticketId }));
    const replica = await replicas.find(ticketId);
    if (!replica) throw new AppError('ticket_not_found');
    return replica;
  };

  return {
    /** Reads a ticket anew from tickets. @throws {AppError} `ticket_not_found` */
    refresh,

    /**
     * The replica, from tickets when its event has not arrived yet; one read for all who ask at the same time.
     * @throws {AppError} `ticket_not_found`
     */
    get: singleFlight(async (ticketId: string) => (await replicas.find(ticketId)) ?? (await refresh(ticketId))),

    /**
     * Has tickets make the questions final; once for all who ask at the same time. What has changed there since is
     * replicated instead, and nothing is locked. Throws `ticket_closed` when tickets knows it as no longer open.
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
