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

/** The question that a document belongs to. */
type JudgedQuestion = Pick<JudgementsDocument, 'ticketId' | 'teacherId' | 'questionId' | 'questionHash'>;

/** A teacher's changes to one question. */
export interface QuestionChange {
  /** By response id; null removes a mark. */
  marks: ReadonlyMap<string, StoredMark | null>;
  /** Null removes the teacher's core. */
  core?: { text: string; by: 'teacher' } | null | undefined;
  isOpinion?: boolean | undefined;
  /** Set if the core changed: the model's verdicts that remain valid. */
  leftVerdicts?: Readonly<Record<string, ModelVerdict>> | undefined;
}

/** Requests kept for each question: enough for a large class and some changes. */
const maxSent = 100;
/**
 * Limits the total bytes of long requests: together with the verdicts they must fit into a 16 MB document, and those of
 * all questions into the memory for one teacher (`limits.heldText`).
 */
const maxSentBytes = 1_000_000;
const withoutSent = { sent: 0, outbox: 0 };

/** The document id of a ticket's question. */
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

/** All queries on judgements. Each change is one atomic update, so two windows never overwrite each other's marks. */
export const createJudgementRepository = (model: Model<JudgementsDocument>) => ({
  collection: model.collection as mongo.Collection,

  /** All judgements of a ticket, in one read. */
  find: async (ticketId: string): Promise<StoredJudgements[]> =>
    storedJudgements.array().parse(await model.find({ ticketId }, withoutSent).lean()),

  /** The judgements of the next question by id, or of the first. */
  findNext: async (ticketId: string, after = ''): Promise<StoredJudgements | undefined> => {
    const next = { ticketId, questionId: { $gt: after } };
    const found = await model.findOne(next, withoutSent).sort({ questionId: 1 }).lean();
    return found ? storedJudgements.parse(found) : undefined;
  },

  /** Judgements on the same question by the same teacher, newest first. */
  findSame: async (teacherId: string, questionHash: string, max: number): Promise<StoredJudgements[]> =>
    storedJudgements
      .array()
      .parse(await model.find({ teacherId, questionHash }, withoutSent).sort({ changedAt: -1 }).limit(max).lean()),

  sent: async (ticketId: string): Promise<SentRequest[]> => {
    const found = await model.find({ ticketId }, { sent: 1 }).lean();
    return found.flatMap(({ sent }) => sentRequests.parse(sent));
  },

  /** Creates missing documents, for at least one question. */
  prepare: async (questions: readonly JudgedQuestion[]): Promise<void> => {
    const upserts = questions.map(({ questionId, ...rest }) => ({
      updateOne: {
        filter: { _id: idOf(rest.ticketId, questionId) },
        update: { $setOnInsert: { questionId, ...rest, marks: {}, verdicts: {}, sent: [], outbox: [] } },
        upsert: true,
      },
    }));
    await model.bulkWrite(upserts, { ordered: false });
  },

  /** Returns false if the ticket was deleted. */
  change: async (documentId: string, change: QuestionChange, event: EventEnvelope): Promise<boolean> =>
    (await model.updateOne({ _id: documentId }, changesOf(change, event))).matchedCount === 1,

  /**
   * Stores the model's core, if any, and whether it takes the question for an opinion. Never overrides the teacher.
   * False if the teacher has set a core or the ticket was deleted.
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

  /** Stores verdicts based on a core; false if the core has changed or the ticket was deleted. */
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

  /** Deletes the verdicts on a response, and all sent requests, as any of them may contain its text. */
  removeResponse: async (ticketId: string, responseId: string): Promise<void> => {
    const verdicts = { [`marks.${responseId}`]: '', [`verdicts.${responseId}`]: '' };
    await model.updateMany({ ticketId }, { $unset: verdicts, $set: { sent: [] } });
  },

  /** Deletes all model verdicts of a ticket and the requests sent for them. */
  removeVerdicts: async (ticketId: string): Promise<void> => {
    await model.updateMany({ ticketId }, { $set: { verdicts: {}, sent: [] } });
  },

  remove: async (ticketId: string): Promise<void> => {
    await model.deleteMany({ ticketId });
  },
});

export type JudgementRepository = ReturnType<typeof createJudgementRepository>;
