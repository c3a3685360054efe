import { consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';

/** Whoever keeps something about tickets. */
interface Keeper {
  forget(ticketId: string): Promise<void>;
}

/** Deleting what is gone changes nothing, so a repeated event is harmless; a late one finds nothing new, ids are never used again. */
export const onTicketDeleted = (...keepers: readonly Keeper[]) =>
  consumer('ai-on-ticket-deleted', ticketDeleted, async ({ data }) => {
    await Promise.all(keepers.map((keeper) => keeper.forget(data.ticketId)));
  });
