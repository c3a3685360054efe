import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { ofTicketSize, questionId, text } from '../scalars.ts';

/** What students read about one question once released. The teacher wrote it or approved it word for word. */
export const rightAnswer = z.object({
  questionId,
  answer: text(0, limits.guideLength)
    .meta({ example: 'Light gives the energy to make sugar.' })
    .describe('May be empty'),
  why: text(0, limits.whyLength)
    .meta({ example: 'Without energy no sugar can be made of water and carbon dioxide.' })
    .describe('May be empty'),
});
export type RightAnswer = z.infer<typeof rightAnswer>;

/** What students may read about the questions of a ticket, and whether it is released. */
export const rightAnswers = z
  .object({
    isReleased: z.boolean().describe('Never while the ticket is open: who still answers would read them'),
    answers: ofTicketSize(z.array(rightAnswer).max(limits.questionsPerTicket)),
  })
  .meta({ id: 'RightAnswers' });
export type RightAnswers = z.infer<typeof rightAnswers>;
