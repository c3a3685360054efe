import type { Judgements, ModelFailure } from '@exit-tickets/contracts';
import type { Progress } from '@exit-tickets/service-kit';
import type { AiContext } from '../ai-context.ts';
import { pollWhileClaimed } from '../claims.ts';
import { claimTicket, withClaimedTicket } from '../judging/claim-ticket.ts';
import { knownQuestions } from '../judging/known-questions.ts';
import { runModelJudging, unjudgedQuestions } from '../judging/run-model-judging.ts';
import type { ModelCall } from '../model/model.ts';
import { modelFailureOf } from '../model/model-failure-of.ts';
import { type AnsweredTicket, readResponses } from '../read-answers.ts';
import { readJudgements, viewOf } from './read-judgements.ts';

/**
 * Judges the unjudged answers, after any judging in progress, and returns all answers with their verdicts. Without a
 * model the verdicts are unchanged.
 * @throws {AppError} `ticket_not_found` if the ticket was deleted, `ai_*` if the model fails
 */
export const judgeTicket = (
  context: AiContext,
  answered: AnsweredTicket,
  call: ModelCall,
  progress: Progress,
): Promise<Judgements> => {
  const { ticket, responses } = answered;
  return pollWhileClaimed(context, { code: 'ai_busy', call, progress }, async () => {
    const known = await knownQuestions(context, answered);
    if (!context.judgingModel || unjudgedQuestions(known).length === 0) return viewOf(context, ticket, known);
    const claim = await claimTicket(context, ticket.id, false);
    if (!claim) return undefined;
    await withClaimedTicket(context, claim, call, async (held) => {
      // Responses removed or kept from AI meanwhile are no longer sent to a model.
      const asked = new Set(responses.map(({ id }) => id));
      const there = (await readResponses(context, ticket.id)).filter(({ id }) => asked.has(id));
      await runModelJudging(context, { ticket, responses: there }, held, progress);
    });
    return readJudgements(context, answered);
  });
};

/** The same, but returns what the model has judged so far and the reason why it stopped. */
export const judgeAsFarAsPossible = async (
  ...[context, answered, call, progress]: Parameters<typeof judgeTicket>
): Promise<{ judgements: Judgements; failure?: ModelFailure }> => {
  try {
    return { judgements: await judgeTicket(context, answered, call, progress) };
  } catch (error) {
    const failure = modelFailureOf(error);
    if (!failure) throw error;
    return { judgements: await readJudgements(context, answered), failure };
  }
};
