import type { Ticket } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import type { AnsweredTicket } from '../read-answers.ts';

/** All text of a lesson: a name that is also a lesson word is kept (“gal” with a Gal in class). */
const lessonOf = ({ questions, originalContent }: Ticket, lessonContent = originalContent): string =>
  [
    lessonContent,
    ...questions.map(({ text, guide }) => `${text} ${guide?.modelAnswer ?? ''} ${guide?.passage ?? ''}`),
  ].join(' ');

/**
 * Maps each text to its version without identifying details.
 * @param answered with its lesson content, if that is not the ticket's material
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
