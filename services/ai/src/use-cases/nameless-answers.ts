import { isInOwnWords, type NamelessAnswers } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { withoutNames } from '../masking/without-names.ts';
import type { AnsweredTicket } from '../read-answers.ts';

/** The answers that masking changes, as a model would receive them. */
export const namelessAnswers = async (
  context: AiContext,
  answered: AnsweredTicket,
  call: { signal: AbortSignal },
): Promise<NamelessAnswers> => {
  const { ticket, responses } = answered;
  const inOwnWords = new Set(ticket.questions.filter(isInOwnWords).map(({ id }) => id));
  const given = responses.flatMap(({ id: responseId, answers }) =>
    answers.flatMap(({ questionId, answer }) =>
      inOwnWords.has(questionId) ? [{ responseId, questionId, answer }] : [],
    ),
  );
  const texts = given.map(({ answer }) => answer);
  const masked = await withoutNames(context, answered, texts, call);
  return {
    responseIds: responses.map(({ id }) => id),
    answers: given.flatMap((one) => {
      const answer = masked.get(one.answer) ?? '';
      return answer === one.answer ? [] : [{ ...one, answer }];
    }),
  };
};
