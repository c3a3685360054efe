import { type Analysis, AppError, type Response, type Ticket } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import type { AnonymousResponse, Model, ModelCall } from '../model/model.ts';
import { checkClaims } from './check-claims.ts';
import { createMask } from './mask-names.ts';

interface Class {
  ticket: Ticket;
  responses: readonly Response[];
  lessonContent: string | undefined;
  now: Date;
  logger: Logger;
}

/** Answers without names: numbered, masked. The number of a response is its place in the list. */
const anonymize = (responses: readonly Response[], lesson: string): AnonymousResponse[] => {
  const mask = createMask(
    responses.map(({ studentName }) => studentName),
    lesson,
  );
  return responses.map(({ answers }, index) => ({
    id: `r${index + 1}`,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer: mask(answer) })),
  }));
};

/**
 * Analyses a class's answers; the model never learns whose they are.
 * @throws {AppError} `ai_invalid` when nothing that the model claims rests on a real answer; `ai_*` when it fails
 */
export const analyseClass = async (
  model: Model,
  { ticket, responses, lessonContent, now, logger }: Class,
  call: ModelCall,
): Promise<Analysis> => {
  const lesson = [
    lessonContent,
    ...ticket.questions.map(({ text, guide }) => `${text} ${guide?.modelAnswer ?? ''} ${guide?.passage ?? ''}`),
  ].join(' ');
  const anonymous = anonymize(responses, lesson);
  const draft = await model.analyse(
    { title: ticket.title, questions: ticket.questions, lessonContent, responses: anonymous },
    call,
  );
  const { dropped, evidence, ...sections } = checkClaims(draft, anonymous);
  if (dropped > 0) logger.warn({ dropped, kept: evidence.length }, 'claims without a real quote were dropped');
  if (dropped > 0 && evidence.length === 0)
    throw new AppError('ai_invalid', { cause: new Error('no claim rests on a real answer') });
  const idOf = (number: string): string => responses[Number(number.slice(1)) - 1]?.id ?? '';
  return {
    ...sections,
    evidence: evidence.map((each) => ({
      ...each,
      quotes: each.quotes.map((quote) => ({ ...quote, responseId: idOf(quote.responseId) })),
    })),
    responseCount: responses.length,
    createdAt: now.toISOString(),
  };
};
