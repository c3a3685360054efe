import { AppError, type JudgementChange, type Judgements } from '@exit-tickets/contracts';
import type { AiContext, TraceContext } from '../ai-context.ts';
import { changeJudgements } from '../judging/change-judgements.ts';
import { checkChange } from '../judging/check-change.ts';
import type { QuestionChange } from '../judging/judgement.repository.ts';
import { knownQuestions } from '../judging/known-questions.ts';
import { prepareJudgements } from '../judging/prepare-judgements.ts';
import type { AnsweredTicket } from '../read-answers.ts';
import { scheduleJudging } from './judging-schedule.ts';
import { readJudgements } from './read-judgements.ts';

/** Whether a model may have more to judge after a change. */
const leavesUnjudged = ({ leftVerdicts, isOpinion, marks }: QuestionChange): boolean =>
  leftVerdicts !== undefined || isOpinion === false || [...marks.values()].some((mark) => mark?.verdict === 'unjudged');

/**
 * Stores a teacher's marks and cores: everything is checked first, then each question is changed in one step.
 * @throws {AppError} `ticket_not_found`, `response_not_found`, `invalid_request` that names the field
 */
export const markAnswers = async (
  context: AiContext,
  answered: AnsweredTicket,
  change: JudgementChange,
  { traceparent }: TraceContext,
): Promise<Judgements> => {
  const { ticket } = answered;
  const known = await knownQuestions(context, answered);
  const changes = checkChange(change, known, context.now());
  await prepareJudgements(
    context,
    ticket,
    [...changes.keys()].flatMap((id) => known.get(id) ?? []),
  );
  for (const [questionId, one] of changes) {
    const isStored = await changeJudgements(
      context,
      { ticketId: ticket.id, questionId, given: one.marks, traceparent },
      (documentId, event) => context.judgements.change(documentId, one, event),
    );
    if (!isStored) throw new AppError('ticket_not_found');
  }
  if ([...changes.values()].some(leavesUnjudged)) await scheduleJudging(context, ticket.id);
  return readJudgements(context, answered);
};
