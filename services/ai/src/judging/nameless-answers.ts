import { isInOwnWords, type NamelessAnswers, type Response, type Ticket } from '@exit-tickets/contracts';
import { lessonOf } from '../masking/lesson-of.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';

/** The answers to a ticket as a model would be sent them: those that name or tell somebody, without that. */
export const namelessAnswers = async (
  ticket: Ticket,
  responses: readonly Response[],
  mask: MaskAnswers,
  call: { signal: AbortSignal },
): Promise<NamelessAnswers> => {
  const inOwnWords = new Set(ticket.questions.filter(isInOwnWords).map(({ id }) => id));
  const given = responses.flatMap(({ id: responseId, answers }) =>
    answers.flatMap(({ questionId, answer }) =>
      inOwnWords.has(questionId) ? [{ responseId, questionId, answer }] : [],
    ),
  );
  const names = responses.map(({ studentName }) => studentName);
  const masked = await mask({ names, lesson: lessonOf(ticket), answers: given.map(({ answer }) => answer) }, call);
  return {
    responseIds: responses.map(({ id }) => id),
    answers: given.flatMap((one, at) => {
      const answer = masked[at] ?? '';
      return answer === one.answer ? [] : [{ ...one, answer }];
    }),
  };
};
