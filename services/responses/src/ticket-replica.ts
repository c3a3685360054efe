import { notDeleted } from '@exit-tickets/bus';
import { limits, type StudentQuestion, studentQuestion, type TicketSnapshot } from '@exit-tickets/contracts';
import { inBatchesWhileBusy } from '@exit-tickets/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** What this service knows of a ticket, from its events: enough to take answers while tickets or the bus are down. */
export interface TicketReplica {
  _id: string;
  teacherId: string;
  version: number;
  isAccepting: boolean;
  expiresAt: Date;
  /** What checking answers needs: no answer key, no guide. */
  questions: StudentQuestion[];
  /** Its questions are final: a first response was let in. */
  isLocked: boolean;
  /** The last number that a response was admitted with; 0 before the first. */
  responseNumber: number;
  /** Bytes of the text of all responses that are not erased; missing before the first. */
  responseBytes?: number;
  /** When the stored ones were last added up. */
  bytesCountedAt?: Date;
  /** How often a response was removed; the version of the count (design section 6). Missing while none was. */
  removals?: number;
  /** What removed responses were sent as, so that a late repetition stores none of them again. */
  removedSubmissions?: string[];
  /** A deleted ticket leaves its id behind for a while, so that a late event does not bring it back. */
  deletedAt?: Date;
}

/** A response may be stored: under this number, if its answers fit these questions. */
export type Admission = Pick<TicketReplica, 'questions' | 'responseNumber' | 'removedSubmissions'>;

/** A ticket that counting its responses must know of. */
type UncommonTicket = Pick<TicketReplica, '_id' | 'deletedAt' | 'removals'>;

const tombstoneDays = 30;
/** A ticket that is full is not added up again for each response that is refused. */
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
    deletedAt: { type: Date, expires: tombstoneDays * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'response_tickets' },
);

export const ticketReplicaModel = (database: Connection): Model<TicketReplica> =>
  database.model<TicketReplica>('TicketReplica', schema);

/** As the driver reads it. */
type Stored = Omit<TicketReplica, 'deletedAt'> & { deletedAt?: Date | null };

/** A response that asks to be let in. */
interface Asked {
  ticketId: string;
  now: Date;
  /** Of its text. */
  bytes: number;
}

/** The ticket has room left for so many bytes. */
const roomFor = (bytes: number) => ({ responseBytes: { $not: { $gt: limits.responseBytesPerTicket - bytes } } });

const createAdmit = (model: Model<TicketReplica>) => {
  // By the driver alone: every response of a class comes through here.
  const collection = model.db.collection<Stored>(model.collection.name);

  /** Allocates the next numbers, if the ticket is open, its questions are final and there is as much room left. */
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
        ...notDeleted,
      },
      { $inc: { responseNumber: count, responseBytes: bytes } },
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
    // There may be room left for some of them.
    for (const each of asked.toSorted((a, b) => a.bytes - b.bytes)) {
      const alone = await allocate(ticketId, [each]);
      if (!alone) break;
      admitted.set(each, alone);
    }
    return admitted;
  };

  /** One write a ticket, for all that came in while the writes before were in flight, whatever their tickets. */
  const admitTogether = async (asked: readonly Asked[]): Promise<Promise<Admission | undefined>[]> => {
    const byTicket = new Map(
      [...Map.groupBy(asked, ({ ticketId }) => ticketId)].map(([id, ofTicket]) => [id, admitToTicket(id, ofTicket)]),
    );
    return asked.map(async (each) => (await byTicket.get(each.ticketId))?.get(each));
  };

  return inBatchesWhileBusy(admitTogether, limits.responsesPerTicket);
};

/** Every query of replicas, named by what it is for. */
export const createTicketReplicas = (model: Model<TicketReplica>) => ({
  find: (ticketId: string): Promise<TicketReplica | null> =>
    model
      .findOne({ _id: ticketId, ...notDeleted })
      .lean<TicketReplica>()
      .exec(),

  /** Takes a newer snapshot; an older or repeated one, or one of a deleted ticket, changes nothing. */
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

  /** Allocates the next number; together for all who ask meanwhile. Nothing when the ticket takes no more, or not yet. */
  admit: createAdmit(model),

  /** Takes a number back that nothing was stored under. One that is no longer the last stays free until all are allocated. */
  giveBack: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseNumber }, { $inc: { responseNumber: -1 } }).exec();
  },

  /** Takes the room of a response that is stored under a number that was left free; false when there is none. */
  takeRoom: async (ticketId: string, bytes: number): Promise<boolean> => {
    const taken = await model
      .updateOne({ _id: ticketId, ...roomFor(bytes) }, { $inc: { responseBytes: bytes } })
      .exec();
    return taken.matchedCount > 0;
  },

  /** Takes the room of a response back that was not stored, or is erased. */
  giveBackRoom: async (ticketId: string, bytes: number): Promise<void> => {
    await model
      .updateOne({ _id: ticketId, responseBytes: { $gte: bytes } }, { $inc: { responseBytes: -bytes } })
      .exec();
  },

  /** Whoever is given how many bytes are reserved may add up what is stored; nobody else for a while. */
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

  /** Corrects the bytes, unless some were reserved or given back meanwhile. */
  setBytes: async (ticketId: string, reserved: number, responseBytes: number): Promise<void> => {
    await model.updateOne({ _id: ticketId, responseBytes: reserved }, { $set: { responseBytes } }).exec();
  },

  /** Numbers up to this one are stored: a counter that lies behind (its document was lost and made anew) catches up. */
  raiseResponseNumber: async (ticketId: string, responseNumber: number): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $max: { responseNumber } }).exec();
  },

  /** All tickets that were not deleted. */
  all: async function* (): AsyncGenerator<Pick<TicketReplica, '_id' | 'removals'>> {
    yield* model.find(notDeleted, { removals: 1 }).lean<Pick<TicketReplica, '_id' | 'removals'>>().cursor();
  },

  /** Of these tickets those that were deleted, or had a response removed. */
  findUncommon: (ticketIds: readonly string[]): Promise<UncommonTicket[]> => {
    const uncommon = [{ deletedAt: { $ne: null } }, { removals: { $gt: 0 } }];
    return model
      .find({ _id: { $in: ticketIds }, $or: uncommon }, { deletedAt: 1, removals: 1 })
      .lean<UncommonTicket[]>()
      .exec();
  },

  /** Counts a removal; gives how many there were. Counted twice it is only newer still. */
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

  /** Keeps what a removed response was sent as: an id that says nothing of its pupil. The latest are kept. */
  addRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    const added = { $each: [submissionId], $slice: -limits.responsesPerTicket };
    const without = { _id: ticketId, removedSubmissions: { $ne: submissionId }, ...notDeleted };
    await model.updateOne(without, { $push: { removedSubmissions: added } }).exec();
  },

  /** The response is back: a repetition finds it. */
  dropRemovedSubmission: async (ticketId: string, submissionId: string): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $pull: { removedSubmissions: submissionId } }).exec();
  },

  /** Leaves nothing of a ticket but that it was deleted. */
  tombstone: async (ticketId: string, now: Date): Promise<void> => {
    const nothing = { teacherId: '-', version: 0, isAccepting: false, expiresAt: now, questions: [] };
    const gone = { ...nothing, isLocked: true, responseNumber: 0, deletedAt: now };
    const unset = { responseBytes: '', bytesCountedAt: '', removals: '', removedSubmissions: '' };
    await model.updateOne({ _id: ticketId }, { $set: gone, $unset: unset }, { upsert: true }).exec();
  },
});

export type TicketReplicas = ReturnType<typeof createTicketReplicas>;
