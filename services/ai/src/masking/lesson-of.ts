import type { Ticket } from '@exit-tickets/contracts';

/** All that a lesson says: a name that is a word of it is the lesson's, and stays (“gal” with a Gal in class). */
export const lessonOf = ({ questions, originalContent }: Ticket, lessonContent = originalContent): string =>
  [
    lessonContent,
    ...questions.map(({ text, guide }) => `${text} ${guide?.modelAnswer ?? ''} ${guide?.passage ?? ''}`),
  ].join(' ');
