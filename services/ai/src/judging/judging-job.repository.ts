import { limits } from '@exit-tickets/contracts';
import { type ClaimWatch, duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { type Claim, claimedBy, hasRunOut } from '../claims.ts';
import { gaveUp, type JudgingFailure, type JudgingJob, judgingJob } from './judging-job.model.ts';

/** How the work on a claim ended. */
interface Release {
  failure?: JudgingFailure;
  dueAt?: Date;
  /** False keeps the responses that were erased meanwhile noted for whoever claims the ticket next. */
  areErasedForgotten: boolean;
}

/** As many as a ticket has at a time: that more are erased during one judging is no classroom's doing. */
const maxErased = limits.responsesPerTicket;

/** Every query on judging jobs. Whoever holds the claim on a ticket judges it: in the background or for a waiting teacher. */
export const createJudgingJobRepository = (model: Model<JudgingJob>, watch: ClaimWatch) => {
  const find = async (ticketId: string): Promise<JudgingJob | undefined> => {
    const found = await model.findById(ticketId).lean();
    return found ? judgingJob.parse(found) : undefined;
  };

  return {
    find,

    /**
     * Has a ticket judged at this moment; what is due already is put off, but never beyond its `latestAt`. What was given up
     * waits for somebody to ask.
     */
    schedule: async (ticketId: string, dueAt: Date, latestAt: Date): Promise<void> => {
      const update = { $set: { dueAt }, $min: { latestAt } };
      try {
        await model.updateOne({ _id: ticketId, failure: { $ne: gaveUp } }, update, { upsert: true });
      } catch (error) {
        if (!duplicateKeyOf(error)) throw error;
      }
    },

    /** How many tickets wait to be judged, and how many somebody is at; each count reads an index, and nothing twice. */
    count: async (now: Date): Promise<{ due: number; claimed: number }> => {
      const [settled, waitedLong, leftHalfDone, claimed] = await Promise.all([
        model.countDocuments({ dueAt: { $lte: now }, claim: null }),
        model.countDocuments({ latestAt: { $lte: now }, dueAt: { $gt: now }, claim: null }),
        model.countDocuments({ 'claim.expiresAt': { $lte: now } }),
        model.countDocuments({ 'claim.expiresAt': { $gt: now } }),
      ]);
      return { due: settled + waitedLong + leftHalfDone, claimed };
    },

    /** The tickets to judge now: what is due, and what somebody left half-done. */
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
     * Claims a ticket that nobody has claimed, or whose claim was abandoned. With `isWhole` it is no longer due: only for
     * who reads its answers afterwards, so that none which comes meanwhile is missed; and once too many claims on it were
     * lost it is given up instead.
     */
    claim: async (wanted: Claim, now: Date, isWhole: boolean): Promise<'claimed' | 'held' | 'given up'> => {
      const { ticketId, ...claim } = wanted;
      const notDue = isWhole && { $unset: { dueAt: '', latestAt: '' } };
      const free = { _id: ticketId, claim: null };
      if ((await model.updateOne(free, { $set: { claim }, ...notDue })).modifiedCount === 1) return 'claimed';
      try {
        await model.create({ _id: ticketId, claim });
        return 'claimed';
      } catch (error) {
        if (!duplicateKeyOf(error)) throw error;
      }
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

    /** Keeps a claim while the work goes on. */
    renew: async ({ ticketId, owner, expiresAt }: Claim): Promise<void> => {
      await model.updateOne(claimedBy({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    /** Keeps that a response was erased while somebody is at its ticket; once `maxErased` are kept, no more. */
    addErased: async (ticketId: string, responseId: string): Promise<void> => {
      const hasRoom = { _id: ticketId, claim: { $ne: null }, [`erased.${maxErased - 1}`]: { $exists: false } };
      await model.updateOne(hasRoom, { $addToSet: { erased: responseId } });
    },

    /** The responses that were erased since the ticket was claimed; 'too many' when not all of them may have been kept. */
    erased: async (ticketId: string): Promise<string[] | 'too many'> => {
      const erased = (await find(ticketId))?.erased ?? [];
      return erased.length < maxErased ? erased : 'too many';
    },

    /** Gives a claim back and says how it went; nothing is left of a job that is done, unless it is due again. */
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
