import { byType, type Complete, type StudentQuestion, type StudentTicket } from '@exit-tickets/contracts';
import type { PreviewedTicket } from '../dialogs.ts';

const asStudentsSee = byType<[], StudentQuestion>({
  open_text: ({ id, type, text }) => ({ id, type, text }),
  multiple_choice: ({ id, type, text, options }) => ({
    id,
    type,
    text,
    options: options.filter((option) => option.trim() !== ''),
  }),
  scale: ({ id, type, text, lowEnd, highEnd }) => ({ id, type, text, lowEnd, highEnd }),
});

/** A ticket as the student page gets it: without answer keys and guides (docs/design.md 4.9) and blank options. */
export const toStudentTicket = ({
  title,
  className,
  questions,
  isKeptFromAi,
}: PreviewedTicket): Complete<StudentTicket> => ({
  id: 'preview',
  title,
  className,
  questions: questions.map((question) => asStudentsSee(question)),
  isKeptFromAi,
  rightAnswers: undefined,
});
