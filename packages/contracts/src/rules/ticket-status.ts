interface TicketState {
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  expiresAt: Date | string;
}

export const ticketStatuses = ['active', 'closed', 'expired', 'analyzed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** How a list of tickets can be sorted: newest first, or by the title or the class, within which the newest is first. */
export const ticketOrders = ['newest', 'title', 'class'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

const hasExpired = (state: Pick<TicketState, 'expiresAt'>, now: Date): boolean => new Date(state.expiresAt) <= now;

/** The one status a person sees, in the order of docs/product.md 4. */
export const statusOf = (state: Omit<TicketState, 'isArchived'>, now: Date): TicketStatus => {
  if (state.isAnalyzed) return 'analyzed';
  if (hasExpired(state, now)) return 'expired';
  return state.isActive ? 'active' : 'closed';
};

/** Whether pupils can find and answer it (docs/design.md 4.6). */
export const isOpen = (state: TicketState, now: Date): boolean =>
  statusOf(state, now) === 'active' && !state.isArchived;

/** Reactivation is for tickets that closed or expired, never for an analysed one (docs/product.md 4). */
export const canReactivate = (state: Omit<TicketState, 'isArchived'>, now: Date): boolean =>
  ['expired', 'closed'].includes(statusOf(state, now));
