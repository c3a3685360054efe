import { notDeleted } from '@exit-tickets/bus';
import { limits, type StudentQuestion, studentQuestion, type TicketSnapshot } from '@exit-tickets/contracts';
import { inBatchesWhileBusy } from '@exit-tickets/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** The replica of a ticket, built from its events: enough to accept answers while tickets or the bus is down. */
export interface TicketReplica {
  _id: string;
  teacherId: string;
  version: number;
  isAccepting: boolean;
  expiresAt: Date;
  /** What checking answers needs, without answer keys and guides. */
  questions: StudentQuestion[];
  /** The questions are locked: a first response was admitted. */
  isLocked: boolean;
  /** The last allocated number; 0 before the first. */
  responseNumber: number;
  /** Text size of all responses that are not erased; missing before the first. */
  responseBytes?: number;
  /** When the sizes were last recounted. */
  bytesCountedAt?: Date;
  /**
   * How many responses were removed, which is the version of the count (docs/design.md 6). Missing before the first.
   */
  removals?: number;
  /** The submission ids of removed responses, so that a late retry is not stored again. */
  removedSubmissions?: string[];
  /** When the last response was admitted; missing before the first, and once it is anonymous. */
  lastAnswerAt?: Date;
  /** Its answers are to be made anonymous: none is admitted any more. Kept until all of that is done. */
  isAnonymizing?: boolean;
  /** What is left of them is stored. */
  anonymizedAt?: Date;
  /** The tombstone of a deleted ticket, kept for a while so that a late event does not restore it. */
  deletedAt?: Date;
}

/** The admission of a response: its number, and the questions to check its answers against. */
export type Admission = Pick<TicketReplica, 'questions' | 'responseNumber' | 'removedSubmissions'>;

/** What counting the responses of a ticket needs. */
type UncommonTicket = Pick<TicketReplica, '_id' | 'deletedAt' | 'anonymizedAt' | 'removals'>;

const tombstoneDays = 30;
/** How long after a recount a full ticket is not counted again. */
const recountMs = 60_000;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    version: { type: Number, required: true },
    isAccepting: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
    questions: { type: Schema.Types.Mixed, required: true },
    isLocked: { type: Boolean, required: true },
    responseNumber: { type: Number, required: true },
    responseBytes: Number,
    bytesCountedAt: Date,
    removals: Number,
    removedSubmissions: { type: [String], default: undefined },
    lastAnswerAt: Date,
    isAnonymizing: Boolean,
    anonymizedAt: Date,
    deletedAt: { type: Date, expires: tombstoneDays * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'response_tickets' },
);

// Partial, so that tickets without answers and anonymous ones cost nothing.
schema.index({ lastAnswerAt: 1 }, { partialFilterExpression: { lastAnswerAt: { $exists: true } } });
schema.index({ teacherId: 1, lastAnswerAt: 1 });
schema.index({ isAnonymizing: 1 }, { partialFilterExpression: { isAnonymizing: true } });

export const ticketReplicaModel = (database: Connection): Model<TicketReplica> =>
  database.model<TicketReplica>('TicketReplica', schema);

/** As the driver reads it. */
type Unset = 'deletedAt' | 'isAnonymizing' | 'anonymizedAt';
type Stored = Omit<TicketReplica, Unset> & { [Field in Unset]?: TicketReplica[Field] | null };

/** A response that asks for admission. */
interface Asked {
  ticketId: string;
  now: Date;
  /** Size of its text. */
  bytes: number;
}

/** It takes answers as far as their anonymity goes. */
const notAnonymous = { isAnonymizing: null, anonymizedAt: null } as const;

/** The ticket has at least this much room. */
const roomFor = (bytes: number) => ({ responseBytes: { $not: { $gt: limits.responseBytesPerTicket - bytes } } });

