import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, moment, text } from '../text.ts';
import { listedQuestion, questions, studentQuestion } from './question.ts';

export const pin = z.string().regex(new RegExp(`^\\d{${limits.pinDigits}}$`), 'must be 4 digits');

const className = text(0, limits.classNameLength)
  .nullish()
  .transform((name) => name || null);
const totalStudents = z.int().min(limits.totalStudents.min).max(limits.totalStudents.max).nullish().default(null);

/** What a teacher sends to create or change a ticket; everything else is the server's to decide. */
export const ticketDraft = z.object({
  title: text(1, limits.titleLength),
  className,
  totalStudents,
  questions,
  originalContent: text(0, limits.contentLength).optional(),
});
export type TicketDraft = z.infer<typeof ticketDraft>;

export const classNameChange = z.object({ className });

/** A ticket as its teacher sees it (specification section 3). */
export const ticket = z.object({
  id,
  title: z.string(),
  pin: pin.nullable().describe('Null once the PIN has been given back'),
  createdBy: id,
  className: z.string().nullable(),
  totalStudents: z.int().nullable(),
  questions,
  isActive: z.boolean(),
  isAnalyzed: z.boolean(),
  isArchived: z.boolean(),
  expiresAt: moment,
  createdAt: moment,
  responseCount: z.int().min(0),
  originalContent: z.string().optional(),
});
export type Ticket = z.infer<typeof ticket>;

/** A ticket in a list: the material it was made from and the guides to its questions stay behind. */
export const listedTicket = ticket.omit({ originalContent: true }).extend({ questions: z.array(listedQuestion) });
export type ListedTicket = z.infer<typeof listedTicket>;

/** A ticket as a pupil sees it (design section 4.9). */
export const studentTicket = z.object({
  id,
  title: z.string(),
  className: z.string().nullable(),
  questions: z.array(studentQuestion),
});
export type StudentTicket = z.infer<typeof studentTicket>;
