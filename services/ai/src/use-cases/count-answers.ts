import { isDeepStrictEqual } from 'node:util';
import { newEvent } from '@exit-tickets/bus';
import {
  type EventEnvelope,
  getSnapshotRequest,
  hasErrorCode,
  type QuestionTally,
  questionJudged,
} from '@exit-tickets/contracts';
import { type AiContext, originOf } from '../ai-context.ts';
import { readAnswers } from '../read-answers.ts';
import { talliesOf } from '../tallies/tallies-of.ts';
import type { StoredTally } from '../tallies/tally.model.ts';
import { after } from '../times.ts';
import { readJudgements } from './read-judgements.ts';

/** Tickets counted in one run, before other work gets a turn. */
const atOnce = 10;
/** Longer than a count takes. */
const heldMs = 60_000;

/** The event with the counts of a ticket's answers. */
export const countedEvent = (
  context: AiContext,
  ticketId: string,
  count: { version: number; tallies: QuestionTally[] },
): EventEnvelope => newEvent(questionJudged, { ticketId, ...count }, originOf(context, {}));

/** Returns false if another process has counted the ticket meanwhile. */
const count = async (context: AiContext, before: StoredTally): Promise<boolean> => {
  const { _id: ticketId } = before;
  const { teacherId } = await context.bus.request(getSnapshotRequest, { ticketId });
  const answered = await readAnswers(context, { ticketId, teacherId });
  const tallies = talliesOf(await readJudgements(context, answered), answered.ticket, answered.responses);
  if (before.version > 0 && isDeepStrictEqual(tallies, before.tallies)) return true;
  const next = { version: Math.max(before.version + 1, context.now().getTime()), tallies };
  if (!(await context.tallies.store(before, next, countedEvent(context, ticketId, next)))) return false;
  context.outboxes.tallies.relay(ticketId);
  return true;
};

const countIfThere = async (context: AiContext, before: StoredTally): Promise<boolean> => {
  try {
    return await count(context, before);
  } catch (err) {
    if (hasErrorCode(err, 'ticket_not_found')) await context.tallies.remove(before._id);
    else context.logger.warn({ err }, 'answers to a ticket were not counted');
    return false;
  }
};

/**
 * Counts the answers of due tickets and publishes the results, so that the numbers outlive the answers. Works on one
 * ticket at a time, because each count reads and groups all of its answers, as a teacher's page does.
 */
export const countDue = async (context: AiContext): Promise<void> => {
  const { tallies, tallyTimes, lastAnswers, now } = context;
  const maxDelayMs = Math.max(heldMs, tallyTimes.answers.maxWaitMs, tallyTimes.verdicts.maxWaitMs);
  const isQuiet = now().getTime() - lastAnswers.at >= tallyTimes.quietMs;
  const dueBy = isQuiet ? now() : after(now(), -maxDelayMs);
  const bounds = { now: now(), farOff: after(now(), 2 * maxDelayMs), max: atOnce };
  for (const ticketId of await tallies.due(dueBy, bounds)) {
    const until = after(now(), heldMs);
    const before = await tallies.hold(ticketId, until);
    // Failed or concurrent counts become due again when the hold ends.
    if (before && (await countIfThere(context, before))) await tallies.done(ticketId, until);
  }
};