const createAdmit = (model: Model<TicketReplica>) => {
  // The plain driver, without mongoose: every response of a class takes this path.
  const collection = model.db.collection<Stored>(model.collection.name);

  /** Allocates the next numbers if the ticket is open, locked and has enough room. */
  const allocate = async (ticketId: string, asked: readonly Asked[]): Promise<Admission | null> => {
    const count = asked.length;
    const bytes = asked.reduce((sum, each) => sum + each.bytes, 0);
    const latest = new Date(Math.max(...asked.map(({ now }) => now.getTime())));
    return collection.findOneAndUpdate(
      {
        _id: ticketId,
        isAccepting: true,
        isLocked: true,
        expiresAt: { $gt: latest },
        responseNumber: { $lte: limits.responsesPerTicket - count },
        ...roomFor(bytes),
        ...notAnonymous,
        ...notDeleted,
      },
      { $inc: { responseNumber: count, responseBytes: bytes }, $max: { lastAnswerAt: latest } },
      { returnDocument: 'after', projection: { _id: 0, questions: 1, responseNumber: 1, removedSubmissions: 1 } },
    );
  };

  const admitToTicket = async (ticketId: string, asked: readonly Asked[]): Promise<Map<Asked, Admission>> => {
    const admission = await allocate(ticketId, asked);
    if (admission) {
      const first = admission.responseNumber - asked.length + 1;
      return new Map(asked.map((each, at) => [each, { ...admission, responseNumber: first + at }]));
    }
    const admitted = new Map<Asked, Admission>();
    if (asked.length === 1) return admitted;
    // There may be room for some of them.
    for (const each of asked.toSorted((a, b) => a.bytes - b.bytes)) {
      const alone = await allocate(ticketId, [each]);
      if (!alone) break;
      admitted.set(each, alone);
    }
    return admitted;
  };

  /** One write per ticket for everything that arrived while the former writes were in flight. */
  const admitTogether = async (asked: readonly Asked[]): Promise<Promise<Admission | undefined>[]> => {
    const byTicket = new Map(
      [...Map.groupBy(asked, ({ ticketId }) => ticketId)].map(([id, ofTicket]) => [id, admitToTicket(id, ofTicket)]),
    );
    return asked.map(async (each) => (await byTicket.get(each.ticketId))?.get(each));
  };

  return inBatchesWhileBusy(admitTogether, limits.responsesPerTicket);
};

