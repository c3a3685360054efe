import type { EditedQuestion } from '../edited-ticket.ts';

/** What a panel needs that brings questions in from elsewhere. */
export interface BringInProps {
  /** Those that are on the ticket; blank ones give way. */
  questions: readonly EditedQuestion[];
  onTake: (questions: readonly EditedQuestion[]) => void;
  onClose: () => void;
}
