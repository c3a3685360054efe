interface TicketState {
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  expiresAt: Date | string;
  /** When its answers were made anonymous. The ticket is then closed for good. */
  anonymizedAt?: Date | string | null | undefined;
}

export const ticketStatuses = ['active', 'closed', 'expired', 'analyzed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The orders of a list of tickets: newest first, or by title or class and then newest first. */
export const ticketOrders = ['newest', 'title', 'class'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

const hasExpired = (state: Pick<TicketState, 'expiresAt'>, now: Date): boolean => new Date(state.expiresAt) <= now;

/** The one status that users see: the first that applies, in the order of docs/product.md 4. */
export const statusOf = (state: Omit<TicketState, 'isArchived'>, now: Date): TicketStatus => {
  if (state.isAnalyzed) return 'analyzed';
  if (hasExpired(state, now)) return 'expired';
  return state.isActive ? 'active' : 'closed';
};

/** Whether students can find and answer the ticket (docs/design.md 4.6). */
export const isOpen = (state: TicketState, now: Date): boolean =>
  statusOf(state, now) === 'active' && !state.isArchived;

/** Only closed or expired tickets can be reopened, never analysed or anonymous ones (docs/product.md 4). */
export const canReactivate = (state: Omit<TicketState, 'isArchived'>, now: Date): boolean =>
  !state.anonymizedAt && ['expired', 'closed'].includes(statusOf(state, now));