/** Every query of this service on replicas, named by purpose. */
export const createTicketReplicas = (model: Model<TicketReplica>) => ({
  find: (ticketId: string): Promise<TicketReplica | null> =>
    model
      .findOne({ _id: ticketId, ...notDeleted })
      .lean<TicketReplica>()
      .exec(),

  /** Stores a newer snapshot. An older or repeated one, or one of a deleted ticket, changes nothing. */
  replicate: async ({ ticketId, ...snapshot }: TicketSnapshot): Promise<void> => {
    const { teacherId, version, isAccepting, expiresAt } = snapshot;
    const questions = snapshot.questions.map((question) => studentQuestion.parse(question));
    const fields = { teacherId, version, isAccepting, expiresAt: new Date(expiresAt), questions };
    const made = { ...fields, isLocked: false, responseNumber: 0 };
    const { upsertedCount } = await model.updateOne({ _id: ticketId }, { $setOnInsert: made }, { upsert: true }).exec();
    if (upsertedCount > 0) return;
    await model.updateOne({ _id: ticketId, version: { $lt: version }, ...notDeleted }, { $set: fields }).exec();
  },

  markLocked: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $set: { isLocked: true } }).exec();
  },

  /**
   * Allocates the next number, batched with concurrent callers. Undefined when the ticket is full, closed or not
   * locked.
   */
  admit: createAdmit(model),

  /**
   * Releases a number that nothing was stored under. If it is no longer the last one, it stays free until all are
   * allocated.
   */
  giveBack: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseNumber }, { $inc: { responseNumber: -1 } }).exec();
  },

  /** Reserves room for a response under a reused number; false when there is none. */
  takeRoom: async (ticketId: string, bytes: number, now: Date): Promise<boolean> => {
    const taken = await model
      .updateOne(
        { _id: ticketId, ...roomFor(bytes), ...notAnonymous },
        { $inc: { responseBytes: bytes }, $max: { lastAnswerAt: now } },
      )
      .exec();
    return taken.matchedCount > 0;
  },

  /** Releases the room of a response that was not stored or is erased. */
  giveBackRoom: async (ticketId: string, bytes: number): Promise<void> => {
    await model
      .updateOne({ _id: ticketId, responseBytes: { $gte: bytes } }, { $inc: { responseBytes: -bytes } })
      .exec();
  },

  /** Returns the reserved bytes to the one caller who may recount now; others get nothing for a while. */
  claimRecount: async (ticketId: string, now: Date): Promise<number | undefined> => {
    const isDue = { bytesCountedAt: { $not: { $gt: new Date(now.getTime() - recountMs) } } };
    const claimed = await model
      .findOneAndUpdate(
        { _id: ticketId, ...isDue, ...notDeleted },
        { $set: { bytesCountedAt: now } },
        { projection: { responseBytes: 1 } },
      )
      .lean<Pick<TicketReplica, 'responseBytes'>>()
      .exec();
    return claimed?.responseBytes;
  },

  /** Corrects the bytes, unless some were reserved or released meanwhile. */
  setBytes: async (ticketId: string, reserved: number, responseBytes: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseBytes: reserved }, { $set: { responseBytes } }).exec();
  },

  /** Moves the counter up to a number that is in use. It lags behind when its document was lost and created again. */
  raiseResponseNumber: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $max: { responseNumber } }).exec();
  },

  /** All tickets that are neither deleted nor anonymous. */
  all: async function* (): AsyncGenerator<Pick<TicketReplica, '_id' | 'removals'>> {
    yield* model
      .find({ anonymizedAt: null, ...notDeleted }, { removals: 1 })
      .lean<Pick<TicketReplica, '_id' | 'removals'>>()
      .cursor();
  },

  /** Whether any ticket has answers. */
  haveAnswers: async (): Promise<boolean> =>
    (await model.exists({ responseNumber: { $gt: 0 }, ...notDeleted })) !== null,

  /** Tickets whose answers came before it was noted when. */
  withoutLastAnswer: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const unknown = { lastAnswerAt: null, responseNumber: { $gt: 0 }, anonymizedAt: null, ...notDeleted };
    yield* model.find(unknown, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  setLastAnswer: async (ticketId: string, lastAnswerAt: Date): Promise<void> => {
    await model.updateOne({ _id: ticketId, lastAnswerAt: null, ...notAnonymous }, { $set: { lastAnswerAt } }).exec();
  },

  /** The clock was set back: what was answered later than now, by an earlier clock, was answered now at the latest. */
  notAnsweredAfter: async (now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gt: now } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** The clock was behind for a while: what was answered then was answered now at the latest. */
  answeredBetween: async (from: Date, to: Date, now: Date): Promise<void> => {
    await model.updateMany({ lastAnswerAt: { $gte: from, $lte: to } }, { $set: { lastAnswerAt: now } }).exec();
  },

  /** A teacher's tickets with no answer after this moment, the earliest first. */
  answeredUntil: (
    teacherId: string,
    moment: Date,
    limit: number,
  ): Promise<Pick<TicketReplica, '_id' | 'lastAnswerAt'>[]> =>
    model
      .find({ teacherId, lastAnswerAt: { $lte: moment }, ...notDeleted }, { lastAnswerAt: 1 })
      .sort({ lastAnswerAt: 1 })
      .limit(limit)
      .lean<Pick<TicketReplica, '_id' | 'lastAnswerAt'>[]>()
      .exec(),

  /** Every ticket with no answer after this moment that is not anonymous. */
  dueSince: async function* (moment: Date): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    const due = { lastAnswerAt: { $lte: moment }, ...notAnonymous, ...notDeleted };
    yield* model.find(due, { _id: 1 }).lean<Pick<TicketReplica, '_id'>>().cursor();
  },

  /** Tickets that are being made anonymous, or were when a process ended. */
  anonymizing: async function* (): AsyncGenerator<Pick<TicketReplica, '_id'>> {
    yield* model
      .find({ isAnonymizing: true, ...notDeleted }, { _id: 1 })
      .lean<Pick<TicketReplica, '_id'>>()
      .cursor();
  },

  /** Closes a ticket for good. */
  orderAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId, ...notAnonymous, ...notDeleted }, { $set: { isAnonymizing: true } }).exec();
  },

  /** What is left of its answers is stored. */
  markAnonymized: async (ticketId: string, anonymizedAt: Date): Promise<void> => {
    const unset = { lastAnswerAt: '', removedSubmissions: '', responseBytes: '', bytesCountedAt: '' };
    await model.updateOne({ _id: ticketId, ...notDeleted }, { $set: { anonymizedAt }, $unset: unset }).exec();
  },

  /** All of it is done. */
  dropAnonymizing: async (ticketId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $unset: { isAnonymizing: '' } }).exec();
  },

  /** A page of a teacher's tickets that have answers, with their questions. */
  answeredOf: (
    teacherId: string,
    after: string,
    limit: number,
  ): Promise<Pick<TicketReplica, '_id' | 'questions' | 'responseNumber'>[]> =>
    model
      .find(
        { teacherId, _id: { $gt: after }, responseNumber: { $gt: 0 }, anonymizedAt: null, ...notDeleted },
        { questions: 1, responseNumber: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<TicketReplica, '_id' | 'questions' | 'responseNumber'>[]>()
      .exec(),

  /** Of these tickets, those that were deleted, are anonymous or had a response removed. */
  findUncommon: (ticketIds: readonly string[]): Promise<UncommonTicket[]> => {
    const uncommon = [{ deletedAt: { $ne: null } }, { anonymizedAt: { $ne: null } }, { removals: { $gt: 0 } }];
    return model
      .find({ _id: { $in: ticketIds }, $or: uncommon }, { deletedAt: 1, anonymizedAt: 1, removals: 1 })
      .lean<UncommonTicket[]>()
      .exec();
  },

  /** Increments the number of removals and returns it. Counting one twice is harmless. */
  countRemoval: async (ticketId: string): Promise<number | undefined> => {
    const counted = await model
      .findOneAndUpdate(
        { _id: ticketId, ...notDeleted },
        { $inc: { removals: 1 } },
        { returnDocument: 'after', projection: { removals: 1 } },
      )
      .lean<Pick<TicketReplica, 'removals'>>()
      .exec();
    return counted?.removals;
  },

  /** Records the submission id of a removed response; it reveals nothing about the pupil. The latest are kept. */
  addRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    const added = { $each: [submissionId], $slice: -limits.responsesPerTicket };
    const without = { _id: ticketId, removedSubmissions: { $ne: submissionId }, ...notDeleted };
    await model.updateOne(without, { $push: { removedSubmissions: added } }).exec();
  },

  /** Forgets the submission id of a restored response. */
  dropRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $pull: { removedSubmissions: submissionId } }).exec();
  },

  /** Reduces a ticket to its tombstone. */
  tombstone: async (ticketId: string, now: Date): Promise<void> => {
    const nothing = { teacherId: '-', version: 0, isAccepting: false, expiresAt: now, questions: [] };
    const gone = { ...nothing, isLocked: true, responseNumber: 0, deletedAt: now };
    const counted = { responseBytes: '', bytesCountedAt: '', removals: '', removedSubmissions: '' };
    const unset = { ...counted, lastAnswerAt: '', isAnonymizing: '', anonymizedAt: '' };
    await model.updateOne({ _id: ticketId }, { $set: gone, $unset: unset }, { upsert: true }).exec();
  },
});

export type TicketReplicas = ReturnType<typeof createTicketReplicas>;
