import { AppError, limits, type TicketDraft } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { withMaterial } from '../material/with-material.ts';
import { edit, moveTo, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { getOwned, materialOf } from './read-tickets.ts';

/** Whether a ticket that keeps its material is no larger than one that comes in as a whole: it goes over the bus in one message. */
const fitsWithMaterial = async (
  context: TicketsContext,
  ticket: StoredTicket,
  draft: TicketDraft,
): Promise<boolean> => {
  if (draft.originalContent !== undefined) return true;
  const whole = { ...draft, originalContent: await materialOf(context, ticket) };
  return Buffer.byteLength(JSON.stringify(whole)) <= limits.jsonBodyBytes;
};

/**
 * Replaces what a ticket says, and publishes `TicketChanged`. Without material in the draft it keeps the one it has.
 * @throws {AppError} `body_too_large` when the two are too large together
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `ticket_has_responses` also when the first response came while it was being edited
 */
export const editTicket = async (
  context: TicketsContext,
  owned: Owned,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  // Refused before anything is written; decided again with the write.
  const ticket = await getOwned(context, owned);
  edit(ticket, draft);
  if (!(await fitsWithMaterial(context, ticket, draft))) throw new AppError('body_too_large');
  return withMaterial(context, owned.id, draft.originalContent, (material) =>
    changeTicket(context, owned, (ticket) => ({ ...edit(ticket, draft), ...material }), trace),
  );
};

/** Gives a ticket to another class, and publishes `TicketChanged`; also one that has responses. */
export const moveToClass = (
  context: TicketsContext,
  owned: Owned,
  className: string | null,
  trace: TraceContext,
): Promise<StoredTicket> => changeTicket(context, owned, (ticket) => moveTo(ticket, className), trace);
