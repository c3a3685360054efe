import type { FollowUpProposals, Question, QuestionOrigin } from '@exit-tickets/contracts';
import { correctAnswerOf, optionsOf } from '@exit-tickets/contracts/rules';

type Proposal = FollowUpProposals['proposals'][number];

/** Where a question comes from by which another is asked again: made, or the same once more. */
export type FollowUpSource = Proposal['from'] | 'same';

/** What its teacher changes about it. */
export interface FollowUpDraft {
  text: string;
  options: readonly string[];
}

export const draftOf = (question: Question): FollowUpDraft => ({ text: question.text, options: optionsOf(question) });

/** Whether a question can be asked: it says something, and its options differ. */
export const isComplete = ({ text, options }: FollowUpDraft): boolean => {
  const trimmed = options.map((option) => option.trim());
  return text.trim() !== '' && !trimmed.includes('') && new Set(trimmed).size === trimmed.length;
};

const isEdited = (question: Question, draft: FollowUpDraft): boolean =>
  JSON.stringify(draftOf(question)) !== JSON.stringify({ text: draft.text.trim(), options: draft.options });

/** The question as it is asked again: whichever option was right stays right in other words. */
export const followUpOf = (
  question: Question,
  draft: FollowUpDraft,
  from: FollowUpSource,
  origin: { ticketId: string; questionId: string },
): Question => {
  const kind: QuestionOrigin['kind'] = isEdited(question, draft) ? 'edited' : from === 'same' ? 'same' : 'other';
  const asked = { ...question, text: draft.text.trim(), origin: { ...origin, kind } };
  if (asked.type !== 'multiple_choice') return asked;
  const options = draft.options.map((option) => option.trim());
  const right = optionsOf(question).indexOf(correctAnswerOf(question) ?? '');
  const correctAnswer = options[right];
  return { ...asked, options, ...(correctAnswer !== undefined && { correctAnswer }) };
};
