import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { type JudgingFailure, type JudgingJob, judgingJob } from './judging-job.model.ts';

export interface JobClaim {
  ticketId: string;
  owner: string;
  expiresAt: Date;
}

/** How the work on a claim ended. */
interface Release {
  failure?: JudgingFailure;
  dueAt?: Date;
  /** False keeps the responses that were erased meanwhile noted for whoever claims the ticket next. */
  areErasedForgotten: boolean;
}

/** Every query on judging jobs. Whoever holds the claim on a ticket judges it: in the background or for a waiting teacher. */
export const createJudgingJobRepository = (model: Model<JudgingJob>) => {
  const mine = ({ ticketId, owner }: Pick<JobClaim, 'ticketId' | 'owner'>) => ({
    _id: ticketId,
    'claim.owner': owner,
  });
  /** A claim that would last twice as long as this one was made before the clock was set back. */
  const hasRunOut = (now: Date, expiresAt: Date) => [
    { 'claim.expiresAt': { $lte: now } },
    { 'claim.expiresAt': { $gt: new Date(2 * expiresAt.getTime() - now.getTime()) } },
  ];

  return {
    find: async (ticketId: string): Promise<JudgingJob | undefined> => {
      const found = await model.findById(ticketId).lean();
      return found ? judgingJob.parse(found) : undefined;
    },

    /** Has a ticket judged at this moment; what is due already is put off, but never beyond its `latestAt`. */
    schedule: async (ticketId: string, dueAt: Date, latestAt: Date): Promise<void> => {
      await model.updateOne({ _id: ticketId }, { $set: { dueAt }, $min: { latestAt } }, { upsert: true });
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
     * Claims a ticket that nobody has claimed, or whose claim has run out. With `isWhole` it is no longer due: only for
     * who reads its answers afterwards, so that none which comes meanwhile is missed.
     */
    claim: async ({ ticketId, owner, expiresAt }: JobClaim, now: Date, isWhole: boolean): Promise<boolean> => {
      const claim = { owner, expiresAt };
      const free = { _id: ticketId, $or: [{ claim: null }, ...hasRunOut(now, expiresAt)] };
      const taken = { $set: { claim }, ...(isWhole && { $unset: { dueAt: '', latestAt: '' } }) };
      if ((await model.updateOne(free, taken)).modifiedCount === 1) return true;
      try {
        await model.create({ _id: ticketId, claim });
        return true;
      } catch (error) {
        if (!duplicateKeyOf(error)) throw error;
        return false;
      }
    },

    /** Keeps a claim while the work goes on. */
    renew: async ({ ticketId, owner, expiresAt }: JobClaim): Promise<void> => {
      await model.updateOne(mine({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    /** Keeps that a response was erased while somebody is at its ticket. */
    addErased: async (ticketId: string, responseId: string): Promise<void> => {
      await model.updateOne({ _id: ticketId, claim: { $ne: null } }, { $addToSet: { erased: responseId } });
    },

    /** The responses that were erased since the ticket was claimed. */
    erased: async (ticketId: string): Promise<string[]> => {
      const found = await model.findById(ticketId).lean();
      return found?.erased ?? [];
    },

    /** Gives a claim back and says how it went; nothing is left of a job that is done, unless it is due again. */
    release: async (claim: JobClaim, { failure, dueAt, areErasedForgotten }: Release): Promise<void> => {
      const after = { claim: null, failure: failure ?? null, ...(dueAt && { dueAt }) };
      await model.updateOne(mine(claim), { $set: after, ...(areErasedForgotten && { $unset: { erased: '' } }) });
      await model.deleteOne({ _id: claim.ticketId, claim: null, dueAt: null, failure: null, erased: null });
    },

    remove: async (ticketId: string): Promise<void> => {
      await model.deleteOne({ _id: ticketId });
    },
  };
};

export type JudgingJobRepository = ReturnType<typeof createJudgingJobRepository>;
