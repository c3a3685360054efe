import { markDeleted, notDeleted, withEvents, withNewestEvent } from '@exit-tickets/bus';
import type { EventEnvelope, QuestionTally } from '@exit-tickets/contracts';
import { duplicateKeyOf, inBatchesWhileBusy } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { type ListQuery, listFilter, sortOf } from './list-query.ts';
import { anHourAfter, type TakenSlot } from './pins/slots.ts';
import type { TicketDocument } from './ticket.model.ts';
import type { ComparedStoredTicket, ShownStoredTicket, StoredTicket, TicketChange } from './ticket.ts';

/** Which unique value another ticket has already. */
export type Taken = 'pin_taken' | 'slot_taken';

const takenIn = (error: unknown): Taken | undefined => {
  const key = duplicateKeyOf(error) ?? [];
  if (key.includes('pin')) return 'pin_taken';
  return key.includes('openSlot') || key.includes('hourSlot') ? 'slot_taken' : undefined;
};

/** The condition in every query: neither deleted, nor a leftover that only reserves a PIN. */
const alive = { ...notDeleted, isOnlyPin: null };
/** The leftover of a deleted ticket until its PIN's cooldown ends. It holds nothing that anyone typed. */
const pinReservation = {
  isOnlyPin: true,
  isActive: false,
  title: '-',
  className: null,
  totalStudents: null,
  titleKey: '',
  classKey: '',
  searchText: '',
  questions: [],
  materialId: null,
  rightAnswers: null,
  judged: null,
  originId: null,
  openSlot: null,
};
const notShared = { shareHash: 1, sharedUntil: 1 } as const;
/** Batch size for reading all tickets; the longest have some 100 kB each. */
const batchSize = 25;
/** Batch size for a list that is being sent. */
const portionSize = 10;
const asFound = { 'questions.guide': 0, 'questions.origin': 0, rightAnswers: 0, searchText: 0, outbox: 0 } as const;
const asListed = { ...asFound, judged: 0 } as const;
const { rightAnswers: _, ...asShown } = asListed;

type ListedPlace = Pick<StoredTicket, '_id' | 'createdAt' | 'titleKey' | 'classKey'>;

/** A ticket with how its answers fell. */
export type CountedTicket = Pick<StoredTicket, '_id' | 'title' | 'className' | 'createdAt' | 'judged'>;

/** A count of responses, and the number of removals it includes. */
interface ResponseCount {
  ticketId: string;
  responseCount: number;
  removals?: number | undefined;
}

/** With equal removals, counts only rise; a count with more removals always wins. */
const countUpdates = ({ ticketId, responseCount, removals }: ResponseCount) => {
  const older = { $or: [{ responseRemovals: null }, { responseRemovals: { $lt: removals } }] };
  const replace = {
    updateOne: {
      filter: { _id: ticketId, ...alive, ...older },
      update: { $set: { responseCount, responseRemovals: removals } },
    },
  };
  const raise = {
    updateOne: {
      filter: { _id: ticketId, ...alive, responseRemovals: removals ?? null },
      update: { $max: { responseCount } },
    },
  };
  return removals === undefined ? [raise] : [replace, raise];
};

/** Tickets of one write: one batch of the outbox relay. */
const maxCounts = 100;

/** Tickets of a deleted account that are deleted at the same time. */
const deletedTogether = 50;

/** What copies of one ticket are compared by. */
const asCompared = {
  title: 1,
  className: 1,
  classKey: 1,
  createdAt: 1,
  responseCount: 1,
  judged: 1,
  'questions.id': 1,
  'questions.type': 1,
  'questions.text': 1,
  'questions.options': 1,
  'questions.correctAnswer': 1,
} as const;

type CopyOfClass = Pick<StoredTicket, '_id' | 'className' | 'classKey'>;

/** The first one is the oldest, and the only one that does not say what it is a copy of. */
const findCopies = async <Copy>(
  model: Model<TicketDocument>,
  { teacherId, originId }: { teacherId: string; originId: string },
  fields: Partial<Record<string, 1>>,
  limit: number,
): Promise<Copy[]> => {
  const found = await Promise.all(
    [{ originId }, { _id: originId }].map((which) =>
      model
        .find({ teacherId, isArchived: false, ...alive, ...which }, fields)
        .sort(sortOf('newest'))
        .limit(limit)
        .lean<Copy[]>()
        .exec(),
    ),
  );
  return found.flat().slice(0, limit);
};

/** Every query of this service on tickets, named by purpose. */
export type TicketRepository = ReturnType<typeof createTicketRepository>;

