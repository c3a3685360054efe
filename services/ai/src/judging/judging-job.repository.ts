import { limits } from '@exit-tickets/contracts';
import { type ClaimWatch, unlessDuplicate } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { type Claim, claimedBy, hasRunOut } from '../claims.ts';
import { gaveUp, type JudgingFailure, type JudgingJob, judgingJob } from './judging-job.model.ts';

/** The outcome of a claim. */
interface Release {
  failure?: JudgingFailure;
  dueAt?: Date;
  /** If false, erased responses stay recorded for the next claim. */
  areErasedForgotten: boolean;
}

/** As many as a ticket has responses: no real class erases more during one judging. */
const maxErased = limits.responsesPerTicket;

/** All queries on judging jobs. The owner of a claim judges the ticket, in the background or on request. */
export const createJudgingJobRepository = (model: Model<JudgingJob>, watch: ClaimWatch) => {
  const find = async (ticketId: string): Promise<JudgingJob | undefined> => {
    const found = await model.findById(ticketId).lean();
    return found ? judgingJob.parse(found) : undefined;
  };

  return {
    find,

    /**
     * Schedules a ticket for judging, or postpones it, but never beyond its `latestAt`. A ticket that was given up is
     * judged only on request.
     */
    schedule: async (ticketId: string, dueAt: Date, latestAt: Date): Promise<void> => {
      const update = { $set: { dueAt }, $min: { latestAt } };
      await unlessDuplicate(model.updateOne({ _id: ticketId, failure: { $ne: gaveUp } }, update, { upsert: true }));
    },

    /** Counts the tickets that are due and those claimed. Each count uses an index, and none overlap. */
    count: async (now: Date): Promise<{ due: number; claimed: number }> => {
      const [settled, waitedLong, leftHalfDone, claimed] = await Promise.all([
        model.countDocuments({ dueAt: { $lte: now }, claim: null }),
        model.countDocuments({ latestAt: { $lte: now }, dueAt: { $gt: now }, claim: null }),
        model.countDocuments({ 'claim.expiresAt': { $lte: now } }),
        model.countDocuments({ 'claim.expiresAt': { $gt: now } }),
      ]);
      return { due: settled + waitedLong + leftHalfDone, claimed };
    },

    /** The tickets to judge now: due ones and those with an expired claim. */
    due: async (now: Date, max: number): Promise<string[]> => {
      const found = await Promise.all(
        [
          { dueAt: { $lte: now }, claim: null },
          { latestAt: { $lte: now }, claim: null },
          { 'claim.expiresAt': { $lte: now } },
        ].map((filter) => model.find(filter, { _id: 1 }).limit(max).lean()),
      );
      return [...new Set(found.flat().map(({ _id }) => _id))].slice(0, max);
    },

    /**
     * Claims a ticket that is unclaimed or whose claim was abandoned. `isWhole` clears its due time, which is only safe
     * if its answers are read afterwards. It also gives the ticket up once too many claims were lost.
     */
    claim: async (wanted: Claim, now: Date, isWhole: boolean): Promise<'claimed' | 'held' | 'given up'> => {
      const { ticketId, ...claim } = wanted;
      const notDue = isWhole && { $unset: { dueAt: '', latestAt: '' } };
      const free = { _id: ticketId, claim: null };
      if ((await model.updateOne(free, { $set: { claim }, ...notDue })).modifiedCount === 1) return 'claimed';
      if (await unlessDuplicate(model.create({ _id: ticketId, claim }))) return 'claimed';
      const { claim: held, lost: before } = (await find(ticketId)) ?? {};
      if (!held || !hasRunOut(held, wanted, now, watch)) return 'held';
      const lost = Math.min((before ?? 0) + 1, limits.lostJudgings);
      const isGivenUp = isWhole && lost === limits.lostJudgings;
      const set = isGivenUp ? { claim: null, failure: gaveUp, lost } : { claim, lost };
      const abandoned = { _id: ticketId, 'claim.owner': held.owner, 'claim.expiresAt': held.expiresAt };
      const { modifiedCount } = await model.updateOne(abandoned, { $set: set, ...notDue });
      if (modifiedCount !== 1) return 'held';
      return isGivenUp ? 'given up' : 'claimed';
    },

    /** Extends a claim while work continues. */
    renew: async ({ ticketId, owner, expiresAt }: Claim): Promise<void> => {
      await model.updateOne(claimedBy({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    /** Records an erased response while its ticket is claimed; stops at `maxErased`. */
    addErased: async (ticketId: string, responseId: string): Promise<void> => {
      const hasRoom = { _id: ticketId, claim: { $ne: null }, [`erased.${maxErased - 1}`]: { $exists: false } };
      await model.updateOne(hasRoom, { $addToSet: { erased: responseId } });
    },

    /** The responses erased since the claim; 'too many' if some may not be recorded. */
    erased: async (ticketId: string): Promise<string[] | 'too many'> => {
      const erased = (await find(ticketId))?.erased ?? [];
      return erased.length < maxErased ? erased : 'too many';
    },

    /** Releases a claim and stores its outcome; a finished job is deleted unless it is due again. */
    release: async (claim: Claim, { failure, dueAt, areErasedForgotten }: Release): Promise<void> => {
      const after = { claim: null, lost: null, failure: failure ?? null, ...(dueAt && { dueAt }) };
      await model.updateOne(claimedBy(claim), { $set: after, ...(areErasedForgotten && { $unset: { erased: '' } }) });
      await model.deleteOne({ _id: claim.ticketId, claim: null, dueAt: null, failure: null, erased: null });
    },

    remove: async (ticketId: string): Promise<void> => {
      await model.deleteOne({ _id: ticketId });
    },
  };
};

export type JudgingJobRepository = ReturnType<typeof createJudgingJobRepository>;
