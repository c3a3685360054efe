import { byType, type StudentQuestion, type StudentTicket } from '@exit-tickets/contracts';
import type { PreviewedTicket } from '../dialogs.ts';

const asPupilsSee = byType<[], StudentQuestion>({
  open_text: ({ id, type, text }) => ({ id, type, text }),
  multiple_choice: ({ id, type, text, options }) => ({
    id,
    type,
    text,
    options: options.filter((option) => option.trim() !== ''),
  }),
  scale: ({ id, type, text, lowEnd, highEnd }) => ({ id, type, text, lowEnd, highEnd }),
});

/** A ticket as the pupil's page gets it: without answer keys and guides (docs/design.md 4.9), options that are blank left out. */
export const toStudentTicket = ({ title, className, questions, isKeptFromAi }: PreviewedTicket): StudentTicket => ({
  id: 'preview',
  title,
  className,
  questions: questions.map((question) => asPupilsSee(question)),
  isKeptFromAi,
});
