import type { QuestionTally } from '@exit-tickets/contracts';
import { inBatchesWhileBusy } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { alive, type TicketDocument } from './ticket.model.ts';

/** A count of responses, and the number of removals it includes. */
interface ResponseCount {
  ticketId: string;
  responseCount: number;
  removals?: number | undefined;
}

/** With equal removals, counts only increase; a count with more removals always wins. */
const countUpdates = ({ ticketId, responseCount, removals }: ResponseCount) => {
  const ticket = { _id: ticketId, ...alive };
  const equal = { ...ticket, responseRemovals: removals ?? null };
  const raise = { updateOne: { filter: equal, update: { $max: { responseCount } } } };
  if (removals === undefined) return [raise];
  const older = { ...ticket, $or: [{ responseRemovals: null }, { responseRemovals: { $lt: removals } }] };
  return [{ updateOne: { filter: older, update: { $set: { responseCount, responseRemovals: removals } } } }, raise];
};

/** Counts per write: one batch of the outbox relay. */
const maxCounts = 100;

/** Stores response counts and the tallies of judged answers. */
export const counts = (model: Model<TicketDocument>) => ({
  setResponseCount: inBatchesWhileBusy(async (counts: readonly ResponseCount[]) => {
    await model.bulkWrite(counts.flatMap(countUpdates));
    return counts.map(() => undefined);
  }, maxCounts),

  /** Stores the tallies of a ticket's answers, unless newer or final ones are stored. */
  setTallies: async (ticketId: string, judged: { version: number; tallies: QuestionTally[] }): Promise<void> => {
    const older = { $or: [{ judged: null }, { 'judged.version': { $lt: judged.version } }] };
    const filter = { _id: ticketId, ...alive, ...older, 'judged.isFinal': { $ne: true } };
    await model.updateOne(filter, { $set: { judged } }).exec();
  },

  /** Stores the tallies taken before the answers were anonymised; later tallies do not replace them. */
  setFinalTallies: async (ticketId: string, tallies: QuestionTally[]): Promise<void> => {
    const judged = { version: 0, tallies, isFinal: true };
    await model.updateOne({ _id: ticketId, ...alive, 'judged.isFinal': { $ne: true } }, { $set: { judged } }).exec();
  },
});
