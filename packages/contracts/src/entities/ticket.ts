import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { id, ofTicketSize, text, timestamp, userId } from '../scalars.ts';
import { exampleLesson } from './material.ts';
import { listedQuestion, questions, studentQuestion } from './question.ts';
import { questionTally } from './question-tally.ts';
import { rightAnswer, rightAnswers } from './right-answers.ts';

export const pin = z
  .string()
  .regex(new RegExp(`^\\d{${limits.pinDigits}}$`), 'must be 4 digits')
  .meta({ example: '4821' });

const examples = { title: 'Photosynthesis', className: '2B', totalStudents: 25 };

const className = text(0, limits.classNameLength)
  .meta({ example: examples.className })
  .nullish()
  .transform((name) => name || null);
const totalStudents = z
  .int()
  .min(limits.totalStudents.min)
  .max(limits.totalStudents.max)
  .meta({ example: examples.totalStudents })
  .nullish()
  .default(null);

/** Students see this before they answer, so it cannot change once somebody has answered. */
const isKeptFromAi = z.boolean().optional().describe('No model reads an answer to this ticket');

/** What a teacher sends to create or change a ticket. The server decides everything else. */
export const ticketDraft = z
  .object({
    title: text(1, limits.titleLength).meta({ example: examples.title }),
    className,
    totalStudents,
    questions: ofTicketSize(questions),
    originalContent: text(0, limits.contentLength).meta({ example: exampleLesson }).optional(),
    isKeptFromAi,
  })
  .meta({ id: 'TicketDraft' });
export type TicketDraft = z.infer<typeof ticketDraft>;

/** What a teacher sends to create a ticket; `draftId` makes it safe to send twice. */
export const newTicketDraft = ticketDraft
  .extend({
    draftId: id
      .optional()
      .describe('Of the sender’s choice; sent again it gives the same ticket, saying what the draft says now'),
  })
  .meta({ id: 'NewTicketDraft' });
export type NewTicketDraft = z.infer<typeof newTicketDraft>;

export const classNameChange = z.object({ className });

/** A ticket as its teacher sees it (docs/product.md 3). */
export const ticket = z
  .object({
    id,
    title: z.string().meta({ example: examples.title }),
    pin: pin.nullable().describe('Null once the PIN has been given back'),
    createdBy: userId,
    className: z.string().meta({ example: examples.className }).nullable(),
    totalStudents: z.int().meta({ example: examples.totalStudents }).nullable(),
    questions,
    isActive: z.boolean(),
    isAnalyzed: z.boolean().meta({ example: false }),
    isArchived: z.boolean().meta({ example: false }),
    expiresAt: timestamp,
    createdAt: timestamp,
    responseCount: z.int().min(0).meta({ example: 24 }),
    originalContent: z.string().meta({ example: exampleLesson }).optional(),
    rightAnswers: rightAnswers.optional(),
    isKeptFromAi,
    tallies: z
      .array(questionTally)
      .optional()
      .describe(
        'How the answers to each question fell that has verdicts or choices, some seconds ago; they stay when answers are deleted',
      ),
    anonymizedAt: timestamp.optional().describe('When its answers were made anonymous; from then on it accepts none'),
    copies: z
      .object({ tickets: z.int().min(2).meta({ example: 6 }), classes: z.int().min(1).meta({ example: 5 }) })
      .optional()
      .describe('How many tickets are copies of the same one, itself included; only where it is asked for by its id'),
    sharedUntil: timestamp.optional().describe('Until when a colleague can take it over by a link'),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

/** The secret in the link to a shared ticket. */
export const shareSecret = z.object({ secret: text(1, 200).meta({ example: 'the-secret-of-the-link' }) });

/** A shared ticket as anyone with the link sees it: no answer keys, nothing about the class. */
export const sharedTicket = ticket
  .pick({ title: true })
  .extend({ questions: z.array(studentQuestion) })
  .meta({ id: 'SharedTicket' });
export type SharedTicket = z.infer<typeof sharedTicket>;

/** The same for a teacher who imports it: with answer keys and guides, but without the lesson material. */
export const takenTicket = sharedTicket.extend({ questions }).meta({ id: 'ImportedTicket' });
export type ImportedTicket = z.infer<typeof takenTicket>;

/**
 * A ticket in a list, without its material, question guides and right answers. Only search results include the
 * tallies, to show the results of a question.
 */
export const listedTicket = ticket
  .omit({ originalContent: true, rightAnswers: true, sharedUntil: true, copies: true })
  .extend({ questions: z.array(listedQuestion) })
  .meta({ id: 'ListedTicket' });
export type ListedTicket = z.infer<typeof listedTicket>;

/** A ticket in a comparison of copies. */
export const comparedTicket = listedTicket
  .pick({ id: true, title: true, className: true, createdAt: true, responseCount: true, questions: true })
  .extend({
    classKey: z
      .string()
      .meta({ example: '00000000002b' })
      .describe(
        'The same for every spelling of one class (“2B”, “2 b”), sorted as schools sort classes; empty without a class',
      ),
    tallies: z
      .array(questionTally)
      .optional()
      .describe(
        'How the answers to each question fell that has verdicts or choices, up to two minutes ago; missing before the first count',
      ),
  })
  .meta({ id: 'ComparedTicket' });
export type ComparedTicket = z.infer<typeof comparedTicket>;

/** A ticket as a student sees it (docs/design.md 4.9). */
export const studentTicket = ticket
  .pick({ id: true, title: true, className: true, isKeptFromAi: true })
  .extend({
    questions: z.array(studentQuestion),
    rightAnswers: z
      .array(rightAnswer)
      .optional()
      .describe('Once the teacher has released them; the ticket can no longer be answered then'),
  })
  .meta({ id: 'StudentTicket' });
export type StudentTicket = z.infer<typeof studentTicket>;
