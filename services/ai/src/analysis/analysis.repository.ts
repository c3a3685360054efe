import { withNewestEvent } from '@exit-tickets/bus';
import type { Analysis, EventEnvelope, SentRequest } from '@exit-tickets/contracts';
import { type ClaimWatch, unlessDuplicate } from '@exit-tickets/service-kit';
import type { mongo } from 'mongoose';
import { type Claim, claimedBy, hasRunOut } from '../claims.ts';
import {
  type AnalysisModel,
  type StoredAnalysis,
  storedAnalysis,
  storedRequests,
  storedTime,
} from './analysis.model.ts';

/** All queries on analyses. One document per ticket guarantees that only one process analyses it. */
export const createAnalysisRepository = (model: AnalysisModel, watch: ClaimWatch) => {
  const find = async (ticketId: string): Promise<StoredAnalysis | undefined> => {
    const found = await model.findById(ticketId, { sent: 0 }).lean();
    return found ? storedAnalysis.parse(found) : undefined;
  };

  return {
    collection: model.collection as mongo.Collection,

    find,

    /** Yields the ticket and creation time of every stored analysis. */
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

    /** The requests sent to a model for the stored analysis; empty without one. */
    sent: async (ticketId: string): Promise<SentRequest[]> => {
      const found = await model.findById(ticketId, { sent: 1 }).lean();
      return storedRequests.parse(found ?? {}).sent ?? [];
    },

    /**
     * Claims a ticket that is unclaimed or whose claim was abandoned; a previous owner still at work can store nothing.
     * A ticket with an analysis can only be claimed to replace it; the old one stays until the new one is stored.
     * @param toReplace the `madeBy` of the analysis to replace
     */
    claim: async (
      claim: Claim,
      { teacherId, now, toReplace }: { teacherId: string; now: Date; toReplace?: string | null | undefined },
    ): Promise<boolean> => {
      const { ticketId, owner, expiresAt } = claim;
      if (await unlessDuplicate(model.create({ _id: ticketId, teacherId, claim: { owner, expiresAt } }))) return true;
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

    /** Extends a claim while work continues. */
    renew: async ({ ticketId, owner, expiresAt }: Claim): Promise<void> => {
      await model.updateOne(claimedBy({ ticketId, owner }), { $set: { 'claim.expiresAt': expiresAt } });
    },

    /** Records the responses that the analysis in progress is based on. */
    setRead: async (claim: Pick<Claim, 'ticketId' | 'owner'>, responseIds: readonly string[]): Promise<void> => {
      await model.updateOne(claimedBy(claim), { $set: { 'claim.responseIds': responseIds } });
    },

    /** Removes an analysis based on a response, and revokes the claim of one in progress. */
    removeBasedOn: async (ticketId: string, responseId: string): Promise<void> => {
      // Analyses of earlier releases do not record their responses.
      const basedOnIt = { $or: [{ responseIds: responseId }, { responseIds: null }] };
      await model.deleteOne({ _id: ticketId, analysis: { $ne: null }, ...basedOnIt });
      await model.updateOne({ _id: ticketId, 'claim.responseIds': responseId }, { $set: { claim: null } });
    },

    /** Releases a claim; an existing analysis stays. */
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
     * Removes everything except a marker that the answers are anonymous, which blocks further claims. The event that
     * closes the ticket stays.
     */
    anonymize: async (ticketId: string, anonymizedAt: Date): Promise<void> => {
      const nothing = { claim: null, analysis: null, madeBy: null, sent: null, anonymizedAt };
      const note = { $set: nothing, $unset: { responseIds: '' }, $setOnInsert: { teacherId: '-' } } as const;
      if (await unlessDuplicate(model.updateOne({ _id: ticketId }, note, { upsert: true }))) return;
      // A concurrent claim has just created the document.
      await model.updateOne({ _id: ticketId }, note);
    },

    isAnonymous: async (ticketId: string): Promise<boolean> =>
      (await model.exists({ _id: ticketId, anonymizedAt: { $ne: null } })) !== null,

    remove: async (ticketId: string): Promise<void> => {
      await model.deleteOne({ _id: ticketId });
    },
  };
};

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>;
