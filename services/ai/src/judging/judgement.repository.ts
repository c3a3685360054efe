import { withNewestEvent } from '@exit-tickets/bus';
import type { EventEnvelope, SentRequest } from '@exit-tickets/contracts';
import type { Model, mongo } from 'mongoose';
import {
  type JudgementsDocument,
  type ModelVerdict,
  type StoredJudgements,
  type StoredMark,
  sentRequests,
  storedJudgements,
} from './judgement.model.ts';

/** The question of a ticket that a document is about. */
export interface JudgedQuestion {
  ticketId: string;
  teacherId: string;
  questionId: string;
  questionHash: string;
}

/** What a teacher changes about one question. */
export interface QuestionChange {
  /** By response; null takes a mark back. */
  marks: ReadonlyMap<string, StoredMark | null>;
  /** Null: none of the teacher's own. */
  core?: { text: string; by: 'teacher' } | null | undefined;
  isOpinion?: boolean | undefined;
  /** Where the model judged by another core: those of its verdicts that still hold. */
  leftVerdicts?: Readonly<Record<string, ModelVerdict>> | undefined;
}

/** Requests kept a question: those of a large class and of some changes. */
const maxSent = 100;
/**
 * Of long ones as many as have about so many bytes together: with the verdicts they stay within the 16 MB of a document, and
 * those of all questions within what one teacher may have in memory (`limits.heldText`).
 */
const maxSentBytes = 1_000_000;
const withoutSent = { sent: 0, outbox: 0 };

/** The id of the document of a question of a ticket. */
export const idOf = (ticketId: string, questionId: string): string => `${ticketId}.${questionId}`;

const changedBy = (event: EventEnvelope) => ({ changedAt: new Date(event.time) });

const changesOf = ({ marks, core, isOpinion, leftVerdicts }: QuestionChange, event: EventEnvelope) => {
  const set: Record<string, unknown> = changedBy(event);
  const unset: Record<string, ''> = {};
  for (const [responseId, mark] of marks) {
    if (mark) set[`marks.${responseId}`] = mark;
    else unset[`marks.${responseId}`] = '';
  }
  if (core !== undefined) set.core = core;
  if (isOpinion !== undefined) set.opinion = { isOpinion, by: 'teacher' };
  if (leftVerdicts) set.verdicts = leftVerdicts;
  return {
    $set: set,
    ...(Object.keys(unset).length > 0 && { $unset: unset }),
    ...withNewestEvent(event),
  };
};

/** Every query on judgements. A change is one atomic update, so that two windows never overwrite each other's marks. */
export const createJudgementRepository = (model: Model<JudgementsDocument>) => ({
  collection: model.collection as mongo.Collection,

  /** All that is known about a ticket's answers, in one read. */
  find: async (ticketId: string): Promise<StoredJudgements[]> =>
    storedJudgements.array().parse(await model.find({ ticketId }, withoutSent).lean()),

  /** What is known about the question that follows this one by its id, the first without. */
  findNext: async (ticketId: string, after = ''): Promise<StoredJudgements | undefined> => {
    const [found] = await model
      .find({ ticketId, questionId: { $gt: after } }, withoutSent)
      .sort({ questionId: 1 })
      .limit(1)
      .lean();
    return found && storedJudgements.parse(found);
  },

  /** What is known about answers to the same question of the same teacher, the latest documents first. */
  findSame: async (teacherId: string, questionHash: string, max: number): Promise<StoredJudgements[]> =>
    storedJudgements
      .array()
      .parse(await model.find({ teacherId, questionHash }, withoutSent).sort({ changedAt: -1 }).limit(max).lean()),

  sent: async (ticketId: string): Promise<SentRequest[]> => {
    const found = await model.find({ ticketId }, { sent: 1 }).lean();
    return found.flatMap(({ sent }) => sentRequests.parse(sent));
  },

  /** Makes the documents of questions that have none yet. */
  prepare: async (questions: readonly JudgedQuestion[]): Promise<void> => {
    if (questions.length === 0) return;
    const upserts = questions.map(({ questionId, ...rest }) => ({
      updateOne: {
        filter: { _id: idOf(rest.ticketId, questionId) },
        update: { $setOnInsert: { questionId, ...rest, marks: {}, verdicts: {}, sent: [], outbox: [] } },
        upsert: true,
      },
    }));
    await model.bulkWrite(upserts, { ordered: false });
  },

  /** False when the ticket was deleted meanwhile. */
  change: async (documentId: string, change: QuestionChange, event: EventEnvelope): Promise<boolean> => {
    return (await model.updateOne({ _id: documentId }, changesOf(change, event))).matchedCount === 1;
  },

  /**
   * What the model takes for the core, if it has one, and for an opinion; what the teacher said stays. False when the
   * teacher has said what the core is, or the ticket is gone.
   */
  storeCore: async (
    documentId: string,
    { core, isOpinion }: { core: string; isOpinion: boolean },
    event: EventEnvelope,
  ): Promise<boolean> => {
    const set = { ...(core && { core: { text: core, by: 'model' } }), ...changedBy(event) };
    const opinion = { isOpinion, by: 'model' };
    const untouched = { _id: documentId, core: null };
    const store = async (filter: object, $set: object): Promise<boolean> =>
      (await model.updateOne(filter, { $set, ...withNewestEvent(event) })).matchedCount === 1;
    return (
      (await store({ ...untouched, 'opinion.by': { $ne: 'teacher' } }, { ...set, opinion })) ||
      (await store(untouched, set))
    );
  },

  /** Stores verdicts by a core; false when it is another core by now, or the ticket is gone. */
  storeVerdicts: async (
    documentId: string,
    core: string | undefined,
    verdicts: ReadonlyMap<string, ModelVerdict>,
    event: EventEnvelope,
  ): Promise<boolean> => {
    const given = Object.fromEntries([...verdicts].map(([responseId, verdict]) => [`verdicts.${responseId}`, verdict]));
    const update = { $set: { ...given, ...changedBy(event) }, ...withNewestEvent(event) };
    const byThisCore = core === undefined ? { core: null } : { 'core.text': core };
    return (await model.updateOne({ _id: documentId, ...byThisCore }, update)).matchedCount === 1;
  },

  addSent: async (documentId: string, request: SentRequest): Promise<void> => {
    const bytes = Buffer.byteLength(JSON.stringify(request));
    const kept = Math.min(maxSent, Math.max(1, Math.floor(maxSentBytes / bytes)));
    await model.updateOne({ _id: documentId }, { $push: { sent: { $each: [request], $slice: -kept } } });
  },

  /** Forgets the verdicts on a response; with it all that was sent, since nobody can tell which request held its words. */
  removeResponse: async (ticketId: string, responseId: string): Promise<void> => {
    const verdicts = { [`marks.${responseId}`]: '', [`verdicts.${responseId}`]: '' };
    await model.updateMany({ ticketId }, { $unset: verdicts, $set: { sent: [] } });
  },

  /** Forgets all that a model said about a ticket's answers, and what was sent to it. */
  removeVerdicts: async (ticketId: string): Promise<void> => {
    await model.updateMany({ ticketId }, { $set: { verdicts: {}, sent: [] } });
  },

  remove: async (ticketId: string): Promise<void> => {
    await model.deleteMany({ ticketId });
  },
});

export type JudgementRepository = ReturnType<typeof createJudgementRepository>;