export const createTicketRepository = (model: Model<TicketDocument>) => ({
  find: (id: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, ...alive })
      .lean<StoredTicket>()
      .exec(),

  findOfTeacher: (id: string, teacherId: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, teacherId, ...alive })
      .lean<StoredTicket>()
      .exec(),

  /** How the answers to these tickets of a teacher fell. */
  findCounted: (teacherId: string, ids: readonly string[]): Promise<CountedTicket[]> =>
    model
      .find({ _id: { $in: ids }, teacherId, ...alive }, { title: 1, className: 1, createdAt: 1, judged: 1 })
      .lean<CountedTicket[]>()
      .exec(),

  /** Tickets that hold one of these PINs, without the guides to their questions. */
  findByPins: (pins: readonly string[]): Promise<ShownStoredTicket[]> =>
    model
      .find({ pin: { $in: pins }, holdsPin: true, ...alive }, asShown)
      .lean<ShownStoredTicket[]>()
      .exec(),

  /** Every ticket of every teacher. */
  all: async function* (): AsyncGenerator<StoredTicket> {
    yield* model.find(alive, { outbox: 0 }).lean<StoredTicket>().cursor({ batchSize });
  },

  /** Which of these tickets exist. */
  findExisting: async (ids: readonly string[]): Promise<string[]> => {
    const found = await model.find({ _id: { $in: ids }, ...alive }, { _id: 1 }).lean<Pick<StoredTicket, '_id'>[]>();
    return found.map(({ _id }) => _id);
  },

  /** Up to so many places of a list, in its order. */
  places: (query: ListQuery, limit: number, now: Date): Promise<ListedPlace[]> =>
    model
      .find({ ...alive, ...listFilter(query, now) }, { createdAt: 1, titleKey: 1, classKey: 1 })
      .sort(sortOf(query.sort))
      .limit(limit)
      // One batch per page: later batches would be read and checked again.
      .batchSize(limit)
      .lean<ListedPlace[]>()
      .exec(),

  /** These tickets in this order, without the guides to their questions, read a few at a time; of a search with their tallies. */
  inOrder: async function* (ids: readonly string[], hasTallies: boolean): AsyncGenerator<ShownStoredTicket> {
    for (let from = 0; from < ids.length; from += portionSize) {
      const portion = ids.slice(from, from + portionSize);
      const found = await model
        .find({ _id: { $in: portion }, ...alive }, hasTallies ? asFound : asListed)
        .lean<ShownStoredTicket[]>()
        .exec();
      const byId = new Map(found.map((ticket) => [ticket._id, ticket]));
      for (const id of portion) {
        const ticket = byId.get(id);
        if (ticket) yield ticket;
      }
    }
  },

  /** The total of a list over all pages. */
  countOfList: ({ before: _, ...query }: ListQuery, now: Date): Promise<number> =>
    model.countDocuments({ ...alive, ...listFilter(query, now) }).exec(),

  /** The classes of the newest tickets in a list, each with its sort key. */
  classesOf: (
    list: { teacherId: string; isArchived: boolean },
    limit: number,
  ): Promise<Pick<StoredTicket, 'className' | 'classKey'>[]> =>
    model
      .find({ ...list, ...alive }, { _id: 0, className: 1, classKey: 1 })
      .sort(sortOf('newest'))
      .limit(limit)
      .batchSize(limit)
      .lean<Pick<StoredTicket, 'className' | 'classKey'>[]>()
      .exec(),

  /** Up to so many of the tickets that are copies of this one, it included, and not archived: the newest first. */
  copiesOf: (teacherId: string, originId: string, limit: number): Promise<ComparedStoredTicket[]> =>
    findCopies<ComparedStoredTicket>(model, { teacherId, originId }, asCompared, limit),

  /** Of the same tickets their classes alone. */
  classesOfCopies: (teacherId: string, originId: string, limit: number): Promise<CopyOfClass[]> =>
    findCopies<CopyOfClass>(model, { teacherId, originId }, { className: 1, classKey: 1 }, limit),

  /** A page of the ids of a teacher's tickets, after this one. */
  idsOfTeacher: async (teacherId: string, after: string | undefined, limit: number): Promise<string[]> => {
    const found = await model
      .find({ teacherId, ...alive, _id: { $gt: after ?? '' } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<StoredTicket, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  },

  /** What these tickets are called, as far as they are this teacher's. */
  titlesOf: async (
    teacherId: string,
    ids: readonly string[],
  ): Promise<{ id: string; title: string; className: string | null }[]> => {
    const found = await model
      .find({ _id: { $in: ids }, teacherId, ...alive }, { title: 1, className: 1 })
      .lean<Pick<StoredTicket, '_id' | 'title' | 'className'>[]>()
      .exec();
    return found.map(({ _id: id, title, className }) => ({ id, title, className }));
  },

  /** Some of a teacher's tickets; empty when none is left. */
  someOfTeacher: (teacherId: string): Promise<StoredTicket[]> =>
    model
      .find({ teacherId, ...alive })
      .limit(deletedTogether)
      .lean<StoredTicket[]>()
      .exec(),

  /** Removes the owner from the leftovers of deleted tickets. */
  disown: async (teacherId: string): Promise<void> => {
    const nobodys = { teacherId: '-', openSlot: null, hourSlot: null, hourSlotFreeAt: null };
    const isDeleted = { $or: [{ deletedAt: { $ne: null } }, { isOnlyPin: true }] };
    await model.updateMany({ teacherId, ...isDeleted }, { $set: nobodys }).exec();
  },

  usesMaterial: async ({ id, ticketId }: { id: string; ticketId: string }): Promise<boolean> =>
    (await model.exists({ _id: ticketId, materialId: id })) !== null,

  /** The tickets that have one of the teacher's slots: all that are open, and at most as many as there are slots. */
  idsWithSlot: async (teacherId: string): Promise<string[]> => {
    const found = await model
      .find({ teacherId, openSlot: { $gte: 0 } }, { _id: 1 })
      .lean<Pick<StoredTicket, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  },

  /** The slots that a teacher's tickets occupy. */
  openSlots: async (teacherId: string): Promise<TakenSlot[]> => {
    const found = await model
      .find({ teacherId, openSlot: { $gte: 0 } }, { openSlot: 1, expiresAt: 1 })
      .lean<{ openSlot: number; expiresAt: Date }[]>()
      .exec();
    return found.map(({ openSlot, expiresAt }) => ({ slot: openSlot, until: expiresAt }));
  },

  hourSlots: async (teacherId: string): Promise<TakenSlot[]> => {
    const found = await model
      .find({ teacherId, hourSlot: { $gte: 0 } }, { hourSlot: 1, hourSlotFreeAt: 1 })
      .lean<{ hourSlot: number; hourSlotFreeAt: Date }[]>()
      .exec();
    return found.map(({ hourSlot, hourSlotFreeAt }) => ({ slot: hourSlot, until: hourSlotFreeAt }));
  },

  /**
   * Releases slots of tickets that expired or opened an hour ago. After the clock was set back, no slot stays taken for
   * more than an hour from now.
   */
  releaseSlots: async (teacherId: string, now: Date): Promise<void> => {
    const openSlot = { $gte: 0 };
    const hourSlot = { $gte: 0 };
    const latest = anHourAfter(now);
    await model.bulkWrite([
      { updateMany: { filter: { teacherId, openSlot, expiresAt: { $lte: now } }, update: { openSlot: null } } },
      { updateMany: { filter: { teacherId, hourSlot, hourSlotFreeAt: { $lte: now } }, update: { hourSlot: null } } },
      {
        updateMany: {
          filter: { teacherId, hourSlot, hourSlotFreeAt: { $gt: latest } },
          update: { hourSlotFreeAt: latest },
        },
      },
    ]);
  },

  /** How many tickets a teacher has, archived ones included. Both counts only read the index of lists. */
  countOfTeacher: async (teacherId: string): Promise<number> => {
    const count = (isArchived: boolean) => model.countDocuments({ teacherId, isArchived, ...alive }).exec();
    const [current, archived] = await Promise.all([count(false), count(true)]);
    return current + archived;
  },

  heldPins: (): Promise<string[]> => model.distinct('pin', { holdsPin: true }).exec(),

  /**
   * Releases expired PIN reservations and removes the leftovers of deleted tickets. A ticket whose deletion is not
   * published yet keeps its PIN until then: without it, nothing would find the leftover.
   */
  releasePins: async (now: Date): Promise<void> => {
    const isOver = { holdsPin: true, pinFreeAt: { $lte: now } };
    await model.deleteMany({ ...isOver, isOnlyPin: true, outbox: { $size: 0 } }).exec();
    await model.updateMany({ ...isOver, isOnlyPin: null }, { $set: { holdsPin: false } }).exec();
  },

  /** Stores a new ticket with its event, unless another ticket has its id, its PIN or one of its slots. */
  insert: async (ticket: StoredTicket, event: EventEnvelope): Promise<'saved' | 'id_taken' | Taken> => {
    try {
      await model.insertOne({ ...ticket, outbox: [event] });
      return 'saved';
    } catch (error) {
      const taken = duplicateKeyOf(error)?.includes('_id') ? 'id_taken' : takenIn(error);
      if (taken) return taken;
      throw error;
    }
  },

  /**
   * Stores a change with its event in one write, unless the ticket was changed, locked or lost its PIN since it was
   * read.
   */
  save: async (
    read: StoredTicket,
    change: TicketChange,
    event: EventEnvelope,
  ): Promise<'saved' | 'outdated' | Taken> => {
    const asRead = {
      _id: read._id,
      version: read.version,
      lockedAt: read.lockedAt,
      holdsPin: read.holdsPin,
      ...alive,
    };
    try {
      const result = await model
        .updateOne(asRead, { $set: { ...change, version: read.version + 1 }, ...withNewestEvent(event) })
        .exec();
      return result.matchedCount === 1 ? 'saved' : 'outdated';
    } catch (error) {
      const taken = takenIn(error);
      if (taken) return taken;
      throw error;
    }
  },

  /** Locks the questions if the ticket is open and still has this version. */
  lock: (id: string, version: number, now: Date): Promise<StoredTicket | null> =>
    model
      .findOneAndUpdate(
        {
          _id: id,
          version,
          isActive: true,
          isAnalyzed: false,
          isArchived: false,
          expiresAt: { $gt: now },
          ...alive,
        },
        { $set: { lockedAt: now } },
        { returnDocument: 'after' },
      )
      .lean<StoredTicket>()
      .exec(),

  /** Gives a ticket this link and no other; false where the teacher has no such ticket. Nobody else is told. */
  share: async (id: string, teacherId: string, shareHash: string, sharedUntil: Date): Promise<boolean> => {
    const { matchedCount } = await model
      .updateOne({ _id: id, teacherId, ...alive }, { $set: { shareHash, sharedUntil } })
      .exec();
    return matchedCount === 1;
  },

  unshare: async (id: string, teacherId: string): Promise<boolean> => {
    const { matchedCount } = await model.updateOne({ _id: id, teacherId, ...alive }, { $unset: notShared }).exec();
    return matchedCount === 1;
  },

  /** How many other tickets of a teacher have a link that is good. */
  countShared: (teacherId: string, except: string, now: Date): Promise<number> =>
    model.countDocuments({ teacherId, sharedUntil: { $gt: now }, _id: { $ne: except }, ...alive }).exec(),

  findShared: (shareHash: string, now: Date): Promise<StoredTicket | null> =>
    model
      .findOne({ shareHash, sharedUntil: { $gt: now }, ...alive })
      .lean<StoredTicket>()
      .exec(),

  setResponseCount: inBatchesWhileBusy(async (counts: readonly ResponseCount[]) => {
    await model.bulkWrite(counts.flatMap(countUpdates));
    return counts.map(() => undefined);
  }, maxCounts),

  /** Stores how its answers fell, unless a newer count is there. */
  setTallies: async (ticketId: string, judged: { version: number; tallies: QuestionTally[] }): Promise<void> => {
    const older = { $or: [{ judged: null }, { 'judged.version': { $lt: judged.version } }] };
    const filter = { _id: ticketId, ...alive, ...older, 'judged.isFinal': { $ne: true } };
    await model.updateOne(filter, { $set: { judged } }).exec();
  },

  /** Stores how its answers fell before they were deleted; no later count replaces it. */
  setFinalTallies: async (ticketId: string, tallies: QuestionTally[]): Promise<void> => {
    const judged = { version: 0, tallies, isFinal: true };
    await model.updateOne({ _id: ticketId, ...alive, 'judged.isFinal': { $ne: true } }, { $set: { judged } }).exec();
  },

  /**
   * Deletes a ticket with its event; the outbox removes the document after publishing. Until its PIN's cooldown ends,
   * an empty leftover reserves the PIN, so that a late pupil does not land in another class.
   */
  delete: async (ticket: StoredTicket, pinFreeAt: Date, now: Date, event: EventEnvelope): Promise<boolean> => {
    const isReserved = ticket.holdsPin && pinFreeAt > now;
    const deletion = isReserved
      ? { $set: { ...pinReservation, pinFreeAt }, $unset: notShared, ...withEvents(event) }
      : markDeleted(now, event);
    const asRead = { _id: ticket._id, holdsPin: ticket.holdsPin, ...alive };
    const result = await model.updateOne(asRead, deletion).exec();
    return result.matchedCount === 1;
  },
});
