import { withNewestEvent } from '@exit-tickets/bus';
import type { Analysis, EventEnvelope, SentRequest } from '@exit-tickets/contracts';
import { type ClaimWatch, duplicateKeyOf } from '@exit-tickets/service-kit';
import type { mongo } from 'mongoose';
import { type Claim, claimedBy, hasRunOut } from '../claims.ts';
import {
  type AnalysisModel,
  type StoredAnalysis,
  storedAnalysis,
  storedRequests,
  storedTime,
} from './analysis.model.ts';

/** Every query on analyses. One document a ticket decides who analyses it: no two can. */
export const createAnalysisRepository = (model: AnalysisModel, watch: ClaimWatch) => {
  const find = async (ticketId: string): Promise<StoredAnalysis | undefined> => {
    const found = await model.findById(ticketId, { sent: 0 }).lean();
    return found ? storedAnalysis.parse(found) : undefined;
  };

  return {
    collection: model.collection as mongo.Collection,

    find,

    /** Of every analysis that is stored its ticket and when it was made. */
    all: async function* (): AsyncGenerator<{ ticketId: string; createdAt: Date }> {
      const found = model
        .find({ analysis: { $ne: null } }, { 'analysis.createdAt': 1 })
        .lean()
        .cursor();
      for await (const document of found) {
        const { _id: ticketId, analysis } = storedTime.parse(document);
        yield { ticketId, createdAt: new Date(analysis.createdAt) };
      }
    },

    /** What a model was sent for the analysis that is stored; empty without one. */
    sent: async (ticketId: string): Promise<SentRequest[]> => {
      const found = await model.findById(ticketId, { sent: 1 }).lean();
      return storedRequests.parse(found ?? {}).sent ?? [];
    },

    /**
     * Claims a ticket that nobody has claimed, or whose claim was abandoned; should its owner be at work still, it will
     * store nothing. An analysis that is there stays as it is until the one `toReplace` it is stored; without that it
     * cannot be claimed.
     * @param toReplace the `madeBy` of the analysis that is made anew
     */
    claim: async (
      claim: Claim,
      { teacherId, now, toReplace }: { teacherId: string; now: Date; toReplace?: string | null | undefined },
    ): Promise<boolean> => {
      const { ticketId, owner, expiresAt } = claim;
      try {
        await model.create({ _id: ticketId, teacherId, claim: { owner, expiresAt } });
        return true;
      } catch (error) {
        if (!duplicateKeyOf(error)) throw error;
      }
      const missing = { _id: ticketId, analysis: null, anonymizedAt: null };
      const replaced = { _id: ticketId, analysis: { $ne: null }, madeBy: toReplace ?? null };
      const wanted = toReplace === undefined ? missing : replaced;
      const take = async (held: Record<string, unknown>): Promise<boolean> => {
        const taken = { $set: { teacherId, claim: { owner, expiresAt } } };
        return (await model.updateOne({ ...wanted, ...held }, taken)).modifiedCount === 1;
      };
      if (await take({ claim: null })) return true;
      const held = (await find(ticketId))?.claim;
      if (!held || !hasRunOut(held, claim, now, watch)) return false;
      return take({ 'claim.owner': held.owner, 'claim.expiresAt': held.expiresAt });
    },

    /** Keeps a claim while the work goes on. */
    renew: async ({ ticketId, owner, expiresAt }: Claim): Promise<void> => {
      await model.updateOne(claimedBy({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    /** Keeps which responses the analysis that is being made rests on. */
    setRead: async (claim: Pick<Claim, 'ticketId' | 'owner'>, responseIds: readonly string[]): Promise<void> => {
      await model.updateOne(claimedBy(claim), { $set: { 'claim.responseIds': responseIds } });
    },

    /** Removes an analysis that rests on a response, and has one that is being made on it lose its claim. */
    removeBasedOn: async (ticketId: string, responseId: string): Promise<void> => {
      // What an earlier release made does not say what it rests on.
      const basedOnIt = { $or: [{ responseIds: responseId }, { responseIds: null }] };
      await model.deleteOne({ _id: ticketId, analysis: { $ne: null }, ...basedOnIt });
      await model.updateOne({ _id: ticketId, 'claim.responseIds': responseId }, { $set: { claim: null } });
    },

    /** Gives a claim back; what was made before stays. */
    release: async (claim: Pick<Claim, 'ticketId' | 'owner'>): Promise<void> => {
      await model.deleteOne({ ...claimedBy(claim), analysis: null });
      await model.updateOne(claimedBy(claim), { $set: { claim: null } });
    },

    /** Stores the analysis and its event in one write; false when the claim was lost or the ticket deleted meanwhile. */
    store: async (
      claim: Pick<Claim, 'ticketId' | 'owner'>,
      made: { analysis: Analysis; sent: readonly SentRequest[]; responseIds: readonly string[] },
      event: EventEnvelope,
    ): Promise<boolean> => {
      const done = { $set: { ...made, madeBy: claim.owner, claim: null }, ...withNewestEvent(event) };
      const { modifiedCount } = await model.updateOne(claimedBy(claim), done);
      return modifiedCount === 1;
    },

    /**
     * Leaves nothing but a note that the answers are anonymous, which no claim gets past. The events that close the
     * ticket stay.
     */
    anonymize: async (ticketId: string, anonymizedAt: Date): Promise<void> => {
      const nothing = { claim: null, analysis: null, madeBy: null, sent: null, anonymizedAt };
      const note = { $set: nothing, $unset: { responseIds: '' }, $setOnInsert: { teacherId: '-' } } as const;
      try {
        await model.updateOne({ _id: ticketId }, note, { upsert: true });
      } catch (error) {
        if (!duplicateKeyOf(error)) throw error;
        // Somebody has just claimed it.
        await model.updateOne({ _id: ticketId }, note);
      }
    },

    isAnonymous: async (ticketId: string): Promise<boolean> =>
      (await model.exists({ _id: ticketId, anonymizedAt: { $ne: null } })) !== null,

    remove: async (ticketId: string): Promise<void> => {
      await model.deleteOne({ _id: ticketId });
    },
  };
};

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>;
