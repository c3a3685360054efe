import { type GeneratedTicket, limits, type TicketDraft } from '@exit-tickets/contracts';
import { blankTicket } from './blank-ticket.ts';

/** Whether a generated result can be shown: it needs a title and questions (docs/product.md 5). */
export const isUsable = (result: Partial<GeneratedTicket> | null | undefined): result is GeneratedTicket =>
  Boolean(result?.title) && Array.isArray(result?.questions) && result.questions.length > 0;

/** A generated ticket as a draft, with its source text so that more questions can be generated from it. */
export const draftFrom = (
  { title, questions }: Pick<GeneratedTicket, 'title' | 'questions'>,
  originalContent: string,
): TicketDraft => ({
  title,
  className: null,
  totalStudents: limits.totalStudents.default,
  questions,
  originalContent,
});

/** Blank questions with the source text from which none could be generated. */
export const textToAskAbout = (content: string, title: string): TicketDraft =>
  draftFrom({ title, questions: blankTicket().questions }, content);
