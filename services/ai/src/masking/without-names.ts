import type { Ticket } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import type { AnsweredTicket } from '../read-answers.ts';

/** All that a lesson says: a name that is a word of it is the lesson's, and stays (“gal” with a Gal in class). */
const lessonOf = ({ questions, originalContent }: Ticket, lessonContent = originalContent): string =>
  [
    lessonContent,
    ...questions.map(({ text, guide }) => `${text} ${guide?.modelAnswer ?? ''} ${guide?.passage ?? ''}`),
  ].join(' ');

/**
 * Of each text what it is without what names or tells a student.
 * @param answered with what its lesson says, where that is not what the ticket was made from
 */
export const withoutNames = async (
  { mask }: Pick<AiContext, 'mask'>,
  { ticket, responses, lessonContent }: AnsweredTicket & { lessonContent?: string | undefined },
  texts: readonly string[],
  call: { signal: AbortSignal },
): Promise<ReadonlyMap<string, string>> => {
  const answers = [...new Set(texts)];
  const names = responses.map(({ studentName }) => studentName);
  const masked = await mask({ names, lesson: lessonOf(ticket, lessonContent), answers }, call);
  return new Map(answers.map((text, at) => [text, masked[at] ?? '']));
};
