import type { Question, StudentQuestion, StudentTicket } from '@exit-tickets/contracts';
import type { PreviewedTicket } from '../dialogs.ts';

const asPupilsSee = (question: Question): StudentQuestion => {
  const { id, text } = question;
  if (question.type === 'multiple_choice')
    return { id, type: question.type, text, options: question.options.filter((option) => option.trim() !== '') };
  if (question.type === 'scale') {
    const { type, lowEnd, highEnd } = question;
    return { id, type, text, lowEnd, highEnd };
  }
  return { id, type: question.type, text };
};

/** A ticket as the pupil's page gets it: without answer keys and guides (docs/design.md 4.9), options that are blank left out. */
export const toStudentTicket = ({ title, className, questions }: PreviewedTicket): StudentTicket => ({
  id: 'preview',
  title,
  className,
  questions: questions.map(asPupilsSee),
});
