import { newEvent } from '@exit-tickets/bus';
import { answerEvaluated, type EventEnvelope, type Verdict } from '@exit-tickets/contracts';
import { type AiContext, originOf, type TraceContext } from '../ai-context.ts';
import { idOf } from './judgement.repository.ts';

/** A change to the stored judgements on a question's answers. */
interface Change extends TraceContext {
  ticketId: string;
  questionId: string;
  /** The changed marks or verdicts by response; null removes a mark. */
  given?: ReadonlyMap<string, { verdict: Verdict } | null>;
}

/**
 * Stores a change and publishes `AnswerEvaluated`. A new concern removes any analysis based on its response.
 * @param store returns false if there was nothing to change
 */
export const changeJudgements = async (
  context: AiContext,
  { ticketId, questionId, given = new Map(), traceparent }: Change,
  store: (documentId: string, event: EventEnvelope) => Promise<boolean>,
): Promise<boolean> => {
  const documentId = idOf(ticketId, questionId);
  const event = newEvent(answerEvaluated, { ticketId, questionId }, originOf(context, { traceparent }));
  if (!(await store(documentId, event))) return false;
  context.outboxes.judgements.relay(documentId);
  for (const [responseId, one] of given)
    if (one?.verdict === 'concern') await context.analyses.removeBasedOn(ticketId, responseId);
  return true;
};
