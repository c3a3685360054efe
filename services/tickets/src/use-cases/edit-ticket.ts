import { AppError, limits, type TicketDraft } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { withMaterial } from '../material/with-material.ts';
import { edit, moveTo, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';
import { getOwned, materialOf } from './read-tickets.ts';

/** Whether the edited ticket with its unchanged material still fits into one bus message. */
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
 * Replaces a ticket's content and publishes `TicketChanged`. A draft without material keeps the current material.
 * @throws {AppError} `body_too_large` when draft and current material are too large together
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `ticket_has_responses` also when the first response arrives during the edit
 */
export const editTicket = async (
  context: TicketsContext,
  owned: Owned,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  // Check before anything is written; `changeTicket` checks again with the write.
  const ticket = await getOwned(context, owned);
  edit(ticket, draft);
  if (!(await fitsWithMaterial(context, ticket, draft))) throw new AppError('body_too_large');
  return withMaterial(context, owned.id, draft.originalContent, (material) =>
    changeTicket(context, owned, (ticket) => ({ ...edit(ticket, draft), ...material }), trace),
  );
};

/** Moves a ticket to another class, even with responses, and publishes `TicketChanged`. */
export const moveToClass = (
  context: TicketsContext,
  owned: Owned,
  className: string | null,
  trace: TraceContext,
): Promise<StoredTicket> => changeTicket(context, owned, (ticket) => moveTo(ticket, className), trace);
