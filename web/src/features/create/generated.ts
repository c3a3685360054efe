import { type GeneratedTicket, limits, type TicketDraft } from '@exit-tickets/contracts';

/** Whether a generated result can be shown: it needs a title and questions (specification section 5). */
export const isUsable = (result: Partial<GeneratedTicket> | null | undefined): result is GeneratedTicket =>
  Boolean(result?.title) && Array.isArray(result?.questions) && result.questions.length > 0;

/** A generated ticket as a draft, with the text it came from so that more questions can be made about it. */
export const draftFrom = ({ title, questions }: GeneratedTicket, originalContent: string): TicketDraft => ({
  title,
  className: null,
  totalStudents: limits.totalStudents.default,
  questions,
  originalContent,
});
