import type { TicketDraft } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { edit, moveTo, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { withMaterial } from '../with-material.ts';
import { getOwned } from './read-tickets.ts';

/**
 * Replaces what a ticket says, and publishes `TicketChanged`. Without material in the draft it keeps the one it has.
 * @throws {TicketNotFoundError}
 * @throws {TicketHasResponsesError} also when the first response came while it was being edited
 */
export const editTicket = async (
  context: TicketsContext,
  owned: Owned,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const read = () => getOwned(context, owned);
  // Refused before anything is written; decided again with the write.
  edit(await read(), draft);
  return withMaterial(context, owned.id, draft.originalContent, (material) =>
    changeTicket(context, read, (ticket) => ({ ...edit(ticket, draft), ...material }), trace),
  );
};

/** Gives a ticket to another class, and publishes `TicketChanged`; also one that has responses. */
export const moveToClass = (
  context: TicketsContext,
  owned: Owned,
  className: string | null,
  trace: TraceContext,
): Promise<StoredTicket> =>
  changeTicket(
    context,
    () => getOwned(context, owned),
    (ticket) => moveTo(ticket, className),
    trace,
  );
