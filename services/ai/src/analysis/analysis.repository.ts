import { withEvents } from '@exit-tickets/bus';
import type { Analysis, EventEnvelope } from '@exit-tickets/contracts';
import type { mongo } from 'mongoose';
import { type AnalysisModel, type StoredAnalysis, storedAnalysis } from './analysis.model.ts';

export interface Claim {
  ticketId: string;
  owner: string;
  expiresAt: Date;
}

const duplicateKey = 11_000;
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === duplicateKey;

/** Every query on analyses. One document a ticket decides who analyses it: no two can. */
export const createAnalysisRepository = (model: AnalysisModel) => {
  const mine = ({ ticketId, owner }: Pick<Claim, 'ticketId' | 'owner'>) => ({ _id: ticketId, 'claim.owner': owner });

  return {
    collection: model.collection as mongo.Collection,

    find: async (ticketId: string): Promise<StoredAnalysis | undefined> => {
      const found = await model.findById(ticketId).lean();
      return found ? storedAnalysis.parse(found) : undefined;
    },

    /**
     * Claims a ticket that nobody has claimed, or whose claim has run out. One that would last twice as long as this one
     * was made before the clock was set back; should its owner be at work still, it will store nothing.
     */
    claim: async ({ ticketId, owner, expiresAt }: Claim, teacherId: string, now: Date): Promise<boolean> => {
      try {
        await model.create({ _id: ticketId, teacherId, claim: { owner, expiresAt } });
        return true;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const farthest = new Date(2 * expiresAt.getTime() - now.getTime());
      const hasRunOut = [{ 'claim.expiresAt': { $lte: now } }, { 'claim.expiresAt': { $gt: farthest } }];
      const free = { _id: ticketId, analysis: null, $or: hasRunOut };
      const { modifiedCount } = await model.updateOne(free, { $set: { teacherId, claim: { owner, expiresAt } } });
      return modifiedCount === 1;
    },

    /** Keeps a claim while the work goes on. */
    renew: async ({ ticketId, owner, expiresAt }: Claim): Promise<void> => {
      await model.updateOne(mine({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    release: async (claim: Pick<Claim, 'ticketId' | 'owner'>): Promise<void> => {
      await model.deleteOne({ ...mine(claim), analysis: null });
    },

    /** Stores the analysis and its event in one write; false when the claim was lost or the ticket deleted meanwhile. */
    store: async (
      claim: Pick<Claim, 'ticketId' | 'owner'>,
      analysis: Analysis,
      event: EventEnvelope,
    ): Promise<boolean> => {
      const done = { $set: { analysis, claim: null }, ...withEvents(event) };
      const { modifiedCount } = await model.updateOne({ ...mine(claim), analysis: null }, done);
      return modifiedCount === 1;
    },

    remove: async (ticketId: string): Promise<void> => {
      await model.deleteOne({ _id: ticketId });
    },
  };
};

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>;
