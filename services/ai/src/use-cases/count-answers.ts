import { isDeepStrictEqual } from 'node:util';
import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  type EventEnvelope,
  getSnapshotRequest,
  hasErrorCode,
  type QuestionTally,
  questionJudged,
} from '@exit-tickets/contracts';
import { type AiContext, originOf } from '../ai-context.ts';
import { readAnswers } from '../read-answers.ts';
import { talliesOf } from '../tallies/tallies-of.ts';
import { after } from '../times.ts';
import { readJudgements } from './read-judgements.ts';

/** Tickets that are counted one after the other before others get a turn. */
const atOnce = 10;
/** Longer than counting takes. */
const heldMs = 60_000;

/** The event that says how the answers to a ticket fall. */
export const countedEvent = (
  context: AiContext,
  ticketId: string,
  count: { version: number; tallies: QuestionTally[] },
): EventEnvelope => newEvent(questionJudged, { ticketId, ...count }, originOf(context, {}));

/** False when another has counted it meanwhile. */
const count = async (context: AiContext, ticketId: string): Promise<boolean> => {
  const before = await context.tallies.find(ticketId);
  if (!before) throw new AppError('ticket_not_found');
  const { teacherId } = await context.bus.request(getSnapshotRequest, { ticketId });
  const answered = await readAnswers(context, { ticketId, teacherId });
  const tallies = talliesOf(await readJudgements(context, answered), answered.ticket, answered.responses);
  if (before.version > 0 && isDeepStrictEqual(tallies, before.tallies)) return true;
  const next = { version: Math.max(before.version + 1, context.now().getTime()), tallies };
  if (!(await context.tallies.store(before, next, countedEvent(context, ticketId, next)))) return false;
  context.outboxes.tallies.relay(ticketId);
  return true;
};

const countIfThere = async (context: AiContext, ticketId: string): Promise<boolean> => {
  try {
    return await count(context, ticketId);
  } catch (err) {
    if (hasErrorCode(err, 'ticket_not_found')) await context.tallies.remove(ticketId);
    else context.logger.warn({ err }, 'answers to a ticket were not counted');
    return false;
  }
};

/**
 * Counts how the answers to the tickets that are due fall and publishes that, so that the numbers outlive the answers. A ticket
 * is counted once for all changes of a moment, one ticket at a time: it reads and groups the answers as a teacher's page does.
 */
export const countDue = async (context: AiContext): Promise<void> => {
  const { tallies, tallyTimes, now } = context;
  const maxDelayMs = Math.max(heldMs, tallyTimes.answers.maxWaitMs, tallyTimes.verdicts.maxWaitMs);
  for (const ticketId of await tallies.due(now(), after(now(), 2 * maxDelayMs), atOnce)) {
    const until = after(now(), heldMs);
    await tallies.hold(ticketId, until);
    // What failed, or was counted by another meanwhile, is due again when the hold is over.
    if (await countIfThere(context, ticketId)) await tallies.done(ticketId, until);
  }
};
