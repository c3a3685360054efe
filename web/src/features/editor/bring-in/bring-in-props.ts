import type { EditedQuestion } from '../edited-ticket.ts';

/** Props of a panel that brings in questions from elsewhere. */
export interface BringInProps {
  /** The questions on the ticket; blank ones are replaced. */
  questions: readonly EditedQuestion[];
  onTake: (questions: readonly EditedQuestion[]) => void;
  onClose: () => void;
}
