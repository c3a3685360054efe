interface TicketState {
  isActive: boolean;
  isAnalyzed: boolean;
  isArchived: boolean;
  expiresAt: Date | string;
}

export type TicketStatus = 'analyzed' | 'active' | 'expired' | 'closed';

const hasExpired = (state: Pick<TicketState, 'expiresAt'>, now: Date): boolean => new Date(state.expiresAt) <= now;

/** The one status a person sees, in the order of specification section 4. */
export const statusOf = (state: Omit<TicketState, 'isArchived'>, now: Date): TicketStatus => {
  if (state.isAnalyzed) return 'analyzed';
  if (hasExpired(state, now)) return 'expired';
  return state.isActive ? 'active' : 'closed';
};

/** Whether pupils can find and answer it (design section 4.6). */
export const isOpen = (state: TicketState, now: Date): boolean =>
  statusOf(state, now) === 'active' && !state.isArchived;

/** Reactivation is for tickets that closed or expired, never for an analysed one (specification section 4). */
export const canReactivate = (state: Omit<TicketState, 'isArchived'>, now: Date): boolean =>
  ['expired', 'closed'].includes(statusOf(state, now));
