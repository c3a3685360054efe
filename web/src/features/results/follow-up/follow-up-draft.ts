import { byType, type FollowUpProposals, optionsOf, type Question, type QuestionOrigin } from '@exit-tickets/contracts';

/** Source of a follow-up question: a proposal, or the same question once more. */
export type FollowUpSource = FollowUpProposals['proposals'][number]['from'] | 'same';

/** The parts that the teacher can change. */
export interface FollowUpDraft {
  text: string;
  options: readonly string[];
}

export const draftOf = (question: Question): FollowUpDraft => ({ text: question.text, options: optionsOf(question) });

/** Whether a question can be asked: it has text, and its options are filled in and distinct. */
export const isComplete = ({ text, options }: FollowUpDraft): boolean => {
  const trimmed = options.map((option) => option.trim());
  return text.trim() !== '' && !trimmed.includes('') && new Set(trimmed).size === trimmed.length;
};

const isEdited = (question: Question, draft: FollowUpDraft): boolean =>
  JSON.stringify(draftOf(question)) !== JSON.stringify({ text: draft.text.trim(), options: draft.options });

/** Applies new wording; the right option stays right. */
const reworded = byType<[FollowUpDraft], Question>({
  open_text: (question) => question,
  multiple_choice: (question, draft) => {
    const options = draft.options.map((option) => option.trim());
    const correctAnswer = options[question.options.indexOf(question.correctAnswer ?? '')];
    return { ...question, options, ...(correctAnswer !== undefined && { correctAnswer }) };
  },
  scale: (question) => question,
});

/** The question as it is asked again. */
export const followUpOf = (
  question: Question,
  draft: FollowUpDraft,
  from: FollowUpSource,
  origin: { ticketId: string; questionId: string },
): Question => {
  const kind: QuestionOrigin['kind'] = isEdited(question, draft) ? 'edited' : from === 'same' ? 'same' : 'other';
  const asked: Question = { ...question, text: draft.text.trim(), origin: { ...origin, kind } };
  return reworded(asked, draft);
};
